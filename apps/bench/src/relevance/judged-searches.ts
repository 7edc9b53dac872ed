import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '../harness/checkout.ts';

/** A search with grades by people for possible hits: 2 exactly what was wanted, 1 partly, 0 not. */
export interface JudgedSearch {
  readonly query: string;
  /** By the id in the data. */
  readonly grades: ReadonlyMap<string, number>;
}

/** A judged search over companies or products of the demo world. */
export interface DemoWorldSearch extends JudgedSearch {
  readonly kind: 'company' | 'product';
  readonly language: string;
  /** For example `noun`, `model` or `place`. */
  readonly group: string;
}

const folder = join(sharedData, 'search-judgements');
const judgements = join(folder, 'judgements.tsv');
const demoWorldFolder = join(sharedData, 'search-judgements-demo-world');
const spokenFolder = join(sharedData, 'search-judgements-spoken');

/** The files to import, those of the judged products last; empty without the data beside the checkout. */
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

export function hasDemoWorldSearches(): boolean {
  return existsSync(demoWorldFolder) && existsSync(spokenFolder);
}

/** Reads the judged searches over the demo world that have judged entries. */
export function readDemoWorldSearches(): DemoWorldSearch[] {
  const grades = readTable('judgements.tsv');
  return readTable('queries.tsv').flatMap(([number, query = '', language = '', group = '']) =>
    (['company', 'product'] as const).flatMap((kind) => {
      const own = grades.filter(([of, kindOf]) => of === number && kindOf === kind);
      const byId = new Map(own.map(([, , id = '', , grade]) => [id, Number(grade)]));
      return byId.size > 0 ? [{ kind, query, language, group, grades: byId }] : [];
    }),
  );
}

/** Reads the searches as buyers speak, also those that nobody can answer, which have no grades. */
export function readSpokenSearches(): DemoWorldSearch[] {
  const grades = readTable('judgements.tsv', spokenFolder);
  return readTable('queries.tsv', spokenFolder).flatMap(
    ([number, query = '', language = '', group = '', asks]) =>
      (asks === 'companies' ? (['company'] as const) : (['company', 'product'] as const)).map((kind) => {
        const own = grades.filter(([of, kindOf]) => of === number && kindOf === kind);
        return {
          kind,
          query,
          language,
          group,
          grades: new Map(own.map(([, , id = '', , grade]) => [id, Number(grade)])),
        };
      }),
  );
}

/** Ids of the judged set by name; ids of the API change with each load. */
export function readDemoWorldIds(): ReadonlyMap<string, string> {
  return new Map(readTable('entities.tsv').map(([, id = '', name = '']) => [name, id]));
}

function readTable(name: string, from = demoWorldFolder): string[][] {
  const lines = readFileSync(join(from, name), 'utf8').trimEnd().split('\n');
  return lines.slice(1).map((line) => line.split('\t'));
}
