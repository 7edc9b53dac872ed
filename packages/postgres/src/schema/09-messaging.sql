create sequence request_position;

-- An inquiry: the sender (S), a person or company, and the company that is asked (R). Neither is a foreign key: what was written outlives
-- the account of the other.
create table request (
  id text primary key check (length(id) = 36),
  round_id text, -- shared by the same inquiry to several companies
  user_id text not null, -- the person who asked
  from_id text not null,
  from_type text not null check (from_type in ('user', 'business')),
  to_id text not null check (to_id <> from_id),
  subject text not null,
  -- `held`: waits for an operator's review; only the sender sees it.
  status text not null default 'open' check (status in ('held', 'open', 'closed')),
  closed_side text check (closed_side in ('S', 'R')),
  closed_at timestamptz,
  withheld_at timestamptz, -- when a held one was refused or ended; the receiver never sees it
  product_id text,
  product_name text,
  quantity numeric check (quantity > 0),
  unit text,
  delivery_country text, -- ISO 3166-1 alpha-2
  delivery_term text, -- Incoterms 2020
  wanted_on date,
  message_count integer not null default 0, -- number of the last message; writing the next one locks this row
  created_at timestamptz not null default now(),
  check ((status = 'closed') = (closed_at is not null)),
  constraint request_withheld check (withheld_at is null or status = 'held')
);
create index request_of_round on request (round_id) where round_id is not null;
create index request_by_sender on request (user_id, created_at);
create index request_of_business on request (to_id, created_at);
create index request_round_by_sender on request (from_id, round_id desc) where round_id is not null;

-- The state of a request for one of its two sides.
create table request_side (
  request_id text not null references request on delete cascade,
  side text not null check (side in ('S', 'R')),
  owner_id text not null,
  owner_type text not null check (owner_type in ('user', 'business')),
  position bigint not null, -- latest activity, from `request_position`
  last_received integer not null default 0, -- number of the other side's last message
  read_until integer not null default 0, -- read by the assignee, if there is one
  seen_until integer not null default 0, -- seen by anyone of this side; shown to the other side
  is_unread boolean not null generated always as (last_received > read_until) stored,
  assignee_id text,
  primary key (request_id, side)
);
create index request_side_newest on request_side (owner_id, position desc);
create index request_side_unread on request_side (owner_id, position desc) where is_unread;
create index request_side_assigned on request_side (owner_id, assignee_id, position desc) where assignee_id is not null;

-- A member who leaves a company is no longer the assignee of its inquiries.
create function unassign_requests() returns trigger language plpgsql as $$
begin
  update request_side set assignee_id = null
  from gone where request_side.owner_id = gone.business_id and request_side.assignee_id = gone.user_id;
  return null;
end $$;
create trigger unassign_after_delete after delete on business_member
  referencing old table as gone for each statement execute function unassign_requests();

-- Debounce: an unread message is mailed after five minutes, together with messages that come in the meantime.
create function note_unread_mail() returns trigger language plpgsql as $$
begin
  insert into unread_mail (request_id, side, waiting_since, due_at)
  values (new.request_id, new.side, now(), now() + interval '5 minutes')
  on conflict (request_id, side) do update
  set waiting_since = excluded.waiting_since, due_at = excluded.due_at
  where unread_mail.due_at is null;
  return null;
end $$;
create trigger note_unread_after_insert after insert on request_side
  for each row when (new.last_received > new.read_until) execute function note_unread_mail();
create trigger note_unread_after_update after update of last_received on request_side
  for each row when (new.last_received > old.last_received and new.last_received > new.read_until)
  execute function note_unread_mail();

-- Numbered from 1 within its request, without gaps.
create table message (
  request_id text not null references request on delete cascade,
  number integer not null,
  id text not null check (length(id) = 36),
  side text not null check (side in ('S', 'R')),
  user_id text not null,
  content text not null,
  offer jsonb, -- price, minimum order, lead time and terms that a supplier offers
  created_at timestamptz not null default now(),
  primary key (request_id, number)
);

-- Only the two sides may load it.
create table message_file (
  id text primary key check (length(id) = 36),
  request_id text not null,
  number integer not null,
  place integer not null, -- from 1
  name text not null,
  content_type text not null,
  size integer not null, -- bytes
  path text not null, -- in the file store, private; the requests of a round share it
  foreign key (request_id, number) references message (request_id, number) on delete cascade,
  unique (request_id, number, place)
);
create index message_file_path on message_file (path);

create function release_message_file() returns trigger language plpgsql as $$
begin
  perform release_files(array[old.path]);
  return null;
end $$;
create trigger release_deleted_file after delete on message_file
  for each row execute function release_message_file();

-- A colleague's note about a request. The other side never reads it.
create table request_note (
  id text primary key check (length(id) = 36),
  request_id text not null references request on delete cascade,
  business_id text not null references business on delete cascade,
  user_id text not null,
  content text not null,
  created_at timestamptz not null default now()
);
create index request_note_of_request on request_note (request_id, business_id, id);

