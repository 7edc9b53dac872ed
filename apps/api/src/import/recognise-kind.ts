import { BrokenFileError } from './broken-file-error.ts';
import type { Row } from './parse-rows.ts';

export const importKinds = ['companies', 'names', 'products'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Members that only one kind of file has. */
const telling: Record<ImportKind, string[]> = {
  companies: ['country', 'countryName', 'sector', 'sourceIndustry', 'industryGroup', 'marketCap'],
  names: ['altNames', 'officialName', 'wikidata', 'yearEstablished'],
  products: ['specs', 'brand', 'model', 'ean', 'price', 'released'],
};

/** Tells what a file holds by the members of its first rows. */
export function recogniseKind(rows: Row[]): ImportKind {
  const scores = importKinds.map((kind) => ({
    kind,
    score: rows.filter(({ values }) => values && telling[kind].some((member) => member in values)).length,
  }));
  // `countries` is a list in names files; products may have it too.
  const [first, second] = scores.sort((a, b) => b.score - a.score);
  if (first && second && first.score > second.score) return first.kind;
  if (rows.some(({ values }) => Array.isArray(values?.countries) && 'category' in values)) return 'names';
  throw new BrokenFileError(
    `its rows do not tell what they are: add --kind ${importKinds.join(', --kind ')}`,
  );
}
