/** An inclusive range; either end may be open. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Phrases for a range in the current language. */
export interface RangeWords {
  readonly number: (value: number) => string;
  readonly between: (min: string, max: string) => string;
  readonly from: (min: string) => string;
  readonly upTo: (max: string) => string;
}

/**
 * Formats a range: a single number when both ends are equal, undefined when both are open. An end that is no number
 * counts as open.
 */
export function rangeLabel(range: NumberRange | undefined, words: RangeWords): string | undefined {
  const min = knownEnd(range?.min);
  const max = knownEnd(range?.max);
  if (min === undefined) return max === undefined ? undefined : words.upTo(words.number(max));
  if (max === undefined) return words.from(words.number(min));
  if (min === max) return words.number(min);
  return words.between(words.number(Math.min(min, max)), words.number(Math.max(min, max)));
}

/** Imported or stored data may contain null or NaN. */
function knownEnd(end: number | undefined): number | undefined {
  return Number.isFinite(end) ? end : undefined;
}
