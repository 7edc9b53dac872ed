import { type Kysely, sql } from 'kysely';

/** Minimum orders, drafts outside the plan's slots, and imports of large files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column minimum_order jsonb`.execute(db);
  await sql`update product set within_plan = true where status = 'draft' and not within_plan`.execute(db);

  await sql`
    create table product_import (
      id text primary key check (length(id) = 36),
      business_id text not null references business on delete cascade,
      user_id text references user_profile on delete set null,
      state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
      failure text check (failure in ('forbidden', 'file', 'other')),
      file_name text not null,
      file bytea,
      mapping jsonb not null,
      language text not null,
      rows integer not null,
      rows_done integer not null default 0,
      created integer not null default 0,
      updated integer not null default 0,
      unchanged integer not null default 0,
      problem_count integer not null default 0,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    )`.execute(db);
  // It is compressed already.
  await sql`alter table product_import alter column file set storage external`.execute(db);
  // One at a time for a company, over all processes.
  await sql`create unique index product_import_under_way on product_import (business_id)
    where state in ('waiting', 'working')`.execute(db);
  await sql`create index product_import_business on product_import (business_id, created_at desc)`.execute(
    db,
  );
  await sql`create index product_import_user on product_import (user_id) where user_id is not null`.execute(
    db,
  );
  await sql`create index product_import_old on product_import (created_at)`.execute(db);

  await sql`
    create table product_import_problem (
      import_id text not null references product_import on delete cascade,
      position integer not null,
      problem jsonb not null,
      primary key (import_id, position)
    )`.execute(db);

  await sql`
    create table import_turn (
      key text primary key,
      holder text not null,
      taken_until timestamptz not null
    )`.execute(db);
}
