import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '../bed/checkout.ts';

/** A search with the grades that people gave to products: 2 exactly what was asked for, 1 partly, 0 not. */
export interface JudgedSearch {
  readonly query: string;
  /** By the product's id in the data. */
  readonly grades: ReadonlyMap<string, number>;
}

const folder = join(sharedData, 'search-judgements');
const judgements = join(folder, 'judgements.tsv');

/** The files to import, those of the judged products last; none where the data does not lie beside the checkout. */
export function judgedFiles(): string[] {
  const files = [join(sharedData, 'products.ndjson.gz'), join(folder, 'products.ndjson.gz')];
  return [...files, judgements].every((file) => existsSync(file)) ? files : [];
}

export function readJudgedSearches(): JudgedSearch[] {
  const searches = new Map<string, Map<string, number>>();
  for (const line of readFileSync(judgements, 'utf8').split('\n').slice(1)) {
    const [query = '', product = '', grade = ''] = line.split('\t');
    if (query === '') continue;
    const grades = searches.get(query) ?? new Map<string, number>();
    searches.set(query, grades.set(product, Number(grade)));
  }
  return [...searches].map(([query, grades]) => ({ query, grades }));
}
