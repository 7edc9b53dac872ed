-- Removals of pages of imported companies that nobody owns: asked for with a form, or by staff without one.
create table page_removal (
  id text primary key check (length(id) = 36),
  number bigint not null generated always as identity unique, -- what people are told
  business_id text references business on delete set null, -- null once the data of a removed company is deleted
  source text not null, -- with source_id the row of the import, which stays away as long as the page is removed
  source_id text not null,
  name_hash text not null, -- SHA-256 of the key of the company's name, by which brands of products find it
  -- Who asks and why. Null for a removal by staff, and 90 days after the decision.
  name text,
  email text,
  relation text, -- to the company
  reason text check (reason in ('not-wanted', 'closed', 'wrong', 'duplicate', 'personal-data', 'other')),
  explanation text,
  language text not null default 'en', -- of the form, and of the mails
  edition text,
  state text not null default 'waiting' check (state in ('waiting', 'removed', 'refused', 'restored')),
  decided_by text,
  decided_at timestamptz,
  decision_reason text, -- of the last decision, for the person who asked
  created_at timestamptz not null default now(),
  check ((decided_at is null) = (state = 'waiting')),
  check ((decided_at is null) = (decided_by is null))
);
create unique index page_removal_waiting on page_removal (business_id, lower(email)) where state = 'waiting';
create index page_removal_of_business on page_removal (business_id);
create index page_removal_of_source on page_removal (source, source_id) where state = 'removed';
create index page_removal_of_name on page_removal (name_hash) where state = 'removed';
create index page_removal_of_address on page_removal (lower(email));

-- Removals have a form of their own.
alter table need_help_request drop column remove_business_id;
