/** An inclusive range; one side may be open. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** How a range is said in the language that is being shown. */
export interface RangeWords {
  readonly number: (value: number) => string;
  readonly between: (min: string, max: string) => string;
  readonly from: (min: string) => string;
  readonly upTo: (max: string) => string;
}

/** A range in words, a single number when both ends meet, nothing when both are open. An end that is no number is open. */
export function rangeLabel(range: NumberRange | undefined, words: RangeWords): string | undefined {
  const min = knownEnd(range?.min);
  const max = knownEnd(range?.max);
  if (min === undefined) return max === undefined ? undefined : words.upTo(words.number(max));
  if (max === undefined) return words.from(words.number(min));
  if (min === max) return words.number(min);
  return words.between(words.number(Math.min(min, max)), words.number(Math.max(min, max)));
}

/** What was imported or typed may hold what is no number, or null. */
function knownEnd(end: number | undefined): number | undefined {
  return Number.isFinite(end) ? end : undefined;
}
