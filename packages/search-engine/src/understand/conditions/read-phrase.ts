import { contractManufacturingCodes } from '@wbn/contract/search/facet-values.ts';
import { facetPrefix, paymentMark, stockMark } from '../../documents/filter-marks.ts';
import type { Found, Requirement } from './condition.ts';
import { findPhrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Ranges of the minimum order that small buyers can meet. */
const lowMinimumOrders = ['-1', '2-10', '11-100'];

/** Requirements that a fixed phrase names, by kind in the table of phrases. */
const requirements: Readonly<Record<string, (value: string) => Requirement | undefined>> = {
  filler: () => undefined,
  verified: (value) => ofFacet('verified', [value]),
  stock: () => ({ kind: 'stock', values: [], marks: [stockMark] }),
  minimumOrder: () => ofFacet('minimumOrder', lowMinimumOrders),
  oem: (value) =>
    ofFacet(
      'contractManufacturing',
      contractManufacturingCodes.filter((code) => code === value),
    ),
  payment: (value) => ({ kind: 'payment', values: [value], marks: [paymentMark(value)] }),
};

/** Reads fixed phrases: 'in stock', 'private label', 'accepts L/C', and words that fall away: 'I am looking for'. */
export function readPhrase(_: string, tokens: readonly Token[], at: number): Found | undefined {
  const isEdge = at === 0 || at === tokens.length - 1;
  const phrase = findPhrase(
    tokens,
    at,
    ({ kind, value }) => kind in requirements && (value !== 'end' || isEdge),
  );
  return (
    phrase && { count: phrase.count, requirement: requirements[phrase.meaning.kind]?.(phrase.meaning.value) }
  );
}

function ofFacet(
  facet: 'verified' | 'minimumOrder' | 'contractManufacturing',
  values: readonly string[],
): Requirement {
  return { kind: facet, facet, values, marks: values.map((value) => `${facetPrefix(facet)}${value}`) };
}
