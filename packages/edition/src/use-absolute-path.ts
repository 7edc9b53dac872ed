import { useHosts } from './use-edition.tsx';
import { usePath } from './use-path.ts';

/** Returns a function that turns a path (`/industries`) into a URL of this site in the current language. */
export function useAbsolutePath(): (path: string) => string {
  const hosts = useHosts();
  const pathInLanguage = usePath();
  return (path) => `${hosts.site}${pathInLanguage(path)}`;
}
