import type { ProductSpec } from '@wbn/contract/business/product.ts';

/** Specifications with each key once, its values joined: catalogues repeat keys, tables must not. */
export function mergeSpecs(specs: readonly ProductSpec[]): ProductSpec[] {
  const values = new Map<string, string>();
  for (const { key, value } of specs) {
    const known = values.get(key);
    values.set(key, known === undefined ? value : `${known}, ${value}`);
  }
  return [...values].map(([key, value]) => ({ key, value }));
}
