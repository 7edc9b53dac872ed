import type { Language } from './language.ts';
import { type EditionId, networkSite } from './network.ts';

/** BCP 47 tag for numbers and dates: an edition's own in its root language, else the language (`en` on the Italian site). */
export function editionLocale(id: EditionId, language: Language): string {
  const site = networkSite(id);
  if (language !== site.language) return language;
  return 'locale' in site ? site.locale : `${language}-${site.country}`;
}
