import { setImmediate } from 'node:timers/promises';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { buildDocument, type DocumentWords } from './build-document.ts';
import { type ReadCompanies, readCompaniesOnce } from './company-facets.ts';
import { marksOf } from './filter-marks.ts';
import { nameWords } from './name-beginnings.ts';
import { readSearchables, type Searchable } from './read-searchables.ts';
import type { Recipe } from './recipe.ts';
import type { SearchKind } from './search-engine.ts';
import { createFrontCheck, frontMark, type ShareOf, shelfMarks } from './shelf.ts';
import { deleteDocuments, insertDocuments, insertWords, upsertDocuments } from './write-documents.sql.ts';

const batchSize = 500;

interface SearchDocument extends Searchable, DocumentWords {
  /** Of its facets, between spaces. */
  readonly facetMarks: string;
  /** Text form of a tsvector: the words of its names as they are written. */
  readonly nameWords: string;
}

export interface Writing {
  readonly kind: SearchKind;
  readonly recipe: Recipe;
  /** Of the marks that say where a document stands. */
  readonly shareOf: ShareOf;
  readonly onBatch?: (done: number) => void;
  /** Takes the documents in place of the table of the kind. */
  readonly emptyTable?: string;
}

/** Reads rows by their ids and writes their documents; gives back the words they use. */
export async function writeDocuments(
  db: Kysely<Database>,
  ids: string[],
  { kind, recipe, shareOf, onBatch, emptyTable }: Writing,
): Promise<Set<string>> {
  const vocabulary = new Set<string>();
  const readCompanies = readCompaniesOnce(db);
  const fields = kind === 'business' ? { ...recipe.fields, ...recipe.fieldsOfCompanies } : recipe.fields;
  const make = { kind, recipe: { ...recipe, fields }, isInFront: createFrontCheck(shareOf) };
  const read = (from: number) => readBatch(db, kind, ids.slice(from, from + batchSize), readCompanies);
  const write = (ready: SearchDocument[]) =>
    emptyTable
      ? insertDocuments.run(db, { kind, documents: ready, table: emptyTable })
      : upsertDocuments.run(db, { kind, documents: ready });
  let rows = await read(0);
  let documents: SearchDocument[] = [];
  // The words of one batch are cut while the server writes the one before and reads the next.
  for (let from = 0; from < ids.length + batchSize; from += batchSize) {
    const [, next, made] = await Promise.all([
      documents.length > 0 ? write(documents) : 0,
      read(from + batchSize),
      makeDocuments(rows, make),
    ]);
    if (from > 0) onBatch?.(Math.min(from, ids.length));
    for (const document of made) for (const word of document.vocabulary) vocabulary.add(word);
    documents = made;
    rows = next;
  }
  return vocabulary;
}

/** The rows of these ids; the documents of those that are not there any more go. */
async function readBatch(
  db: Kysely<Database>,
  kind: SearchKind,
  ids: string[],
  readCompanies: ReadCompanies,
): Promise<Searchable[]> {
  if (ids.length === 0) return [];
  const rows = await readSearchables[kind](db, ids, readCompanies);
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) await deleteDocuments.run(db, { kind, ids: missing });
  return rows;
}

interface Making extends Pick<Writing, 'kind' | 'recipe'> {
  readonly isInFront: ReturnType<typeof createFrontCheck>;
}

/** Lets the connection send and receive between some and the next. */
async function makeDocuments(rows: readonly Searchable[], make: Making): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % 50 === 0) await setImmediate();
    documents.push(makeDocument(row, make));
  }
  return documents;
}

function makeDocument(row: Searchable, { kind, recipe, isInFront }: Making): SearchDocument {
  const facetMarks = marksOf(kind, row.filters);
  const shelves = shelfMarks(row.completeness, row.id);
  const marks = [...row.marks, ...facetMarks, ...shelves, ...(isInFront(shelves) ? [frontMark] : [])];
  const { title = [], model = [] } = row.texts;
  return {
    ...row,
    ...buildDocument({ ...row, marks }, recipe),
    facetMarks: facetMarks.join(' '),
    // Beginnings of a model's number suggest the product, not its company.
    nameWords: nameWords(row.productName === undefined ? title : [row.productName, ...title, ...model]),
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
