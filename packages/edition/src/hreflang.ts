import { editionLocale } from './edition-locale.ts';
import type { Language } from './language.ts';
import { headquarters, type NetworkSite, networkSite } from './network.ts';

/**
 * Returns the hreflang tag of a site in a language: language and country, `es-CL`, with the script where the site has its own, `zh-Hant-HK`. Headquarters, for readers from
 * anywhere, has only the language, so that tags are unique although two sites share a country.
 */
export function hreflangOf({ id, country }: Pick<NetworkSite, 'id' | 'country'>, language: Language): string {
  if (id === headquarters) return language;
  return language === networkSite(id).language ? editionLocale(id, language) : `${language}-${country}`;
}
