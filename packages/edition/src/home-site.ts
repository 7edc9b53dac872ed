import type { Edition } from './edition.ts';
import { type EditionId, headquarters, network } from './network.ts';

type Circle = Pick<Edition, 'id' | 'sisterSites'>;

/**
 * The site that a company, product or person of a country is at home on: there its page is canonical, on the others
 * a copy. The site of its country; where there is none, headquarters' (whose own country may have a site of its own).
 * Only the edition itself and its sister sites count.
 */
export function homeSiteOf(edition: Circle, country: string | undefined): EditionId {
  const circle = circleOf(edition);
  const sites = circle.filter((site) => site.country === country);
  const site = sites.find(({ id }) => id !== headquarters) ?? sites[0];
  if (site) return site.id;
  return circle.some(({ id }) => id === headquarters) ? headquarters : edition.id;
}

/** Which countries are at home on an edition: some, or all but those of its sisters (and whoever names none). */
export type HomeCountries =
  | { readonly countries: readonly string[] }
  | { readonly exceptCountries: readonly string[] };

/** The other way round: the countries whose companies, products and people are at home on an edition. */
export function homeCountriesOf(edition: Circle): HomeCountries {
  const known = [...new Set(circleOf(edition).map(({ country }) => country))];
  const isOurs = (country: string | undefined) => homeSiteOf(edition, country) === edition.id;
  return isOurs(undefined)
    ? { exceptCountries: known.filter((country) => !isOurs(country)) }
    : { countries: known.filter(isOurs) };
}

function circleOf(edition: Circle) {
  return network.filter(({ id }) => id === edition.id || edition.sisterSites.includes(id));
}
