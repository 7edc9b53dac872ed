import { type Kysely, sql } from 'kysely';

const kinds = ['business', 'product', 'user'] as const;

/**
 * What can be found. `words` holds every word of a document and is only ever read through its GIN index, so
 * it lives out of line; `heads` holds the few words that decide the rank and stays in the row. The filters
 * are lexemes of `words` too (`=tMA`, `=cAU`, `=i0002`), so that one index answers text and filters at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table business add column alternative_names text[] not null default '{}'`.execute(db);

  await sql`
    create table search_document (
      kind text not null check (kind in ('business', 'product', 'user')),
      id text collate "C" not null,
      registered_at timestamptz not null,
      business_type text collate "C" not null default '',
      country text collate "C" not null default '',
      industry_id text collate "C" not null default '',
      heads tsvector not null,
      words tsvector not null,
      primary key (kind, id)
    ) partition by list (kind)`.execute(db);

  for (const kind of kinds) {
    const table = sql.table(`search_document_${kind}`);
    await sql`create table ${table} partition of search_document for values in (${sql.lit(kind)})`.execute(
      db,
    );
    await sql`alter table ${table} alter column words set storage external`.execute(db);
    // Bulk loads switch fastupdate on and flush; everybody else must not search through a pending list.
    await sql`create index ${sql.ref(`search_words_${kind}`)} on ${table} using gin (words) with (fastupdate = off)`.execute(
      db,
    );
  }
  await sql`create index search_latest on search_document (registered_at desc, id desc)`.execute(db);
  await sql`create index search_latest_by_type on search_document (business_type, registered_at desc, id desc)`.execute(
    db,
  );
  await sql`create index search_latest_by_country on search_document (country, registered_at desc, id desc)`.execute(
    db,
  );
  await sql`create index search_latest_by_industry on search_document (industry_id, registered_at desc, id desc)`.execute(
    db,
  );

  // Words as people write them, for typos and beginnings; found by either half and by length.
  await sql`
    create table search_word (
      kind text not null,
      length smallint not null,
      word text collate "C" not null,
      primary key (kind, length, word)
    )`.execute(db);
  await sql`create index search_word_ending on search_word (kind, length, (reverse(word)))`.execute(db);
  await sql`create index search_word_beginning on search_word (kind, word)`.execute(db);

  await createCounters(db);
}

/**
 * How many documents there are by kind and filters, so that a list without text needs no count. Changes are
 * appended, never updated: a long import must not hold a lock that a member's own edit waits for. Reading
 * adds the rows up; `compact_search_count` joins them.
 */
async function createCounters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_count (
      kind text not null,
      business_type text collate "C" not null,
      country text collate "C" not null,
      industry_id text collate "C" not null,
      documents integer not null
    )`.execute(db);
  await sql`create index search_count_kind on search_count (kind, business_type, country, industry_id) include (documents)`.execute(
    db,
  );

  await sql`
    create function count_search_documents() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into search_count
          select kind, business_type, country, industry_id, count(*) from added group by 1, 2, 3, 4;
      elsif tg_op = 'DELETE' then
        insert into search_count
          select kind, business_type, country, industry_id, -count(*) from gone group by 1, 2, 3, 4;
      else
        insert into search_count
          select kind, business_type, country, industry_id, sum(n) from (
            select kind, business_type, country, industry_id, 1 as n from added
            union all
            select kind, business_type, country, industry_id, -1 from gone
          ) as change
          group by 1, 2, 3, 4 having sum(n) <> 0;
      end if;
      return null;
    end $$`.execute(db);
  // Transition tables are gathered from the table a statement names: ours always names the parent.
  await sql`create trigger count_added after insert on search_document referencing new table as added
    for each statement execute function count_search_documents()`.execute(db);
  await sql`create trigger count_changed after update on search_document referencing new table as added old table as gone
    for each statement execute function count_search_documents()`.execute(db);
  await sql`create trigger count_gone after delete on search_document referencing old table as gone
    for each statement execute function count_search_documents()`.execute(db);

  await sql`
    create function compact_search_count() returns void language sql as $$
      with old as (delete from search_count where pg_try_advisory_xact_lock(7260230) returning *)
      insert into search_count
        select kind, business_type, country, industry_id, sum(documents) from old
        group by 1, 2, 3, 4 having sum(documents) <> 0
    $$`.execute(db);
}
