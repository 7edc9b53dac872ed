-- A company.
create table business (
  id text primary key check (length(id) = 36),
  source text not null,
  source_id text not null,
  company_name text not null,
  alternative_names text[] not null default '{}', -- in other languages or longer forms; searched; the first in Latin letters is shown beside a name without any
  business_type text not null,
  industry_id text,
  category_ids text[] not null default '{}',
  country text,
  state_id text,
  city text,
  zipcode text,
  short_description text,
  general_description text,
  year_established integer,
  annual_revenue jsonb,
  employees jsonb,
  production_employees jsonb,
  production_capacity jsonb,
  profile_photo jsonb,
  cover_photo jsonb,
  video_url text,
  contact jsonb not null default '{}',
  factory jsonb,
  trade_capabilities jsonb,
  business_terms jsonb,
  subscription text not null default 'standard',
  verified boolean not null default false,
  verified_until date, -- last day of the verification; null when it has none
  versions jsonb not null default '{}', -- number of changes by part of the profile
  imported jsonb, -- the row as its source last had it, from the first change by people on
  -- Forms create drafts, imports are published.
  status text not null default 'published' check (status in ('draft', 'published', 'unpublished')),
  deleted_at timestamptz, -- set while it can still be restored
  is_public boolean generated always as (status = 'published' and deleted_at is null) stored, -- visible to visitors, with its products
  first_public_at timestamptz, -- when it first became public; null when it never was
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, source_id),
  check (verified or verified_until is null)
);
create index business_deleted on business (deleted_at) where deleted_at is not null;
create index business_latest on business (business_type, created_at desc, id desc) where is_public;
create index business_verified on business (business_type, country) where verified;
create index business_updated on business (updated_at);
create index business_first_public on business (first_public_at desc);
create index business_verified_until on business (verified_until) where verified_until is not null;

create trigger release_replaced_picture after update of profile_photo, cover_photo on business
  for each row when (
    old.profile_photo is distinct from new.profile_photo or old.cover_photo is distinct from new.cover_photo
  ) execute function release_picture();
create trigger release_deleted_picture after delete on business
  for each row when (old.profile_photo is not null or old.cover_photo is not null)
  execute function release_picture();

create function release_business_video() returns trigger language plpgsql as $$
begin
  perform release_files(array[old.video_url]);
  return null;
end $$;
create trigger release_replaced_video after update of video_url or delete on business
  for each row when (old.video_url is not null) execute function release_business_video();

create function purge_pages_of_business() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(select distinct 'business:' || id from changed order by 1));
  return null;
end $$;
create trigger purge_after_insert after insert on business
  referencing new table as changed for each statement execute function purge_pages_of_business();
create trigger purge_after_update after update on business
  referencing new table as changed for each statement execute function purge_pages_of_business();
create trigger purge_after_delete after delete on business
  referencing old table as changed for each statement execute function purge_pages_of_business();

-- Pages of people list their public companies.
create function purge_pages_of_people() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(select 'user:' || user_id from business_member where business_id = new.id));
  return null;
end $$;
create trigger purge_after_publication after update on business
  for each row when (old.is_public is distinct from new.is_public)
  execute function purge_pages_of_people();

-- The generated column `is_public` is not computed yet in a `before` trigger.
create function note_first_public_of_business() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and new.deleted_at is null then new.first_public_at := now(); end if;
  return new;
end $$;
create trigger note_first_public before insert or update on business
  for each row when (new.first_public_at is null) execute function note_first_public_of_business();

create table business_certificate (
  id text primary key check (length(id) = 36),
  business_id text not null references business on delete cascade,
  name text not null,
  issue_date date,
  expire_date date,
  photo jsonb,
  position integer not null default 0 -- all 0 until somebody sorts them: then the newest is first
);
create index business_certificate_business on business_certificate (business_id);
create index business_certificate_expiry on business_certificate (expire_date);

create function release_certificate_files() returns trigger language plpgsql as $$
begin
  perform release_files(array[old.photo->>'url']);
  return null;
end $$;
create trigger release_replaced_files after update of photo or delete on business_certificate
  for each row when (old.photo is not null) execute function release_certificate_files();

create function purge_business_page() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(select distinct 'business:' || business_id from changed order by 1));
  return null;
end $$;
create trigger purge_after_insert after insert on business_certificate
  referencing new table as changed for each statement execute function purge_business_page();
create trigger purge_after_update after update on business_certificate
  referencing new table as changed for each statement execute function purge_business_page();
create trigger purge_after_delete after delete on business_certificate
  referencing old table as changed for each statement execute function purge_business_page();

create table business_member (
  business_id text not null references business on delete cascade,
  user_id text not null references user_profile on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member')),
  created_at timestamptz not null default now(),
  primary key (business_id, user_id)
);
create index business_member_user on business_member (user_id, created_at);

create function purge_pages_of_business_member() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(
    select 'business:' || business_id from changed union select 'user:' || user_id from changed order by 1
  ));
  return null;
end $$;
create trigger purge_after_insert after insert on business_member
  referencing new table as changed for each statement execute function purge_pages_of_business_member();
create trigger purge_after_update after update on business_member
  referencing new table as changed for each statement execute function purge_pages_of_business_member();
create trigger purge_after_delete after delete on business_member
  referencing old table as changed for each statement execute function purge_pages_of_business_member();

-- An owner's offer of the company to a colleague; it ends when either leaves the company.
create table business_hand_over (
  business_id text primary key references business on delete cascade,
  from_id text not null,
  to_id text not null check (to_id <> from_id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  foreign key (business_id, from_id) references business_member on delete cascade,
  foreign key (business_id, to_id) references business_member on delete cascade
);
create index business_hand_over_to on business_hand_over (to_id);
create index business_hand_over_over on business_hand_over (expires_at);

-- An invitation by mail to work for a company.
create table business_invitation (
  id text primary key check (length(id) = 36),
  business_id text not null references business on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('admin', 'member')),
  invited_by text references user_profile on delete set null,
  language text not null,
  edition text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  answered_at timestamptz,
  answer text check (answer in ('accepted', 'declined', 'revoked')),
  check ((answered_at is null) = (answer is null))
);
create unique index business_invitation_waiting on business_invitation (business_id, email) where answer is null;
create index business_invitation_email on business_invitation (email);
create index business_invitation_business on business_invitation (business_id);
create index business_invitation_inviter on business_invitation (invited_by);
create index business_invitation_over on business_invitation (expires_at);

-- Activity log: actions in the name of a company.
create table business_activity (
  id text primary key check (length(id) = 36),
  business_id text not null references business on delete cascade,
  user_id text references user_profile on delete set null, -- null when the person has deleted their account; the name stays
  user_name text not null,
  action text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index business_activity_business on business_activity (business_id, id desc);
create index business_activity_user on business_activity (user_id) where user_id is not null;
create index business_activity_person on business_activity ((details->>'person')) where details->>'person' is not null;

-- The result of a write with an Idempotency-Key, so that a repetition creates nothing.
create table created_once (
  call text not null,
  user_id text not null references user_profile on delete cascade,
  idempotency_key text not null,
  body_hash text not null, -- tells a repetition from another request with the same key
  resource_id text not null,
  created_at timestamptz not null default now(),
  primary key (call, user_id, idempotency_key)
);
create index created_once_old on created_once (created_at);
