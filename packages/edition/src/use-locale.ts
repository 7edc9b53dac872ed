import { useEdition, useLanguage } from './use-edition.tsx';

/** Returns the BCP 47 tag for Intl: the edition's own in its root language, otherwise the current language. */
export function useLocale(): string {
  const edition = useEdition();
  const language = useLanguage();
  return language === edition.language ? edition.locale : language;
}
