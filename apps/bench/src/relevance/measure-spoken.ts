import type { BenchEngine } from '../harness/search-engines.ts';
import { printFigure } from '../measure.ts';
import type { DemoWorldSearch } from './judged-searches.ts';
import { ndcg } from './ndcg.ts';

/** What a search finds: ids of the judged set, and how many of them, the first ones, are called full matches. */
export interface Told {
  readonly ids: readonly string[];
  readonly full: number;
  /** The reply says both that nothing matches and how many match. */
  readonly contradicts: boolean;
}

export type AskTold = (search: DemoWorldSearch) => Promise<Told>;

/** Prints how well searches are answered as buyers speak: the order, and which hits are called full matches. */
export async function printSpoken(
  { name: engine }: BenchEngine,
  searches: readonly DemoWorldSearch[],
  ask: AskTold,
): Promise<void> {
  for (const kind of ['company', 'product'] as const) {
    const answers: Answer[] = [];
    for (const search of searches.filter((one) => one.kind === kind))
      answers.push({ grades: search.grades, ...(await ask(search)) });
    const graded = answers.filter(({ grades }) => grades.size > 0);
    const answerable = graded.filter(({ grades }) => [...grades.values()].includes(2));
    const nowhere = answers.filter(({ grades }) => grades.size === 0);
    const full = graded.flatMap((answer) => fullOf(answer).map((id) => answer.grades.has(id)));
    printFigure({
      ...{ bench: 'relevance', name: 'demo world, spoken', engine, kind, searches: graded.length },
      ndcg10: mean(graded.map(({ grades, ids }) => ndcg(grades, ids))),
      rightButNotFull: mean(answerable.map((answer) => Number(!hasRight(answer)))),
      fullAreRight: mean(full.map(Number)),
      soldByNobody: nowhere.length,
      calledFull: nowhere.filter((answer) => answer.full > 0).length,
      contradictions: answers.filter(({ contradicts }) => contradicts).length,
    });
  }
}

interface Answer extends Told {
  readonly grades: ReadonlyMap<string, number>;
}

const fullOf = ({ ids, full }: Told) => ids.slice(0, full);

const hasRight = (answer: Answer) => fullOf(answer).some((id) => answer.grades.get(id) === 2);

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