create table request_label (
  id text primary key check (length(id) = 36),
  business_id text not null references business on delete cascade,
  name text not null,
  color text not null,
  created_at timestamptz not null default now()
);
create unique index request_label_name on request_label (business_id, lower(name));

create table labelled_request (
  label_id text not null references request_label on delete cascade,
  request_id text not null references request on delete cascade,
  primary key (label_id, request_id)
);
create index labelled_request_of_request on labelled_request (request_id);

-- A saved reply of a person, or of the whole company.
create table saved_reply (
  id text primary key check (length(id) = 36),
  business_id text references business on delete cascade,
  user_id text not null references user_profile on delete cascade,
  title text not null,
  content text not null,
  created_at timestamptz not null default now()
);
create index saved_reply_of_business on saved_reply (business_id);
create index saved_reply_of_user on saved_reply (user_id);

-- The clock of the 24-hour answer promise. At most one runs per request; a message of the buyer after an answer starts the next cycle.
create table request_clock (
  request_id text not null references request on delete cascade,
  cycle integer not null check (cycle > 0), -- from 1; figures count only the first
  business_id text not null, -- the company that has to answer
  started_at timestamptz not null,
  remind_at timestamptz not null,
  reassign_at timestamptz not null,
  due_at timestamptz not null,
  next_step text check (next_step in ('remind', 'reassign', 'miss')), -- null when the clock has ended
  next_at timestamptz,
  reminded_at timestamptz,
  reassigned_at timestamptz,
  -- Withdrawn: ended by the buyer; declined: ended by the company without a word; barred: nobody could answer.
  result text check (result in ('answered', 'missed', 'withdrawn', 'declined', 'barred')),
  ended_at timestamptz, -- of a miss: when the answer was due
  answered_at timestamptz, -- also after a miss
  answer_minutes integer check (answer_minutes >= 0), -- working minutes to the answer
  is_counted boolean not null default false, -- whether `business_answers` contains it
  primary key (request_id, cycle),
  check (started_at <= remind_at and remind_at <= reassign_at and reassign_at <= due_at),
  check ((result is null) = (next_step is not null)),
  check ((next_step is null) = (next_at is null)),
  check ((result is null) = (ended_at is null))
);
create unique index request_clock_running on request_clock (request_id) where next_step is not null;
create index request_clock_due on request_clock (next_at) where next_step is not null;
create index request_clock_of_business on request_clock (business_id, started_at) where cycle = 1 and result is not null;
create index request_clock_uncounted on request_clock (business_id) where cycle = 1 and result is not null and not is_counted;

-- Other companies offered to a buyer who got no answer.
create table request_alternative (
  request_id text not null references request on delete cascade,
  place integer not null check (place > 0),
  business_id text not null references business on delete cascade,
  primary key (request_id, place),
  unique (request_id, business_id)
);

-- Response statistics of a company that was asked often enough.
create table business_answers (
  business_id text primary key references business on delete cascade,
  rate smallint not null check (rate between 0 and 100), -- percent answered in time
  median_minutes integer check (median_minutes >= 0) -- working minutes to the first answer
);

create function purge_pages_of_answers() returns trigger language plpgsql as $$
begin
  perform purge_pages(array['business:' || coalesce(new.business_id, old.business_id)]);
  return null;
end $$;
create trigger purge_after_change after insert or update or delete on business_answers
  for each row execute function purge_pages_of_answers();

-- Unread messages of one side that may have to be mailed.
create table unread_mail (
  request_id text not null references request on delete cascade,
  side text not null check (side in ('S', 'R')),
  waiting_since timestamptz, -- null when everything was mailed or read
  due_at timestamptz,
  mailed_until integer not null default 0, -- last message that was mailed
  primary key (request_id, side),
  check ((waiting_since is null) = (due_at is null))
);
create index unread_mail_due on unread_mail (due_at) where due_at is not null;

-- One mail to one person about one request; written before it is sent, so that it is sent once.
create table message_mail (
  request_id text not null references request on delete cascade,
  user_id text not null references user_profile on delete cascade,
  until_number integer not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  skipped text check (skipped in ('read', 'present', 'stopped', 'no-address', 'barred', 'refused')), -- why none was sent
  primary key (request_id, user_id, until_number)
);
create index message_mail_age on message_mail (created_at);

-- A message that a visitor wrote to a company before signing in; used once, or deleted after seven days.
create table first_words (
  id text primary key check (length(id) = 36),
  business_id text not null references business on delete cascade,
  user_id text references user_profile on delete cascade, -- who registered with it; null: nobody yet
  message text not null,
  created_at timestamptz not null default now()
);
create index first_words_age on first_words (created_at);
create index first_words_business on first_words (business_id);
create index first_words_user on first_words (user_id) where user_id is not null;
