-- Credentials: nothing that shows companies or people reads this schema. The first six tables are better-auth's.
create schema account;

-- An account that can sign in.
create table account."user" (
  id text primary key references public.user_profile on delete cascade,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Ends the person's refresh tokens on all sites.
create function account.end_families_of_user() returns trigger language plpgsql as $$
begin
  update account.refresh_family set revoked_at = now()
    where user_id = old.id and revoked_at is null;
  return null;
end $$;
create trigger end_families after delete on account."user" for each row
  execute function account.end_families_of_user();

-- A browser that is signed in on the auth host.
create table account.session (
  id text primary key check (length(id) = 36),
  user_id text not null references account."user" on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  authenticated_at timestamptz not null default now(), -- when the person last authenticated
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_by_user on account.session (user_id);

-- Signing out ends the refresh tokens that came from the session; a session that expires leaves them.
create function account.end_families_of_session() returns trigger language plpgsql as $$
begin
  update account.refresh_family set revoked_at = now()
    where session_id = old.id and revoked_at is null;
  return null;
end $$;
create trigger end_families after delete on account.session for each row
  when (old.expires_at > now()) execute function account.end_families_of_session();

-- A way to sign in; ours has `provider_id` 'credential', its `password` is an argon2id hash.
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
);
create index account_by_user on account.account (user_id);

-- The value that a mailed link or code proves, until it is used.
create table account.verification (
  id text primary key check (length(id) = 36),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on account.verification (identifier);
create index verification_expired on account.verification (expires_at);

create table account.two_factor (
  id text primary key check (length(id) = 36),
  user_id text not null unique references account."user" on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  last_step bigint not null default 0, -- 30-second step since 1970 of the last code used: no code works twice
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now()
);

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
);
create index passkey_by_user on account.passkey (user_id);

-- A token family: the refresh tokens of one browser on one site, each replacing the one before.
create table account.refresh_family (
  id text primary key check (length(id) = 36),
  user_id text not null,
  session_id text, -- the auth host's session it came from
  user_agent text,
  address text,
  site text not null, -- origin of the site
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index refresh_family_by_user on account.refresh_family (user_id);
create index refresh_family_session on account.refresh_family (session_id);
create index refresh_family_revoked on account.refresh_family (revoked_at) where revoked_at is not null;
create index refresh_family_expired on account.refresh_family (expires_at);

-- Notifies the API processes, which then refuse the access tokens of the family.
create function account.tell_revoked() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_revoked', new.id);
  return null;
end $$;
create trigger tell_revoked after update of revoked_at on account.refresh_family for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function account.tell_revoked();

create table account.refresh_token (
  id text primary key check (length(id) = 36),
  family_id text not null references account.refresh_family on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  successor_id text
);
create index refresh_token_family on account.refresh_token (family_id);

-- The single-use `token` in the address of `/SetID/`.
create table account.handoff_code (
  code_hash bytea primary key,
  user_id text not null references account."user" on delete cascade,
  session_id text not null references account.session on delete cascade,
  browser_hash bytea not null,
  site text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index handoff_code_expired on account.handoff_code (expires_at);

-- A key that signs access tokens.
create table account.signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk text not null, -- encrypted with the app's secret
  created_at timestamptz not null default now(),
  retires_at timestamptz not null, -- from then on a newer key signs
  expires_at timestamptz not null -- from then on its signatures are refused
);

-- A personal-data export that a person ordered; its file is named by the id.
create table account.data_export (
  id text primary key check (length(id) = 36),
  user_id text not null references account."user" on delete cascade,
  language text not null,
  edition text not null,
  back text not null, -- page of the network to return to
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  steps_done integer not null default 0,
  steps integer not null default 0,
  file_size bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days'
);
create unique index data_export_under_way on account.data_export (user_id) where state in ('waiting', 'working');
create index data_export_expired on account.data_export (expires_at);

-- A new e-mail address: confirmed by a link sent to it, undone by a link sent to the old one.
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
);
create index address_change_by_user on account.address_change (user_id);

-- Confirmed e-mail addresses of a person, current and former. Data sent to an address before `until` belongs to that person.
create view account.address as
select user_id, email, max(until) as until from (
  select id as user_id, email, 'infinity'::timestamptz as until from account."user" where email_verified
  union all
  select user_id, old_email, confirmed_at from account.address_change
    where confirmed_at is not null and undone_at is null
) as address group by user_id, email;

-- A browser in which the person has signed in; the hash of its cookie.
create table account.known_device (
  user_id text not null references account."user" on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_device_last_used on account.known_device (last_used_at);
