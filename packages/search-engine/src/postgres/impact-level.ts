/**
 * Stores the impact of a word in a tsvector as a few labelled positions, which `ts_rank` converts back with these weights. PostgreSQL adds
 * the greatest weight of a word in full and every other one divided by the square of its place.
 */
export const labelWeights = { D: 0.1, C: 0.2, B: 0.4, A: 0.7 } as const;

/** `ts_rank` divides the sum for one word by this. */
export const rankScale = 1.644_934_066_85;

export type Label = keyof typeof labelWeights;

const labels = Object.keys(labelWeights) as Label[];

interface Level {
  readonly positions: string;
  readonly impact: number;
}

const levelsByLength = new Map<number, Level[]>();

/** All impacts that a number of positions can express, lowest first, each by the fewest positions. */
function levelsOf(positions: number): Level[] {
  let levels = levelsByLength.get(positions);
  if (!levels) {
    const byImpact = new Map<string, Level>();
    let longest: Label[][] = [[]];
    for (let length = 1; length <= positions; length += 1) {
      longest = longest.flatMap((given) => labels.map((label) => [...given, label]));
      for (const given of longest) {
        const impact = impactOf(given);
        const key = impact.toFixed(6);
        const text = given.map((label, at) => `${at + 1}${label}`).join(',');
        if (!byImpact.has(key)) byImpact.set(key, { positions: text, impact });
      }
    }
    levels = [...byImpact.values()].sort((a, b) => a.impact - b.impact);
    levelsByLength.set(positions, levels);
  }
  return levels;
}

/** Converts an impact from 0 to 1 to positions in tsvector text; undefined when it is too small to store. */
export function impactPositions(impact: number, positions: number): string | undefined {
  if (impact < labelWeights.D / 2) return undefined;
  const levels = levelsOf(positions);
  let above = 0;
  for (let last = levels.length - 1; above < last; ) {
    const middle = (above + last) >> 1;
    if ((levels[middle]?.impact ?? 1) < impact) above = middle + 1;
    else last = middle;
  }
  const [lower, upper] = [levels[above - 1], levels[above]];
  const isNearer = lower && upper && impact - lower.impact < upper.impact - impact;
  return (isNearer ? lower : upper)?.positions;
}

/** Adds up positions like `calc_rank_or` in PostgreSQL. */
export function impactOf(given: readonly Label[]): number {
  const weights: number[] = given.map((label) => labelWeights[label]);
  const greatest = Math.max(...weights);
  const at = weights.indexOf(greatest);
  return weights.reduce(
    (sum, weight, place) => sum + (place === at ? greatest : weight / (place + 1) ** 2),
    0,
  );
}
