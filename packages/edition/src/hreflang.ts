import type { Language } from './language.ts';
import { headquarters, type NetworkSite } from './network.ts';

/**
 * Tag of a site in a language among all sites: language and country, `es-CL`. Headquarters' site is for readers from
 * anywhere and carries the language alone: no tag stands twice, although two sites share a country.
 */
export function hreflangOf({ id, country }: Pick<NetworkSite, 'id' | 'country'>, language: Language): string {
  return id === headquarters ? language : `${language}-${country}`;
}
