import type { Language } from './language.ts';
import { headquarters, type NetworkSite } from './network.ts';

/**
 * Returns the hreflang tag of a site in a language: language and country, `es-CL`. Headquarters, for readers from
 * anywhere, has only the language, so that tags are unique although two sites share a country.
 */
export function hreflangOf({ id, country }: Pick<NetworkSite, 'id' | 'country'>, language: Language): string {
  return id === headquarters ? language : `${language}-${country}`;
}
