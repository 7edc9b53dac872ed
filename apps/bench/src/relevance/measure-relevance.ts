import { printFigure } from '../measure.ts';
import { addTypo } from './add-typo.ts';
import type { JudgedSearch } from './judged-searches.ts';
import { condensedNdcg, ndcg } from './ndcg.ts';

/** Returns the first ten hits of a search, as ids of the data. */
export type Ask = (query: string) => Promise<readonly string[]>;

export interface Relevance {
  readonly ndcg10: number;
  readonly condensed: number;
  readonly judgedShare: number;
  /** Share of searches whose first hit has grade 2, among those with such an entry. */
  readonly firstRight: number;
  readonly zeroResults: number;
}

/** Number of misspellings per search. */
const slips = 3;

/** Measures all searches as they are. */
export async function measureClean(searches: readonly JudgedSearch[], ask: Ask): Promise<Relevance> {
  return measure(searches, (search) => ask(search.query));
}

/** Measures all searches with a long enough word, each with one wrong letter. */
export async function measureWithTypos(searches: readonly JudgedSearch[], ask: Ask): Promise<Relevance> {
  const turns = searches.flatMap((search) =>
    Array.from({ length: slips }, (_, turn) => ({ ...search, query: addTypo(search.query, turn) })).filter(
      ({ query }) => query !== search.query,
    ),
  );
  return measure(turns, (search) => ask(search.query));
}

/** Measures searches with the hits that `ask` returns. */
export async function measure<Search extends JudgedSearch>(
  searches: readonly Search[],
  ask: (search: Search) => Promise<readonly string[]>,
): Promise<Relevance> {
  const answers: { search: Search; found: readonly string[] }[] = [];
  for (const search of searches) answers.push({ search, found: await ask(search) });
  const judgeable = answers.filter(({ search }) => [...search.grades.values()].some((grade) => grade > 0));
  const shown = judgeable.flatMap(({ search, found }) => found.map((id) => search.grades.has(id)));
  const answerable = judgeable.filter(({ search }) => [...search.grades.values()].includes(2));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  return {
    ndcg10: mean(judgeable.map(({ search, found }) => ndcg(search.grades, found))),
    condensed: mean(judgeable.map(({ search, found }) => condensedNdcg(search.grades, found))),
    judgedShare: mean(shown.map(Number)),
    firstRight: mean(answerable.map(({ search, found }) => Number(search.grades.get(found[0] ?? '') === 2))),
    zeroResults: mean(answers.map(({ found }) => Number(found.length === 0))),
  };
}

export function printRelevance(name: string, typos: boolean, relevance: Relevance): void {
  printFigure({ bench: 'relevance', name, typos: typos ? 'one' : 'none', ...relevance });
}
