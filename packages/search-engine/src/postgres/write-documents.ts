import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import { buildDocument } from '../documents/build-document.ts';
import { readCompaniesOnce } from '../documents/company-facets.ts';
import { marksOf } from '../documents/filter-marks.ts';
import { readSearchables, type Searchable } from '../documents/read-searchables.ts';
import type { Recipe } from '../documents/recipe.ts';
import type { SearchKind } from '../search-engine.ts';
import { nameWords } from './name-beginnings.ts';
import { headsText, lexemesText } from './tsvector.ts';
import { deleteDocuments, insertWords, upsertDocuments } from './write-documents.sql.ts';

/** Words of so many rows are cut at once, while the process answers nobody else. */
const batchSize = 100;

export interface Writing {
  readonly kind: SearchKind;
  readonly catalog: CatalogNames;
  readonly recipe: Recipe;
  readonly onBatch?: (done: number) => void;
}

/** Reads rows by their ids and writes their documents; those of rows that are not there any more go. Gives back the words they use. */
export async function writeDocuments(
  db: Kysely<Database>,
  ids: readonly string[],
  { kind, recipe, catalog, onBatch }: Writing,
): Promise<Set<string>> {
  const vocabulary = new Set<string>();
  const sources = { catalog, readCompanies: readCompaniesOnce(db) };
  const fields = kind === 'business' ? { ...recipe.fields, ...recipe.fieldsOfCompanies } : recipe.fields;
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = await readSearchables[kind](db, batch, sources);
    const found = new Set(rows.map(({ id }) => id));
    const missing = batch.filter((id) => !found.has(id));
    if (missing.length > 0) await deleteDocuments.run(db, { kind, ids: missing });
    const documents = rows.map((row) => makeDocument(row, kind, { ...recipe, fields }));
    for (const document of documents) for (const word of document.vocabulary) vocabulary.add(word);
    if (documents.length > 0) await upsertDocuments.run(db, { kind, documents });
    onBatch?.(from + batch.length);
  }
  return vocabulary;
}

function makeDocument(row: Searchable, kind: SearchKind, recipe: Recipe) {
  const facetMarks = marksOf(kind, row.filters);
  const { title = [], model = [] } = row.texts;
  const words = buildDocument(row, recipe);
  return {
    ...row,
    vocabulary: words.vocabulary,
    heads: headsText(row, words, recipe.positions),
    words: lexemesText([...facetMarks, ...words.lexemes]),
    /** Of its facets, between spaces. */
    facetMarks: facetMarks.join(' '),
    /** Text form of a tsvector: the words of its names as they are written. Beginnings of a model's number suggest the product, not its company. */
    nameWords: nameWords(kind === 'product' ? [...row.productNames, ...title, ...model] : title),
  };
}

/** Remembers words for typos and beginnings. They are never forgotten: a stale one only finds nothing. */
export async function learnWords(db: Kysely<Database>, kind: SearchKind, words: Set<string>): Promise<void> {
  // In one order everywhere, so that two writers cannot wait for each other.
  const sorted = [...words].sort();
  for (let from = 0; from < sorted.length; from += 20_000) {
    await insertWords.run(db, { kind, words: sorted.slice(from, from + 20_000) });
  }
}
