/** Gain by grade: wrong, partly right, exactly right. */
const gains = [0, 0.5, 1];
const depth = 10;

/** NDCG of the first ten hits, from 0 to 1; unjudged hits gain nothing. */
export function ndcg(grades: ReadonlyMap<string, number>, found: readonly string[]): number {
  const ideal = [...grades.values()].sort((a, b) => b - a);
  const best = discounted(ideal);
  return best === 0 ? 0 : discounted(found.map((id) => grades.get(id) ?? 0)) / best;
}

/** The same for the judged hits alone. */
export function condensedNdcg(grades: ReadonlyMap<string, number>, found: readonly string[]): number {
  return ndcg(
    grades,
    found.filter((id) => grades.has(id)),
  );
}

function discounted(grades: readonly number[]): number {
  return grades.slice(0, depth).reduce((sum, grade, at) => sum + (gains[grade] ?? 0) / Math.log2(at + 2), 0);
}
