import { type Kysely, sql } from 'kysely';

/** Copies of their data that people asked for: each row is the job that makes the file, and then says where it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account.data_export (
      id text primary key check (length(id) = 36),
      user_id text not null references account."user" on delete cascade,
      language text not null,
      edition text not null,
      back text not null,
      state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
      steps_done integer not null default 0,
      steps integer not null default 0,
      attempts integer not null default 0,
      not_before timestamptz not null default now(),
      file_size bigint,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      expires_at timestamptz not null default now() + interval '7 days'
    )`.execute(db);
  // One copy at a time, however often the button is pressed.
  await sql`create unique index data_export_under_way on account.data_export (user_id)
    where state in ('waiting', 'working')`.execute(db);
  await sql`create index data_export_waiting on account.data_export (not_before)
    where state in ('waiting', 'working')`.execute(db);
  await sql`create index data_export_expired on account.data_export (expires_at)`.execute(db);
}
