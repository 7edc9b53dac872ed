-- A person. Someone who can sign in has a row with the same id in account."user".
create table user_profile (
  id text primary key check (length(id) = 36),
  source text not null,
  source_id text not null,
  first_name text not null,
  last_name text not null,
  username text not null unique,
  profession text,
  show_profession boolean not null default true,
  birth_date date,
  show_birth_date boolean not null default false,
  gender text,
  country text,
  state_id text,
  city text,
  preferred_language text,
  brief_presentation text,
  company_name text,
  industry_id text,
  job_position text,
  business_type text,
  profile_photo jsonb,
  cover_photo jsonb,
  mobile_phone jsonb,
  version integer not null default 1, -- counts saves of the person's fields; a save that began from an older version is refused
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, source_id)
);

create trigger release_replaced_picture after update of profile_photo, cover_photo on user_profile
  for each row when (
    old.profile_photo is distinct from new.profile_photo or old.cover_photo is distinct from new.cover_photo
  ) execute function release_picture();
create trigger release_deleted_picture after delete on user_profile
  for each row when (old.profile_photo is not null or old.cover_photo is not null)
  execute function release_picture();

create function purge_pages_of_user_profile() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(select distinct 'user:' || id from changed order by 1));
  return null;
end $$;
create trigger purge_after_insert after insert on user_profile
  referencing new table as changed for each statement execute function purge_pages_of_user_profile();
create trigger purge_after_update after update on user_profile
  referencing new table as changed for each statement execute function purge_pages_of_user_profile();
create trigger purge_after_delete after delete on user_profile
  referencing old table as changed for each statement execute function purge_pages_of_user_profile();
