import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Ways to what can be found: how much there is in each category, and names by the beginnings of their words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCategoryCounters(db);
  // Words as they are written: those of `words` are stems, which do not begin as what is typed does.
  await sql`alter table search_document add column names tsvector not null default ''`.execute(db);
  for (const kind of ['business', 'product'])
    await sql`create index ${sql.ref(`search_names_${kind}`)} on ${sql.table(`search_document_${kind}`)}
              using gin (names) with (fastupdate = off)`.execute(db);
}

/**
 * How many documents have the mark of each industry, category and sub-category (`=i0004`, `=g0004.02`, `=g0004.02.01`): what a search
 * narrowed to one of them finds. Kept as `search_count` is (migration 0002): changes are appended, readers add up.
 */
async function createCategoryCounters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_category_count (
      kind text not null,
      business_type text collate "C" not null,
      category_id text collate "C" not null,
      documents integer not null
    )`.execute(db);
  const marksOf = (rows: 'added' | 'gone', n: 1 | -1) => sql`
    select kind, business_type, substr(mark, 3) as category_id, ${sql.lit(n)} as n
    from ${sql.table(rows)}, unnest(marks) as mark where mark ~ '^=[gi]'`;
  const append = (changes: RawBuilder<unknown>) => sql`
    insert into search_category_count
      select kind, business_type, category_id, sum(n) from (${changes}) as change
      group by 1, 2, 3 having sum(n) <> 0`;
  const [added, gone] = [marksOf('added', 1), marksOf('gone', -1)];
  await sql`
    create function count_categories() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${append(added)};
      elsif tg_op = 'DELETE' then ${append(gone)};
      else ${append(sql`${added} union all ${gone}`)};
      end if;
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new table as added'],
    ['update', 'new table as added old table as gone'],
    ['delete', 'old table as gone'],
  ] as const)
    await sql`
      create trigger ${sql.id(`count_categories_after_${event}`)} after ${sql.raw(event)} on search_document
      referencing ${sql.raw(rows)} for each statement execute function count_categories()`.execute(db);

  await sql`
    create function compact_category_count() returns void language sql as $$
      with old as (delete from search_category_count where pg_try_advisory_xact_lock(7260231) returning *)
      insert into search_category_count
        select kind, business_type, category_id, sum(documents) from old
        group by 1, 2, 3 having sum(documents) <> 0
    $$`.execute(db);
}
