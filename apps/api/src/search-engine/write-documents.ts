import { setImmediate } from 'node:timers/promises';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { buildDocument, type DocumentWords } from './build-document.ts';
import { marksOf } from './filter-marks.ts';
import { nameWords } from './name-beginnings.ts';
import { readSearchables, type Searchable } from './read-searchables.ts';
import type { Recipe } from './recipe.ts';
import type { SearchKind } from './search-engine.ts';
import { shelfMark } from './shelf.ts';
import { deleteDocuments, insertWords, upsertDocuments } from './write-documents.sql.ts';

const batchSize = 500;

interface SearchDocument extends Searchable, DocumentWords {
  /** Of its facets, between spaces. */
  readonly facetMarks: string;
  /** Text form of a tsvector: the words of its names as they are written. */
  readonly nameWords: string;
}

/** Reads rows by their ids and writes their documents; gives back the words they use. */
export async function writeDocuments(
  db: Kysely<Database>,
  kind: SearchKind,
  ids: string[],
  recipe: Recipe,
  onBatch?: (done: number) => void,
): Promise<Set<string>> {
  const vocabulary = new Set<string>();
  let ready: SearchDocument[] = [];
  for (let from = 0; from < ids.length || ready.length > 0; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = batch.length > 0 ? await readSearchables[kind](db, batch) : [];
    if (rows.length < batch.length) await deleteMissing(db, kind, batch, rows);
    // The words of one batch are cut while the server writes the one before.
    const writing = ready.length > 0 ? upsertDocuments.run(db, { kind, documents: ready }) : undefined;
    await setImmediate();
    const next = rows.map((row) => makeDocument(kind, row, recipe));
    await writing;
    if (ready.length > 0) onBatch?.(Math.min(from, ids.length));
    for (const document of next) for (const word of document.vocabulary) vocabulary.add(word);
    ready = next;
  }
  return vocabulary;
}

function makeDocument(kind: SearchKind, row: Searchable, recipe: Recipe): SearchDocument {
  const facetMarks = marksOf(kind, row.filters);
  const marks = [...row.marks, ...facetMarks, shelfMark(row.completeness, row.id)];
  const { title = [], model = [] } = row.texts;
  return {
    ...row,
    ...buildDocument({ ...row, marks }, recipe),
    facetMarks: facetMarks.join(' '),
    nameWords: nameWords([row.productName ?? '', ...title, ...model]),
  };
}

async function deleteMissing(db: Kysely<Database>, kind: SearchKind, ids: string[], rows: Searchable[]) {
  const found = new Set(rows.map(({ id }) => id));
  await deleteDocuments.run(db, { kind, ids: ids.filter((id) => !found.has(id)) });
}

/** Remembers words for typos and beginnings. They are never forgotten: a stale one only finds nothing. */
export async function learnWords(db: Kysely<Database>, kind: SearchKind, words: Set<string>): Promise<void> {
  // In one order everywhere, so that two writers cannot wait for each other.
  const sorted = [...words].sort();
  for (let from = 0; from < sorted.length; from += 20_000) {
    await insertWords.run(db, { kind, words: sorted.slice(from, from + 20_000) });
  }
}
