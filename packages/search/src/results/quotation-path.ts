import type { SearchAddress } from './search-address.ts';
import type { SearchOutcome } from './search-outcome.ts';

/** With fewer results than this, a search offers to ask suppliers. */
const few = 5;

/**
 * Returns the path of the form for a request for quotation, filled in with the words and filters of a search that found
 * nothing or little; undefined for other searches. Without language (RFQ-01).
 */
export function quotationPath(address: SearchAddress, outcome: SearchOutcome): string | undefined {
  if (outcome.failed || outcome.mode === 'user' || address.page > 1) return undefined;
  const { search, countries, certificate, industry } = address;
  const category = address.category[0] ?? outcome.recognised?.category?.id ?? industry[0];
  const isThin = (outcome.full ?? outcome.total) < few;
  if (!isThin || (search === '' && category === undefined)) return undefined;
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(countries.length > 0 && { countries: countries.join(',') }),
    ...(certificate.length > 0 && { certificate: certificate.join(',') }),
  });
  return `/request-quotation?${parameters}`;
}
