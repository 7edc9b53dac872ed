-- What readers see of a source of imported companies, set by the import.
create table import_source (
  source text primary key,
  name text not null,
  updated_at timestamptz not null default now()
);

create function purge_all_pages() returns trigger language plpgsql as $$
begin
  perform purge_pages(array['*']);
  return null;
end $$;
create trigger purge_after_update after update on import_source
  for each row when (old.name <> new.name) execute function purge_all_pages();

-- When an import last wrote the row; null: `created_at`.
alter table business add imported_at timestamptz;

-- A person's claim of an imported company, from its start to the decision.
create table business_claim (
  id text primary key check (length(id) = 36),
  business_id text not null references business on delete cascade,
  user_id text not null references user_profile on delete cascade,
  state text not null default 'started'
    check (state in ('started', 'submitted', 'disputed', 'accepted', 'refused', 'withdrawn')),
  method text check (method in ('mail', 'document')), -- how it was proven; null while it is started
  address text check (address = lower(address)), -- where the last code was mailed
  code_hash bytea, -- of the last code, until it is confirmed
  code_expires_at timestamptz,
  attempts integer not null default 0, -- at the last code
  note text, -- to staff
  submitted_at timestamptz, -- when it was proven or submitted
  decided_by text, -- null: a confirmed code decided it
  decided_at timestamptz,
  reason text, -- of the decision, for the person
  created_at timestamptz not null default now(),
  check ((code_hash is null) = (code_expires_at is null)),
  check (code_hash is null or (address is not null and state = 'started')),
  check ((decided_at is not null) = (state in ('accepted', 'refused'))),
  check (state in ('started', 'withdrawn') or (method is not null and submitted_at is not null))
);
create unique index business_claim_open on business_claim (business_id, user_id)
  where state in ('started', 'submitted', 'disputed');
create index business_claim_of_user on business_claim (user_id, id);
create index business_claim_waiting on business_claim (submitted_at) where state in ('submitted', 'disputed');

create table claim_document (
  id text primary key check (length(id) = 36),
  claim_id text not null references business_claim on delete cascade,
  name text not null,
  content_type text not null,
  size integer not null,
  path text not null, -- in the file store, private
  created_at timestamptz not null default now(),
  unique (claim_id, path)
);
create index claim_document_path on claim_document (path);
create trigger release_deleted_file after delete on claim_document
  for each row execute function release_message_file();

-- The imported company whose removal the person asks for.
alter table need_help_request add remove_business_id text;
