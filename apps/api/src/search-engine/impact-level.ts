/**
 * How much a word says in a document, kept in a tsvector: up to four positions with labels, which `ts_rank` with these weights gives
 * back as a number. Of the weights of one word PostgreSQL adds the greatest whole and each other divided by the square of its place.
 */
export const labelWeights = { D: 0.1, C: 0.2, B: 0.4, A: 0.7 } as const;

/** What `ts_rank` divides the sum for one word by. */
export const rankScale = 1.644_934_066_85;

type Label = keyof typeof labelWeights;

const labels = Object.keys(labelWeights) as Label[];

interface Level {
  readonly positions: string;
  readonly impact: number;
}

const levels: Level[] = labels
  .flatMap((one) => [
    [one],
    ...labels.flatMap((two) => [
      [one, two],
      ...labels.flatMap((three) => [[one, two, three], ...labels.map((four) => [one, two, three, four])]),
    ]),
  ])
  .map((given) => ({
    positions: given.map((label, at) => `${at + 1}${label}`).join(','),
    impact: impactOf(given),
  }))
  .sort((a, b) => a.impact - b.impact);

/** Positions for an impact from 0 to 1, as the text of a tsvector; undefined for what is too little to keep. */
export function impactPositions(impact: number): string | undefined {
  if (impact < labelWeights.D / 2) return undefined;
  const above = levels.findIndex((level) => level.impact >= impact);
  const [lower, upper] = [levels[above - 1] ?? levels.at(-1), levels[above] ?? levels.at(-1)];
  const isNearer = lower && upper && impact - lower.impact < upper.impact - impact;
  return (isNearer && above > 0 ? lower : upper)?.positions;
}

/** As `calc_rank_or` of PostgreSQL adds the positions of one word up. */
function impactOf(given: readonly Label[]): number {
  const weights: number[] = given.map((label) => labelWeights[label]);
  const greatest = Math.max(...weights);
  const at = weights.indexOf(greatest);
  return weights.reduce(
    (sum, weight, place) => sum + (place === at ? greatest : weight / (place + 1) ** 2),
    0,
  );
}
