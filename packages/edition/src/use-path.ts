import { languagePath } from './language-path.ts';
import { useEdition, useLanguage } from './use-edition.tsx';

/** A function that puts a page's path (`/industries`) under the language that is being shown. */
export function usePath(): (path: string) => string {
  const edition = useEdition();
  const language = useLanguage();
  return (path) => languagePath(edition, language, path);
}
