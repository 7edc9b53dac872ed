import { type Kysely, sql } from 'kysely';

/** Whether companies answer in time, what buyers are offered otherwise, and mails to who is away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClocks(db);
  await createFigures(db);
  await createMails(db);
  await noteUnread(db);
}

async function createClocks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table request_clock (
      request_id text not null references request on delete cascade,
      cycle integer not null check (cycle > 0),
      business_id text not null,
      started_at timestamptz not null,
      remind_at timestamptz not null,
      reassign_at timestamptz not null,
      due_at timestamptz not null,
      next_step text check (next_step in ('remind', 'reassign', 'miss')),
      next_at timestamptz,
      reminded_at timestamptz,
      reassigned_at timestamptz,
      result text check (result in ('answered', 'missed', 'withdrawn', 'declined', 'barred')),
      ended_at timestamptz,
      answered_at timestamptz,
      answer_minutes integer check (answer_minutes >= 0),
      is_counted boolean not null default false,
      primary key (request_id, cycle),
      check (started_at <= remind_at and remind_at <= reassign_at and reassign_at <= due_at),
      check ((result is null) = (next_step is not null)),
      check ((next_step is null) = (next_at is null)),
      check ((result is null) = (ended_at is null))
    )`.execute(db);
  await sql`create unique index request_clock_running on request_clock (request_id) where next_step is not null`.execute(
    db,
  );
  await sql`create index request_clock_due on request_clock (next_at) where next_step is not null`.execute(
    db,
  );
  await sql`
    create index request_clock_of_business on request_clock (business_id, started_at)
    where cycle = 1 and result is not null`.execute(db);
  await sql`
    create index request_clock_uncounted on request_clock (business_id)
    where cycle = 1 and result is not null and not is_counted`.execute(db);
  await sql`
    create table request_alternative (
      request_id text not null references request on delete cascade,
      place integer not null check (place > 0),
      business_id text not null references business on delete cascade,
      primary key (request_id, place),
      unique (request_id, business_id)
    )`.execute(db);
}

/** The company's page shows them: a change purges it. */
async function createFigures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table business_answers (
      business_id text primary key references business on delete cascade,
      rate smallint not null check (rate between 0 and 100),
      median_minutes integer check (median_minutes >= 0)
    )`.execute(db);
  await sql`
    create function tell_purges_of_business_answers() returns trigger language plpgsql as $$
    begin
      perform pg_notify('page_purge', 'business:' || coalesce(new.business_id, old.business_id));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger purge_after_change after insert or update or delete on business_answers
    for each row execute function tell_purges_of_business_answers()`.execute(db);
}

async function createMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unread_mail (
      request_id text not null references request on delete cascade,
      side text not null check (side in ('S', 'R')),
      waiting_since timestamptz,
      due_at timestamptz,
      mailed_until integer not null default 0,
      primary key (request_id, side),
      check ((waiting_since is null) = (due_at is null))
    )`.execute(db);
  await sql`create index unread_mail_due on unread_mail (due_at) where due_at is not null`.execute(db);
  await sql`
    create table message_mail (
      request_id text not null references request on delete cascade,
      user_id text not null references user_profile on delete cascade,
      until_number integer not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      skipped text check (skipped in ('read', 'present', 'stopped', 'no-address', 'barred', 'refused')),
      primary key (request_id, user_id, until_number)
    )`.execute(db);
  await sql`create index message_mail_age on message_mail (created_at)`.execute(db);
  // Lost in a crash: a minute later it is there again.
  await sql`
    create unlogged table live_presence (
      user_id text primary key,
      seen_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table notification_reader add column message_stop_token text unique`.execute(db);
}

/** A message that is not read waits five minutes for its reader; those that come meanwhile wait with it. */
async function noteUnread(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_unread_mail() returns trigger language plpgsql as $$
    begin
      insert into unread_mail (request_id, side, waiting_since, due_at)
      values (new.request_id, new.side, now(), now() + interval '5 minutes')
      on conflict (request_id, side) do update
      set waiting_since = excluded.waiting_since, due_at = excluded.due_at
      where unread_mail.due_at is null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger note_unread_after_insert after insert on request_side
    for each row when (new.last_received > new.read_until) execute function note_unread_mail()`.execute(db);
  await sql`
    create trigger note_unread_after_update after update of last_received on request_side
    for each row when (new.last_received > old.last_received and new.last_received > new.read_until)
    execute function note_unread_mail()`.execute(db);
}
