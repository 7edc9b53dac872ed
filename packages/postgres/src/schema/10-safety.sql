-- A reported resource; all reports while the case is open belong to it. No foreign key, because a case outlives its resource.
create table report_case (
  id text primary key check (length(id) = 36),
  resource_id text not null,
  resource_type text not null check (resource_type in ('post', 'comment', 'business', 'user', 'request')),
  owner_id text not null, -- of a request: the side that was first reported by the other
  owner_type text not null check (owner_type in ('user', 'business')),
  content text not null, -- its text when it was first reported; a name, or subject and first message of a request
  decision text check (decision in ('keep', 'remove')), -- the last one; null while the case is open
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((decision is null) = (decided_at is null))
);
create unique index report_case_open on report_case (resource_id) where decision is null;

-- One person's report.
create table report (
  case_id text not null references report_case on delete cascade,
  user_id text not null references user_profile on delete cascade,
  side text check (side in ('S', 'R')), -- of a request: the reporter's side
  reason text not null,
  note text,
  created_at timestamptz not null default now(),
  primary key (case_id, user_id)
);
create index report_of_user on report (user_id, created_at desc);

-- Every decision on a case.
create table report_decision (
  id text primary key check (length(id) = 36),
  case_id text not null references report_case on delete cascade,
  decision text not null check (decision in ('keep', 'remove')),
  note text not null,
  reason text, -- why a post or comment was removed; shown to its author
  until timestamptz, -- end of the measure
  decided_by text not null,
  created_at timestamptz not null default now()
);
create index report_decision_of_case on report_decision (case_id, id);

-- The objection of an author to the removal of their post or comment.
create table report_objection (
  case_id text primary key references report_case on delete cascade,
  content text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz -- a decision after the objection
);

-- A person who may not write for a time.
create table suspension (
  user_id text primary key references user_profile on delete cascade,
  until timestamptz not null,
  case_id text not null references report_case on delete cascade
);

-- A company that an operator has taken off the site; its people cannot publish it.
create table business_hold (
  business_id text primary key references business on delete cascade,
  until timestamptz, -- null: until an operator decides otherwise
  case_id text not null references report_case on delete cascade
);

-- A person's list of favourite companies.
create table favorite_list (
  id text primary key check (length(id) = 36),
  user_id text not null references user_profile on delete cascade,
  name text, -- null for the default list, which each language names itself
  created_at timestamptz not null default now()
);
create unique index favorite_list_name on favorite_list (user_id, lower(coalesce(name, '')));

create table favorite (
  list_id text not null references favorite_list on delete cascade,
  business_id text not null,
  company_name text not null, -- the name when saved; shown when the company is deleted
  note text not null default '',
  created_at timestamptz not null default now(),
  removed_at timestamptz, -- set while it can still be restored
  primary key (list_id, business_id)
);
