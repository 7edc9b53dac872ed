/** What a form holds, by field. An absent field is one that was taken away, such as a certificate. */
export type Values = Readonly<Record<string, unknown>>;

/** Fields that mean something together only, such as a country and its state. */
export type Together = readonly (readonly string[])[];

export interface Merge<V> {
  /** Everything that one side alone has changed; mine where both have. */
  readonly values: V;
  /** Fields that only the others have changed. */
  readonly taken: readonly string[];
  /** Fields, by group, that both have changed and not in the same way. */
  readonly overlaps: readonly (readonly string[])[];
}

/** A merge of three: what both sides began from, what was typed here, and what somebody else has saved meanwhile. */
export function mergeValues<V extends Values>(
  base: V,
  mine: V,
  theirs: V,
  together: Together = [],
): Merge<V> {
  const merged: Record<string, unknown> = {};
  const taken: string[] = [];
  const overlaps: (readonly string[])[] = [];
  for (const names of groupsOf([theirs, mine], together)) {
    const same = (one: V, other: V) => names.every((name) => isSameValue(one[name], other[name]));
    const isTheirs = same(base, mine) && !same(base, theirs);
    if (isTheirs) taken.push(...names);
    else if (!same(base, theirs) && !same(mine, theirs)) overlaps.push(names);
    for (const name of names) setField(merged, name, (isTheirs ? theirs : mine)[name]);
  }
  return { values: merged as V, taken, overlaps };
}

/** Some fields as the others have them, the rest as they are. */
export function takeFields<V extends Values>(values: V, from: V, names: readonly string[]): V {
  const result: Record<string, unknown> = { ...values };
  for (const name of names) setField(result, name, from[name]);
  return result as V;
}

export function isSame(one: Values, other: Values): boolean {
  return groupsOf([one, other], []).every((names) =>
    names.every((name) => isSameValue(one[name], other[name])),
  );
}

/** Deep comparison of what JSON can hold; an absent entry is the same as an undefined one. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue((one as Values)[name], (other as Values)[name]));
}

function groupsOf(sides: readonly Values[], together: Together): (readonly string[])[] {
  const names = new Set(sides.flatMap((side) => Object.keys(side)));
  const groups = [...names].map((name) => together.find((group) => group.includes(name)) ?? [name]);
  return groups.filter((group, at) => groups.findIndex(([first]) => first === group[0]) === at);
}

function setField(values: Record<string, unknown>, name: string, value: unknown): void {
  if (value === undefined) delete values[name];
  else values[name] = value;
}
