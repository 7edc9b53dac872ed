-- People who work at the operator's desk.
create table staff_member (
  user_id text primary key references account."user" on delete cascade,
  role text not null check (role in ('support', 'moderator', 'administrator')),
  editions text[], -- null: all
  kinds text[], -- kinds of cases; null: all
  created_at timestamptz not null default now(),
  left_at timestamptz,
  has_morning_mail boolean not null default true,
  mails_at_once text[] not null default '{}' -- kinds of cases of which they are told at once
);

-- A thing that waits for staff, or that they have decided. Its details are in the tables of its kind.
create table desk_case (
  id text primary key check (length(id) = 36),
  kind text not null,
  subject_id text not null, -- row of the kind's own table
  what text not null, -- in a line
  about_id text, -- the account or company that it is about
  about_type text check (about_type in ('user', 'business')),
  edition text,
  opened_at timestamptz not null default now(),
  due_at timestamptz not null, -- a full hour, so that harm and accuracy order the cases of an hour
  harm smallint not null default 0 check (harm between 0 and 2),
  accuracy double precision not null default 0.5 check (accuracy between 0 and 1), -- share of the reporters' earlier reports that were upheld
  state text not null default 'open' check (state in ('open', 'waiting', 'decided')),
  version integer not null default 1,
  taken_by text references staff_member on delete set null,
  taken_until timestamptz,
  decided_at timestamptz,
  decided_by text, -- name of the colleague
  outcome text,
  pending_decision_id text, -- a decision that is not carried out yet, and can be undone
  problem text, -- why the last decision could not be carried out
  check ((about_id is null) = (about_type is null)),
  check ((state = 'decided') = (decided_at is not null))
);
-- A subject has one case that is not decided for good.
create unique index desk_case_of_subject on desk_case (kind, subject_id) where state <> 'decided' or pending_decision_id is not null;
create index desk_case_by_subject on desk_case (subject_id);
create index desk_case_waiting on desk_case (state, due_at, harm desc, accuracy desc, id) where state <> 'decided';
create index desk_case_waiting_of_kind on desk_case (kind, state, due_at, harm desc, accuracy desc, id) where state <> 'decided';
create index desk_case_waiting_of_edition on desk_case (edition, state, due_at, harm desc, accuracy desc, id) where state <> 'decided';
create index desk_case_decided on desk_case (decided_at desc, id desc) where state = 'decided';
create index desk_case_about on desk_case (about_id, state, opened_at desc);
create index desk_case_taken on desk_case (taken_by) where taken_by is not null;

-- Decisions of the desk: carried out by a job, ten seconds after they are made.
create table desk_decision (
  id text primary key check (length(id) = 36),
  staff_id text not null,
  staff_name text not null,
  staff_role text not null,
  address text,
  request_id text,
  kind text not null,
  action text not null,
  given jsonb not null, -- decision, measures and what was written
  state text not null default 'pending' check (state in ('pending', 'done', 'undone', 'failed')),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index desk_decision_of_staff on desk_decision (staff_id, id);

create table desk_decision_case (
  decision_id text not null references desk_decision on delete cascade,
  case_id text not null references desk_case on delete cascade,
  problem text,
  primary key (decision_id, case_id)
);
create index desk_decision_of_case on desk_decision_case (case_id, decision_id);

-- What staff write to each other about a case.
create table desk_note (
  id text primary key check (length(id) = 36),
  case_id text not null references desk_case on delete cascade,
  staff_id text not null,
  staff_name text not null,
  content text not null,
  created_at timestamptz not null default now()
);
create index desk_note_of_case on desk_note (case_id, id);

-- Single-use addresses of private documents of a case, for staff.
alter table download add column desk_case_id text references desk_case on delete cascade;
alter table download add column case_document text; -- as the case names it
alter table download drop constraint download_check;
alter table download add constraint download_check check (case
  when kind = 'case-document'
    then desk_case_id is not null and case_document is not null
      and num_nonnulls(business_id, file_id, document_id, quotation_file_id, group_id) = 0
  when kind in ('products', 'company', 'figures')
    then business_id is not null and num_nonnulls(file_id, document_id, quotation_file_id, group_id) = 0
  when kind = 'verification-document'
    then document_id is not null and num_nonnulls(file_id, quotation_file_id, group_id) = 0
  when kind in ('quotation-download', 'quotation-view', 'quotation-preview')
    then quotation_file_id is not null and num_nonnulls(file_id, document_id, group_id) = 0
  when kind = 'group-picture'
    then group_id is not null and width is not null and num_nonnulls(file_id, document_id, quotation_file_id) = 0
  else kind in ('message-download', 'message-view', 'message-preview') and file_id is not null
    and num_nonnulls(document_id, quotation_file_id, group_id) = 0
end);
