import { mergeValues, takeFields, type Values } from '../edit-business/merge-values.ts';
import { comparable, type ProductValues } from './product-values.ts';

/** What is decided on together: half a price, or a category of another industry, would mean nothing. */
const fieldGroups = {
  name: ['name'],
  description: ['description'],
  model: ['model'],
  brand: ['brand'],
  ean: ['ean'],
  keywords: ['keywords'],
  trade: ['industry', 'category', 'subCategory'],
  price: ['amount', 'currency', 'unit'],
  leadTime: ['leadTime'],
  stock: ['stock'],
  specs: ['specs'],
  photos: ['photos'],
  videos: ['videos'],
} as const satisfies Record<string, readonly (keyof ProductValues)[]>;

export type FieldGroup = keyof typeof fieldGroups;

export interface Merged {
  /** Both people's changes; where both changed the same, mine. */
  readonly values: ProductValues;
  /** What both changed, and differently. */
  readonly conflicts: readonly FieldGroup[];
}

/** Puts two people's changes of the same version together. */
export function mergeProduct(base: ProductValues, mine: ProductValues, theirs: ProductValues): Merged {
  const sides = [base, mine, theirs].map((side): Values => comparable(side)) as [Values, Values, Values];
  const { taken, overlaps } = mergeValues(...sides, Object.values(fieldGroups));
  const both = new Set(overlaps.flat());
  const groups = Object.keys(fieldGroups) as FieldGroup[];
  return {
    values: take(mine, theirs, taken),
    conflicts: groups.filter((group) => fieldGroups[group].some((name) => both.has(name))),
  };
}

/** `values` with one group as it is in `from`. */
export function withGroup(values: ProductValues, group: FieldGroup, from: ProductValues): ProductValues {
  return take(values, from, fieldGroups[group]);
}

function take(values: ProductValues, from: ProductValues, names: readonly string[]): ProductValues {
  return takeFields<ProductValues & Values>({ ...values }, { ...from }, names);
}
