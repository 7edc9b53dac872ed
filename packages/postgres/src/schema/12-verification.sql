-- A company's request to be verified; at most one open and one approved per company.
create table verification_case (
  id text primary key check (length(id) = 36),
  business_id text not null references business on delete cascade,
  origin text not null check (origin in ('company', 'operator')), -- an operator's has neither documents nor checks
  state text not null check (state in
    ('draft', 'submitted', 'in-review', 'more-asked', 'approved', 'rejected', 'withdrawn', 'ended')),
  claims jsonb not null default '{}',
  submitted_by text references user_profile on delete set null,
  submitted_at timestamptz,
  decided_by text, -- the reviewer's name
  decided_at timestamptz,
  reason text, -- the reviewer's last question, or the reason of the decision
  valid_until date, -- last day of the badge
  ended_at timestamptz,
  end_reason text check (end_reason in ('expired', 'proof-ended', 'taken-away', 'renewed')),
  created_at timestamptz not null default now(),
  check ((decided_at is not null) = (state in ('approved', 'rejected', 'ended'))),
  check ((decided_at is null) = (decided_by is null)),
  check ((valid_until is not null) = (state in ('approved', 'ended'))),
  check ((ended_at is not null) = (state = 'ended')),
  check ((ended_at is null) = (end_reason is null))
);
create unique index verification_case_open on verification_case (business_id)
  where state in ('draft', 'submitted', 'in-review', 'more-asked');
create unique index verification_case_approved on verification_case (business_id) where state = 'approved';
create index verification_case_of_business on verification_case (business_id, id);

create table verification_document (
  id text primary key check (length(id) = 36),
  case_id text not null references verification_case on delete cascade,
  place integer not null check (place > 0), -- from 1; a freed place is not used again
  kind text not null,
  issuer text, -- of a certificate
  number text,
  name text not null,
  content_type text not null,
  size integer not null,
  path text not null, -- in the file store, private
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  valid_until date, -- the document's own last day
  created_at timestamptz not null default now(),
  unique (case_id, place)
);
create index verification_document_path on verification_document (path);
create trigger release_deleted_file after delete on verification_document
  for each row execute function release_message_file();

create table verification_check (
  case_id text not null references verification_case on delete cascade,
  kind text not null,
  place integer not null default 0, -- of the certificate that is checked; else 0
  claim text not null, -- the company's claim
  outcome text check (outcome in ('passed', 'failed')), -- null until somebody has checked it
  document_id text references verification_document on delete set null,
  valid_until date,
  note text, -- for the company and reviewers
  checked_by text,
  checked_at timestamptz,
  primary key (case_id, kind, place),
  check ((outcome is null) = (checked_at is null) and (outcome is null) = (checked_by is null))
);

-- A reminder that was sent because a badge ends in so many days; each is sent once.
create table verification_reminder (
  business_id text not null references business on delete cascade,
  valid_until date not null,
  days integer not null,
  created_at timestamptz not null default now(),
  primary key (business_id, valid_until, days)
);

-- The public evidence ledger, appended to by `append_evidence` alone. Each hash covers the previous hash and the entry's text, so no entry
-- can be changed, removed or inserted without changing all later ones.
create table evidence (
  number bigint primary key check (number > 0), -- from 1, without gaps
  entry json not null, -- canonical JSON: sorted keys, no spaces
  previous_hash text not null unique,
  hash text not null unique, -- SHA-256 in hex of previous hash, line break and entry text
  business_id text not null generated always as (entry->>'businessID') stored,
  case_id text generated always as (entry->>'caseID') stored
);
create index evidence_of_business on evidence (business_id, number);

create trigger purge_after_insert after insert on evidence
  referencing new table as changed for each statement execute function purge_business_page();

create function refuse_change_of_evidence() returns trigger language plpgsql as $$
begin
  raise exception 'The evidence ledger is only ever added to.' using errcode = 'restrict_violation';
end $$;
create trigger refuse_change before update or delete or truncate on evidence
  for each statement execute function refuse_change_of_evidence();

-- One row: the number of entries and the hash of the last one. An append locks it; it reveals entries cut off at the end.
create table evidence_head (
  is_only boolean primary key default true check (is_only),
  entries bigint not null default 0,
  hash text not null default repeat('0', 64)
);
insert into evidence_head default values;
create trigger refuse_removal before delete or truncate on evidence_head
  for each statement execute function refuse_change_of_evidence();
create trigger refuse_going_back before update on evidence_head
  for each row when (new.entries <= old.entries) execute function refuse_change_of_evidence();

create function append_evidence(texts text[]) returns bigint language plpgsql as $$
declare
  head evidence_head;
  entry_text text;
  next_hash text;
begin
  select * into head from evidence_head for update;
  foreach entry_text in array texts loop
    next_hash := encode(sha256(convert_to(head.hash || E'\n' || entry_text, 'UTF8')), 'hex');
    insert into evidence (number, entry, previous_hash, hash)
      values (head.entries + 1, entry_text::json, head.hash, next_hash);
    head.entries := head.entries + 1;
    head.hash := next_hash;
  end loop;
  update evidence_head set entries = head.entries, hash = head.hash;
  return head.entries;
end $$;
