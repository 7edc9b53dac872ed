/** Form values by field. An absent field was removed, such as a certificate. */
export type Values = Readonly<Record<string, unknown>>;

export interface Comparison<V> {
  /** Groups of fields that only make sense together, such as a country and its state. */
  readonly together?: readonly (readonly string[])[] | undefined;
  /** Maps values to the form in which they are compared; fields that it omits never differ. */
  readonly comparable?: ((values: V) => Values) | undefined;
}

export interface Merge<V> {
  /** The changes of both sides; mine where both changed a field. */
  readonly values: V;
  /** Fields that only the other side changed. */
  readonly taken: readonly string[];
  /** Groups of fields that both sides changed differently. */
  readonly overlaps: readonly (readonly string[])[];
}

/** Three-way merge: the common base, the values typed here, and the values saved elsewhere meanwhile. */
export function mergeValues<V extends Values>(
  base: V,
  mine: V,
  theirs: V,
  { together = [], comparable = (values) => values }: Comparison<V> = {},
): Merge<V> {
  const [before, here, there] = [comparable(base), comparable(mine), comparable(theirs)];
  const taken: string[] = [];
  const overlaps: (readonly string[])[] = [];
  for (const names of groupsOf([theirs, mine], together)) {
    const same = (one: Values, other: Values) => names.every((name) => isSameValue(one[name], other[name]));
    if (same(before, there)) continue;
    if (same(before, here)) taken.push(...names);
    else if (!same(here, there)) overlaps.push(names);
  }
  return { values: takeFields(mine, theirs, taken), taken, overlaps };
}

/** Returns `values` with the named fields taken from `from`. */
export function takeFields<V extends Values>(values: V, from: V, names: readonly string[]): V {
  const result: Record<string, unknown> = { ...values };
  for (const name of names) {
    if (from[name] === undefined) delete result[name];
    else result[name] = from[name];
  }
  return result as V;
}

export function isSame<V extends Values>(one: V, other: V, comparison: Comparison<V> = {}): boolean {
  const { taken, overlaps } = mergeValues(one, one, other, comparison);
  return taken.length + overlaps.length === 0;
}

/** Deep comparison of JSON values; an absent entry equals an undefined one. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue((one as Values)[name], (other as Values)[name]));
}

function groupsOf(sides: readonly Values[], together: readonly (readonly string[])[]) {
  const names = new Set(sides.flatMap((side) => Object.keys(side)));
  return [...new Set([...names].map((name) => together.find((group) => group.includes(name)) ?? [name]))];
}
