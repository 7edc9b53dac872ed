import { type Kysely, sql } from 'kysely';

/** E-mail addresses that change, with a way back, and the browsers in which somebody has signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account.address_change (
      id text primary key check (length(id) = 36),
      user_id text not null references account."user" on delete cascade,
      old_email text not null check (old_email = lower(old_email)),
      new_email text not null check (new_email = lower(new_email)),
      asked_at timestamptz not null default now(),
      confirm_hash bytea,
      confirm_until timestamptz,
      confirmed_at timestamptz,
      undo_hash bytea,
      undo_until timestamptz,
      undone_at timestamptz
    )`.execute(db);
  await sql`create index address_change_by_user on account.address_change (user_id)`.execute(db);
  // An address that somebody has left may become somebody else's: what came to it later is not theirs.
  await sql`
    create view account.address as
    select user_id, email, max(until) as until from (
      select id as user_id, email, 'infinity'::timestamptz as until from account."user" where email_verified
      union all
      select user_id, old_email, confirmed_at from account.address_change
        where confirmed_at is not null and undone_at is null
    ) as address group by user_id, email`.execute(db);

  await sql`
    create table account.known_device (
      user_id text not null references account."user" on delete cascade,
      device_hash bytea not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      primary key (user_id, device_hash)
    )`.execute(db);
  await sql`create index known_device_last_used on account.known_device (last_used_at)`.execute(db);
}
