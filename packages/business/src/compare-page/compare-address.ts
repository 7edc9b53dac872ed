import type { CompareKind } from '@wbn/cards/compare/compare-path.ts';
import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';

/** What the address of a comparison asks for. */
export interface CompareAddress {
  readonly kind: CompareKind;
  /** As many as fit, each once. */
  readonly ids: readonly string[];
  /** The address names more than fit. */
  readonly tooMany: boolean;
  /** How many names in it are no ids. */
  readonly unreadable: number;
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads `/compare?products=id,id` or `?businesses=id,id`; where both are given, products. */
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
