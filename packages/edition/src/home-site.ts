import type { Edition } from './edition.ts';
import { type EditionId, headquarters, network } from './network.ts';

type LinkedEdition = Pick<Edition, 'id' | 'sisterSites'>;

/**
 * Returns the home site of a company, product or person: its page there is canonical, on other sites a copy. It is
 * the site of their country, otherwise headquarters' (whose country may also have a separate site), among the edition
 * and its sister sites.
 */
export function homeSiteOf(edition: LinkedEdition, country: string | undefined): EditionId {
  const circle = linkedSitesOf(edition);
  const sites = circle.filter((site) => site.country === country);
  const site = sites.find(({ id }) => id !== headquarters) ?? sites[0];
  if (site) return site.id;
  return circle.some(({ id }) => id === headquarters) ? headquarters : edition.id;
}

/** The edition of a country among all sites, by the same rule; `undefined` or a country without a site: that of the operator's seat. */
export function editionOfCountry(country: string | null | undefined): EditionId {
  const sites = network.filter((site) => site.country === country);
  return (sites.find(({ id }) => id !== headquarters) ?? sites[0])?.id ?? headquarters;
}

/**
 * Countries whose companies have their home on an edition: a list, or all except those of the sister sites (including
 * companies without a country).
 */
export type HomeCountries =
  | { readonly countries: readonly string[] }
  | { readonly exceptCountries: readonly string[] };

/** Returns the countries for which `homeSiteOf` is this edition. */
export function homeCountriesOf(edition: LinkedEdition): HomeCountries {
  const known = [...new Set(linkedSitesOf(edition).map(({ country }) => country))];
  const isOurs = (country: string | undefined) => homeSiteOf(edition, country) === edition.id;
  return isOurs(undefined)
    ? { exceptCountries: known.filter((country) => !isOurs(country)) }
    : { countries: known.filter(isOurs) };
}

function linkedSitesOf(edition: LinkedEdition) {
  return network.filter(({ id }) => id === edition.id || edition.sisterSites.includes(id));
}
