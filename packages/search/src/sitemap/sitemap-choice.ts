import type { HomeCountries } from '@wbn/edition/home-site.ts';

/** The countries of an edition as the sitemap calls take them. */
export function sitemapChoice(home: HomeCountries): { countries?: string; exceptCountries?: string } {
  if ('countries' in home) return { countries: home.countries.join(',') };
  return home.exceptCountries.length > 0 ? { exceptCountries: home.exceptCountries.join(',') } : {};
}
