import { useEdition, useLanguage } from './use-edition.tsx';

/** BCP 47 tag for Intl: the edition's own in its root language, else the language that is being shown. */
export function useLocale(): string {
  const edition = useEdition();
  const language = useLanguage();
  return language === edition.language ? edition.locale : language;
}
