import { type Kysely, sql } from 'kysely';

/** Requests for help can ask for a plan of a company; what lists find is told to whoever keeps pages of lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The company may be deleted while its request is answered.
  await sql`
    alter table need_help_request
      add column upgrade_business_id text,
      add column upgrade_plan text check (upgrade_plan in ('gold', 'premium', 'platinum')),
      add check ((upgrade_business_id is null) = (upgrade_plan is null))`.execute(db);

  await sql`create index business_verified on business (business_type, country) where verified`.execute(db);
  await tellListPurges(db);
}

/**
 * What begins or ceases to be found notifies `list:<kind>` to `page_purge` (migration 0011). Only rows that are new or gone:
 * what was changed is told by its own key.
 */
async function tellListPurges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_list_purges() returns trigger language plpgsql as $$
    begin
      perform pg_notify('page_purge', 'list:' || kind) from (select distinct kind from changed) as found;
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.id(`purge_lists_after_${event}`)} after ${sql.raw(event)} on search_document
      referencing ${sql.raw(rows)} table as changed for each statement execute function tell_list_purges()`.execute(
      db,
    );
}
