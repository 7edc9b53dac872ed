/** What a form holds, by field. An absent field is one that was taken away, such as a certificate. */
export type Values = Readonly<Record<string, unknown>>;

export interface Comparison<V> {
  /** Fields that mean something together only, such as a country and its state. */
  readonly together?: readonly (readonly string[])[] | undefined;
  /** What makes two values of a field the same, where not all of it counts; fields that it leaves out never differ. */
  readonly comparable?: ((values: V) => Values) | undefined;
}

export interface Merge<V> {
  /** Everything that one side alone has changed; mine where both have. */
  readonly values: V;
  /** Fields that only the others have changed. */
  readonly taken: readonly string[];
  /** Fields, by group, that both have changed and not in the same way. */
  readonly overlaps: readonly (readonly string[])[];
}

/** A merge of three: what both sides began from, what was typed here, and what has been saved elsewhere meanwhile. */
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

/** Some fields as the others have them, the rest as they are. */
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

/** Deep comparison of what JSON can hold; an absent entry is the same as an undefined one. */
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
