/**
 * How much a word says in a document, kept in a tsvector: one or two positions with labels, which `ts_rank`
 * with these weights gives back as a number. PostgreSQL adds the greatest weight whole and another by its
 * place: one at position 1 whole, one at position 2 by a quarter.
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
  .flatMap((first) => [
    { positions: `1${first}`, impact: labelWeights[first] },
    ...labels.map((second) => ({
      positions: `1${first},2${second}`,
      impact:
        labelWeights[first] >= labelWeights[second]
          ? labelWeights[first] + labelWeights[second] / 4
          : labelWeights[first] + labelWeights[second],
    })),
  ])
  .sort((a, b) => a.impact - b.impact);

/** Positions for an impact from 0 to 1, as the text of a tsvector; undefined for what is too little to keep. */
export function impactPositions(impact: number): string | undefined {
  if (impact < labelWeights.D / 2) return undefined;
  let best = levels[0];
  for (const level of levels)
    if (best && Math.abs(level.impact - impact) < Math.abs(best.impact - impact)) best = level;
  return best?.positions;
}
