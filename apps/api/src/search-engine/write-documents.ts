import { setImmediate } from 'node:timers/promises';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { buildDocument, type DocumentWords } from './build-document.ts';
import { filterMarks } from './filter-marks.ts';
import { companyMark, readSearchables, type Searchable } from './read-searchables.ts';
import type { SearchKind } from './search-engine.ts';

const batchSize = 500;

interface SearchDocument extends Searchable, DocumentWords {}

/** Reads rows by their ids and writes their documents; gives back the words they use. */
export async function writeDocuments(
  db: Kysely<Database>,
  kind: SearchKind,
  ids: string[],
  onBatch?: (done: number) => void,
): Promise<Set<string>> {
  const vocabulary = new Set<string>();
  let ready: SearchDocument[] = [];
  for (let from = 0; from < ids.length || ready.length > 0; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = batch.length > 0 ? await readSearchables[kind](db, batch) : [];
    if (rows.length < batch.length) await deleteMissing(db, kind, batch, rows);
    // The words of one batch are cut while the server writes the one before.
    const writing = upsertDocuments(db, kind, ready);
    await setImmediate();
    const next = rows.map(makeDocument);
    await writing;
    if (ready.length > 0) onBatch?.(Math.min(from, ids.length));
    for (const document of next) for (const word of document.vocabulary) vocabulary.add(word);
    ready = next;
  }
  return vocabulary;
}

function makeDocument(row: Searchable): SearchDocument {
  return { ...row, ...buildDocument({ ...row, marks: [...row.marks, ...filterMarks(row)] }) };
}

async function deleteMissing(db: Kysely<Database>, kind: SearchKind, ids: string[], rows: Searchable[]) {
  const found = new Set(rows.map(({ id }) => id));
  await deleteDocuments(
    db,
    kind,
    ids.filter((id) => !found.has(id)),
  );
}

/** Remembers words for typos and beginnings. They are never forgotten: a stale one only finds nothing. */
export async function learnWords(db: Kysely<Database>, kind: SearchKind, words: Set<string>): Promise<void> {
  // In one order everywhere, so that two writers cannot wait for each other.
  const sorted = [...words].sort();
  for (let from = 0; from < sorted.length; from += 20_000) {
    await sql`
      insert into search_word (kind, length, word)
      select ${kind}, char_length(word), word from unnest(${sorted.slice(from, from + 20_000)}::text[]) as word
      on conflict do nothing`.execute(db);
  }
}

export async function deleteDocuments(db: Kysely<Database>, kind: SearchKind, ids: string[]): Promise<void> {
  await sql`delete from search_document where kind = ${kind} and id = any(${ids}::text[])`.execute(db);
}

/** Products whose document no longer says their company's name or country. */
export async function findStaleProducts(db: Kysely<Database>, businessIds: string[]): Promise<string[]> {
  const companies = await db
    .selectFrom('business')
    .select(['id', 'company_name', 'country'])
    .where('id', '=', sql<string>`any(${businessIds}::text[])`)
    .execute();
  const { rows } = await sql<{ id: string }>`
    select document.id
    from unnest(
      ${companies.map(({ id }) => id)}::text[],
      ${companies.map(({ country }) => country ?? '')}::text[],
      ${companies.map(({ company_name }) => `'${companyMark(company_name)}'`)}::text[]
    ) as company (id, country, mark)
    join product on product.business_id = company.id
    join search_document as document on document.kind = 'product' and document.id = product.id
    where document.country <> company.country or not document.words @@ company.mark::tsquery`.execute(db);
  return rows.map(({ id }) => id);
}

async function upsertDocuments(
  db: Kysely<Database>,
  kind: SearchKind,
  documents: SearchDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const column = (read: (document: SearchDocument) => string) => documents.map(read);
  await sql`
    insert into search_document (kind, id, registered_at, business_type, country, industry_id, heads, words)
    select ${kind}, id, registered_at, business_type, country, industry_id, heads::tsvector, words::tsvector
    from unnest(
      ${column(({ id }) => id)}::text[],
      ${column(({ registeredAt }) => registeredAt)}::timestamptz[],
      ${column(({ businessType }) => businessType)}::text[],
      ${column(({ country }) => country)}::text[],
      ${column(({ industry }) => industry)}::text[],
      ${column(({ heads }) => heads)}::text[],
      ${column(({ words }) => words)}::text[]
    ) as document (id, registered_at, business_type, country, industry_id, heads, words)
    on conflict (kind, id) do update set
      registered_at = excluded.registered_at, business_type = excluded.business_type,
      country = excluded.country, industry_id = excluded.industry_id,
      heads = excluded.heads, words = excluded.words`.execute(db);
}
