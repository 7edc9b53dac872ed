import { type Kysely, sql } from 'kysely';

/** What open pages have missed; where a person has read up to, what they want to be told of and how; mails about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_event_forgotten (
      is_only boolean primary key default true check (is_only),
      transaction_id xid8 not null default '0'
    )`.execute(db);
  await sql`insert into live_event_forgotten default values`.execute(db);
  await sql`create index live_event_age on live_event (created_at)`.execute(db);
  await orderNotifications(db);
  await createSettings(db);
  await takeBackRemoved(db);
  await tellRelations(db);
}

/** By a number of the database: clocks of several machines differ, and what comes later must stand above what was read. */
async function orderNotifications(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification
      add column position bigint generated always as identity,
      add column in_app boolean not null default true,
      add column in_digest boolean not null default true`.execute(db);
  for (const index of ['notification_newest', 'notification_group', 'notification_about'])
    await sql`drop index ${sql.ref(index)}`.execute(db);
  await sql`create unique index notification_newest on notification (user_id, position desc)`.execute(db);
  await sql`create index notification_group on notification (user_id, group_key, position desc)`.execute(db);
  await sql`create index notification_about on notification (resource_id, user_id, position desc)`.execute(
    db,
  );
  await sql`create index notification_age on notification (created_at)`.execute(db);
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_reader (
      user_id text primary key references user_profile on delete cascade,
      seen_until bigint not null default 0,
      digest text not null default 'weekly' check (digest in ('none', 'daily', 'weekly')),
      edition text,
      language text,
      time_zone text,
      stop_token text not null unique
    )`.execute(db);
  await sql`
    create table notification_setting (
      user_id text not null references user_profile on delete cascade,
      kind text not null,
      in_app boolean not null,
      in_digest boolean not null,
      primary key (user_id, kind)
    )`.execute(db);
  await sql`
    create table notification_digest (
      user_id text not null references user_profile on delete cascade,
      period date not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      mailed_until bigint,
      skipped text,
      primary key (user_id, period)
    )`.execute(db);
}

const tellPages = (people: string) => `
  insert into live_event (audience, kind, resource_id) select distinct person, 'notification', '' from (${people}) as told (person);
  if found then perform pg_notify('live_event', 'new'); end if;`;

/** Whoever removes a post or comment takes back what others were told of it. */
async function takeBackRemoved(db: Kysely<unknown>): Promise<void> {
  for (const table of ['post', 'comment']) {
    const name = `take_back_notices_of_${table}`;
    await sql
      .raw(`
      create function ${name}() returns trigger language plpgsql as $$
      declare
        removed text[];
        people text[];
      begin
        select array_agg(id) into removed from changed where removed_at is not null;
        if removed is null then return null; end if;
        with gone as (
          delete from notification where resource_id = any(removed) or root_id = any(removed) returning user_id
        )
        select array_agg(user_id) into people from gone;
        ${tellPages('select unnest(people)')}
        return null;
      end $$`)
      .execute(db);
    await sql
      .raw(`
      create trigger take_back_after_update after update on ${table}
      referencing new table as changed for each statement execute function ${name}()`)
      .execute(db);
  }
}

/** A block or a mute hides notices, its end shows them: the pages of those concerned count anew. */
async function tellRelations(db: Kysely<unknown>): Promise<void> {
  const concerned = {
    block: 'select blocker_id from changed union select blocked_id from changed',
    mute: 'select user_id from changed',
  };
  for (const [table, people] of Object.entries(concerned)) {
    const name = `tell_pages_of_${table}`;
    await sql
      .raw(`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        ${tellPages(people)}
        return null;
      end $$`)
      .execute(db);
    for (const [event, rows] of [
      ['insert', 'new'],
      ['delete', 'old'],
    ])
      await sql
        .raw(`
        create trigger tell_pages_after_${event} after ${event} on ${table}
        referencing ${rows} table as changed for each statement execute function ${name}()`)
        .execute(db);
  }
}
