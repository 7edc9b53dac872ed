import { type Kysely, sql } from 'kysely';

/** What members report and what is decided, who may not write or be on the site, and the companies that people keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReports(db);
  await createMeasures(db);
  await createFavorites(db);
}

const id = sql`text primary key check (length(id) = 36)`;
const now = sql`timestamptz not null default now()`;

/** A case outlives what it is about: nothing here refers to that by a foreign key. */
async function createReports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_case (
      id ${id},
      resource_id text not null,
      resource_type text not null check (resource_type in ('post', 'comment', 'business', 'user')),
      owner_id text not null,
      owner_type text not null check (owner_type in ('user', 'business')),
      content text not null,
      decision text check (decision in ('keep', 'remove')),
      decided_at timestamptz,
      created_at ${now},
      check ((decision is null) = (decided_at is null))
    )`.execute(db);
  await sql`create unique index report_case_open on report_case (resource_id) where decision is null`.execute(
    db,
  );
  await sql`
    create table report (
      case_id text not null references report_case on delete cascade,
      user_id text not null references user_profile on delete cascade,
      reason text not null,
      note text,
      created_at ${now},
      primary key (case_id, user_id)
    )`.execute(db);
  await sql`create index report_of_user on report (user_id, created_at desc)`.execute(db);
  await sql`
    create table report_decision (
      id ${id},
      case_id text not null references report_case on delete cascade,
      decision text not null check (decision in ('keep', 'remove')),
      note text not null,
      until timestamptz,
      decided_by text not null,
      created_at ${now}
    )`.execute(db);
  await sql`create index report_decision_of_case on report_decision (case_id, id)`.execute(db);
}

async function createMeasures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suspension (
      user_id text primary key references user_profile on delete cascade,
      until timestamptz not null,
      case_id text not null references report_case on delete cascade
    )`.execute(db);
  await sql`
    create table business_hold (
      business_id text primary key references business on delete cascade,
      until timestamptz,
      case_id text not null references report_case on delete cascade
    )`.execute(db);
}

async function createFavorites(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favorite_list (
      id ${id},
      user_id text not null references user_profile on delete cascade,
      name text,
      created_at ${now}
    )`.execute(db);
  await sql`create unique index favorite_list_name on favorite_list (user_id, lower(coalesce(name, '')))`.execute(
    db,
  );
  await sql`
    create table favorite (
      list_id text not null references favorite_list on delete cascade,
      business_id text not null,
      company_name text not null,
      note text not null default '',
      created_at ${now},
      removed_at timestamptz,
      primary key (list_id, business_id)
    )`.execute(db);
}
