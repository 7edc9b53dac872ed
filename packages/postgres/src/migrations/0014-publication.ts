import { type Kysely, sql } from 'kysely';

/** Companies that are not public: drafts, those taken off, those deleted that can still be brought back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Those that are here are public; from now on whoever inserts a draft says so.
  await sql`
    alter table business
      add column status text not null default 'published' check (status in ('draft', 'published', 'unpublished')),
      add column deleted_at timestamptz,
      add column is_public boolean generated always as (status = 'published' and deleted_at is null) stored`.execute(
    db,
  );
  await sql`create index business_deleted on business (deleted_at) where deleted_at is not null`.execute(db);
  await sql`drop index business_latest`.execute(db);
  await sql`create index business_latest on business (business_type, created_at desc, id desc) where is_public`.execute(
    db,
  );

  // Pages of its people list a company that has become public; those pages do not know of it yet.
  await sql`
    create function tell_purges_of_publication() returns trigger language plpgsql as $$
    begin
      perform pg_notify('page_purge', 'user:' || user_id) from business_member where business_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger purge_after_publication after update on business
    for each row when (old.is_public is distinct from new.is_public)
    execute function tell_purges_of_publication()`.execute(db);
}
