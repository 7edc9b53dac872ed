import { type Kysely, sql } from 'kysely';

/**
 * Documents know by which facets they are narrowed (`marks`, the same lexemes that `words` has, small enough to stay in the row for
 * counting) and how good they are (`quality`, 0 to 100), which is their order where nobody has typed a word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_document
      add column quality smallint not null default 0,
      add column marks text[] collate "C" not null default '{}'`.execute(db);
  // By the time only the list of the newest is ordered now.
  for (const column of ['type', 'country', 'industry'])
    await sql`drop index ${sql.ref(`search_latest_by_${column}`)}`.execute(db);
  const order = sql`quality desc, registered_at desc, id desc`;
  await sql`create index search_best on search_document (${order})`.execute(db);
  await sql`create index search_best_by_type on search_document (business_type, ${order})`.execute(db);
  await sql`create index search_best_by_country on search_document (country, ${order})`.execute(db);
  await sql`create index search_best_by_industry on search_document (industry_id, ${order})`.execute(db);
  await sql`create index search_verified on search_document (${order}) where marks @> '{=v1}'`.execute(db);
  // Whose certificates have just expired, and who has not changed anything for a while, is looked for every day.
  await sql`create index business_certificate_expiry on business_certificate (expire_date)`.execute(db);
  for (const table of ['business', 'product'])
    await sql`create index ${sql.ref(`${table}_updated`)} on ${sql.table(table)} (updated_at)`.execute(db);
}
