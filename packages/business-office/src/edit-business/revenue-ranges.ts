interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const [thousand, million] = [1_000, 1_000_000];

/** Ranges of annual revenue in US dollars, as the form offers them (BIZ-15). */
export const revenueRanges: readonly Range[] = [
  { max: 100 * thousand },
  { min: 100 * thousand, max: 500 * thousand },
  { min: 500 * thousand, max: million },
  { min: million, max: 2.5 * million },
  { min: 2.5 * million, max: 5 * million },
  { min: 5 * million, max: 10 * million },
  { min: 10 * million, max: 50 * million },
  { min: 50 * million, max: 100 * million },
  { min: 100 * million },
];

/** Returns the select value of a range: '1000000-2500000'; '' for none. */
export function revenueKey(range: Range | undefined): string {
  const { min, max } = range ?? {};
  if (min === undefined && max === undefined) return '';
  return `${min ?? ''}-${max ?? ''}`;
}

/** Returns the range of a select value. */
export function readRevenueKey(key: string): Range | undefined {
  const [min = '', max = ''] = key.split('-');
  if (min === '' && max === '') return undefined;
  return { ...(min !== '' && { min: Number(min) }), ...(max !== '' && { max: Number(max) }) };
}
