import { languagePath } from './language-path.ts';
import { useEdition, useLanguage } from './use-edition.tsx';

/** Returns a function that prefixes a path (`/industries`) with the current language. */
export function usePath(): (path: string) => string {
  const edition = useEdition();
  const language = useLanguage();
  return (path) => languagePath(edition, language, path);
}
