import { languageNames, languages } from '@wbn/edition/language.ts';
import { languagePath, splitLanguagePath } from '@wbn/edition/language-path.ts';
import { useEdition, useLanguage } from '@wbn/edition/use-edition.tsx';
import { useLocation } from 'react-router-dom';
import * as styles from './language-links.css.ts';

interface LanguageLinksProps {
  /** `row`: side by side; `column`: below each other. */
  readonly direction: keyof typeof styles.list;
}

/** Links to the page in each language (LAY-27). They load a new document, because it contains other texts. */
export function LanguageLinks({ direction }: LanguageLinksProps) {
  const edition = useEdition();
  const shown = useLanguage();
  const { pathname, search } = useLocation();
  const { path } = splitLanguagePath(edition, pathname);
  return (
    <ul className={styles.list[direction]}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={languagePath(edition, language, path) + search}
            lang={language}
            hrefLang={language}
            aria-current={language === shown ? 'true' : undefined}
            className={styles.language}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
