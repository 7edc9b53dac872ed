import { type Kysely, sql } from 'kysely';

/** Surrogate keys of what a changed row is shown on, by table; `changed` are the rows. */
const keysOf = {
  business: `select 'business:' || id as key from changed`,
  business_certificate: `select 'business:' || business_id as key from changed`,
  business_member: `select 'business:' || business_id as key from changed union select 'user:' || user_id from changed`,
  product: `select 'product:' || id as key from changed union select 'business:' || business_id from changed`,
  reaction_summary: `select 'product:' || resource_id as key from changed`,
  user_profile: `select 'user:' || id as key from changed`,
};

/**
 * Every write of what pages show notifies `page_purge` in its own transaction: surrogate keys parted by spaces, or `*` for
 * everything where one statement changes more than a notification holds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, keys] of Object.entries(keysOf)) {
    const tell = sql.id(`tell_purges_of_${table}`);
    await sql`
      create function ${tell}() returns trigger language plpgsql as $$
      declare
        keys text[];
      begin
        select array_agg(distinct key) into keys from (${sql.raw(keys)}) as shown;
        if cardinality(keys) > 0 then
          perform pg_notify('page_purge', case when cardinality(keys) > 100 then '*' else array_to_string(keys, ' ') end);
        end if;
        return null;
      end $$`.execute(db);
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql`
        create trigger ${sql.id(`purge_after_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed for each statement execute function ${tell}()`.execute(
        db,
      );
  }
}
