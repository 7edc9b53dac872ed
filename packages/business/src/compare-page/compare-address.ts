import type { CompareKind } from '@wbn/cards/compare/compare-path.ts';
import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';

/** What the address of a comparison says. */
export interface CompareAddress {
  readonly kind: CompareKind;
  /** Ids without duplicates, up to the limit. */
  readonly ids: readonly string[];
  /** The address contains more ids than the limit. */
  readonly tooMany: boolean;
  /** Number of invalid ids in the address. */
  readonly unreadable: number;
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses `/compare?products=id,id` or `?businesses=id,id`; products win when both are given. */
export function readCompareAddress(parameters: URLSearchParams): CompareAddress {
  const kind = parameters.has('products') || !parameters.has('businesses') ? 'products' : 'businesses';
  const named = new Set((parameters.get(kind) ?? '').toLowerCase().split(',').filter(Boolean));
  const ids = [...named].filter((name) => idPattern.test(name));
  return {
    kind,
    ids: ids.slice(0, comparedLimit),
    tooMany: ids.length > comparedLimit,
    unreadable: named.size - ids.length,
  };
}
