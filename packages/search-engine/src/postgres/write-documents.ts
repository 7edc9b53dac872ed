import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import { buildDocument } from '../documents/build-document.ts';
import { readCompaniesOnce } from '../documents/company-facets.ts';
import { marksOf } from '../documents/filter-marks.ts';
import { readSearchables, type Searchable } from '../documents/read-searchables.ts';
import type { Recipe } from '../documents/recipe.ts';
import type { SearchKind } from '../search-engine.ts';
import { nameWords } from './name-prefixes.ts';
import { headsText, lexemesText } from './tsvector.ts';
import { deleteDocuments, insertWords, upsertDocuments } from './write-documents.sql.ts';

/** Rows split at once, during which the process answers nothing else. */
const batchSize = 100;

export interface Writing {
  readonly kind: SearchKind;
  readonly catalog: CatalogNames;
  readonly recipe: Recipe;
  readonly onBatch?: (done: number) => void;
}

/** Reads rows by id and writes their documents; deletes those of missing rows. Returns the words used. */
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
    /** Marks of facets, separated by spaces. */
    facetMarks: facetMarks.join(' '),
    /** Words of names as written, as tsvector text. Model numbers suggest the product but not its company. */
    nameWords: nameWords(kind === 'product' ? [...row.productNames, ...title, ...model] : title),
  };
}

/** Stores words for typos and prefixes. They are never deleted: an outdated one just finds nothing. */
export async function saveVocabulary(
  db: Kysely<Database>,
  kind: SearchKind,
  words: Set<string>,
): Promise<void> {
  // Sorted, so that two writers cannot deadlock.
  const sorted = [...words].sort();
  for (let from = 0; from < sorted.length; from += 20_000) {
    await insertWords.run(db, { kind, words: sorted.slice(from, from + 20_000) });
  }
}
