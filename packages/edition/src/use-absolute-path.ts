import { useHosts } from './use-edition.tsx';
import { usePath } from './use-path.ts';

/** A function that makes a page's path (`/industries`) a whole address on this site, in the language shown. */
export function useAbsolutePath(): (path: string) => string {
  const hosts = useHosts();
  const pathInLanguage = usePath();
  return (path) => `${hosts.site}${pathInLanguage(path)}`;
}
