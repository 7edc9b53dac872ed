import { type Kysely, sql } from 'kysely';

/**
 * Of words that very many documents have, those that stand in front are looked through (`shelf.ts`). An index of their own is read in a
 * fraction of the time: that of all documents grows with the catalogue. Documents written from now on know whether they stand in front;
 * `pnpm reindex` writes the others anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ['business', 'product', 'user'])
    await sql`
      create index ${sql.ref(`search_front_${kind}`)} on ${sql.table(`search_document_${kind}`)}
      using gin (words) with (fastupdate = off) where words @@ '''=f'''::tsquery`.execute(db);
}
