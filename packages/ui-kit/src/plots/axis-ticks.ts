/**
 * The ticks of an axis that starts at zero: whole, evenly spaced numbers (steps of 1, 2 or 5 times a power of ten), at
 * most six, of which the last is not below `most`.
 */
export function axisTicks(most: number): number[] {
  const rough = Math.max(1, most / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}
