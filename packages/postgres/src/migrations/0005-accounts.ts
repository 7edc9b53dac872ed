import { type Kysely, sql } from 'kysely';

/**
 * Credentials, in a schema of their own: nothing that shows companies or people ever reads them. The first six tables are
 * better-auth's, the rest are the tokens of ours. A person's id is the same here and in `user_profile`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema account`.execute(db);
  await createPeople(db);
  await createSecondFactors(db);
  await createTokens(db);
  await endFamiliesWithSessions(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account."user" (
      id text primary key references public.user_profile on delete cascade,
      name text not null,
      email text not null unique check (email = lower(email)),
      email_verified boolean not null default false,
      image text,
      two_factor_enabled boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table account.session (
      id text primary key check (length(id) = 36),
      user_id text not null references account."user" on delete cascade,
      token text not null unique,
      ip_address text,
      user_agent text,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index session_by_user on account.session (user_id)`.execute(db);

  await sql`
    create table account.account (
      id text primary key check (length(id) = 36),
      user_id text not null references account."user" on delete cascade,
      account_id text not null,
      provider_id text not null,
      password text,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (provider_id, account_id)
    )`.execute(db);
  await sql`create index account_by_user on account.account (user_id)`.execute(db);

  await sql`
    create table account.verification (
      id text primary key check (length(id) = 36),
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index verification_identifier on account.verification (identifier)`.execute(db);
  await sql`create index verification_expired on account.verification (expires_at)`.execute(db);
}

async function createSecondFactors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account.two_factor (
      id text primary key check (length(id) = 36),
      user_id text not null unique references account."user" on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default true,
      failed_verification_count integer not null default 0,
      locked_until timestamptz
    )`.execute(db);

  await sql`
    create table account.passkey (
      id text primary key check (length(id) = 36),
      user_id text not null references account."user" on delete cascade,
      name text,
      public_key text not null,
      credential_id text not null unique,
      counter bigint not null,
      device_type text not null,
      backed_up boolean not null,
      transports text,
      aaguid text,
      created_at timestamptz default now()
    )`.execute(db);
  await sql`create index passkey_by_user on account.passkey (user_id)`.execute(db);
}

/** A family outlives the person's row, revoked: tokens made from it are refused until the last of them has expired. */
async function createTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account.refresh_family (
      id text primary key check (length(id) = 36),
      user_id text not null,
      session_id text,
      user_agent text,
      address text,
      site text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index refresh_family_by_user on account.refresh_family (user_id)`.execute(db);
  await sql`create index refresh_family_session on account.refresh_family (session_id)`.execute(db);
  await sql`create index refresh_family_revoked on account.refresh_family (revoked_at) where revoked_at is not null`.execute(
    db,
  );
  await sql`create index refresh_family_expired on account.refresh_family (expires_at)`.execute(db);

  await sql`
    create table account.refresh_token (
      id text primary key check (length(id) = 36),
      family_id text not null references account.refresh_family on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      successor_id text
    )`.execute(db);
  await sql`create index refresh_token_family on account.refresh_token (family_id)`.execute(db);

  await sql`
    create table account.handoff_code (
      code_hash bytea primary key,
      user_id text not null references account."user" on delete cascade,
      session_id text not null references account.session on delete cascade,
      browser_hash bytea not null,
      site text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index handoff_code_expired on account.handoff_code (expires_at)`.execute(db);

  await sql`
    create table account.signing_key (
      kid text primary key,
      public_jwk jsonb not null,
      private_jwk text not null,
      created_at timestamptz not null default now(),
      retires_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
}

/**
 * Whatever ends a session before its time (logging out, a new password, 'end' in the list, a deleted account) ends the
 * tokens that came from it, in the same transaction; whoever listens on `account_revoked` is told the family's id.
 */
async function endFamiliesWithSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function account.end_families_of_session() returns trigger language plpgsql as $$
    begin
      update account.refresh_family set revoked_at = now()
        where session_id = old.id and revoked_at is null;
      return null;
    end $$`.execute(db);
  await sql`create trigger end_families after delete on account.session for each row
    when (old.expires_at > now()) execute function account.end_families_of_session()`.execute(db);

  await sql`
    create function account.end_families_of_user() returns trigger language plpgsql as $$
    begin
      update account.refresh_family set revoked_at = now()
        where user_id = old.id and revoked_at is null;
      return null;
    end $$`.execute(db);
  await sql`create trigger end_families after delete on account."user" for each row
    execute function account.end_families_of_user()`.execute(db);

  await sql`
    create function account.tell_revoked() returns trigger language plpgsql as $$
    begin
      perform pg_notify('account_revoked', new.id);
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_revoked after update of revoked_at on account.refresh_family for each row
    when (old.revoked_at is null and new.revoked_at is not null) execute function account.tell_revoked()`.execute(
    db,
  );
}
