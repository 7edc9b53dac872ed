import { mostNamedCompanies } from '@wbn/contract/quotations/quotation-limits.ts';
import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { SearchAddress } from './search-address.ts';
import { countFull, type FoundOutcome, type SearchOutcome } from './search-outcome.ts';

/** With fewer results than this, a search offers to ask suppliers. */
const few = 5;

/**
 * Returns the path of the form for a request for quotation, filled in with the words and filters of a search that found
 * nothing or little, and with the companies that it found; undefined for other searches. Without language (RFQ-01, RFQ-07).
 */
export function quotationPath(address: SearchAddress, outcome: SearchOutcome): string | undefined {
  if (outcome.failed || outcome.mode === 'user' || address.page > 1) return undefined;
  const { search, industry } = address;
  const { category: named, conditions = [] } = outcome.recognised ?? {};
  const category = address.category[0] ?? named?.id ?? industry[0];
  const valuesOf = (name: FacetName) =>
    conditions.flatMap(({ filter }) => (filter?.name === name ? filter.values : []));
  const countries = [...new Set([...address.countries, ...valuesOf('countries')])];
  const certificate = [...new Set([...address.certificate, ...valuesOf('certificates')])];
  const isThin = countFull(outcome).count < few;
  if (!isThin || (search === '' && category === undefined)) return undefined;
  const found = companiesOf(outcome).slice(0, mostNamedCompanies);
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(countries.length > 0 && { countries: countries.join(',') }),
    ...(certificate.length > 0 && { certificate: certificate.join(',') }),
    ...(found.length > 0 && { found: found.join(',') }),
  });
  return `/request-quotation?${parameters}`;
}

/** The ids of the companies that a search found, or whose products it found. */
function companiesOf(outcome: Exclude<FoundOutcome, { readonly mode: 'user' }>): string[] {
  return [...new Set(outcome.results.map(({ businessProfile }) => businessProfile.businessID))];
}
