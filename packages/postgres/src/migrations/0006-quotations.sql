-- A request for quotation: suppliers see it without its buyer. It goes with the account or company that asks.
create table quotation (
  id text primary key check (length(id) = 36),
  user_id text not null references user_profile on delete cascade, -- the person who asks
  business_id text references business on delete cascade, -- the company they ask for
  subject text not null,
  content text not null,
  category_id text not null, -- an industry, category or sub-category
  quantity numeric check (quantity > 0),
  unit text,
  delivery_country text not null, -- ISO 3166-1 alpha-2
  countries text[] not null, -- of the suppliers; empty: any
  certificates text[] not null, -- a supplier has all of them
  marks text[] collate "C" not null, -- what `search_document.marks` of a supplier contains
  wanted_on date,
  status text not null default 'open' check (status in ('open', 'closed')),
  closed_reason text check (closed_reason in ('time', 'buyer', 'chosen', 'removed')),
  closes_at timestamptz not null, -- when it closes by itself, or when it was closed
  request_id text, -- the thread with the chosen supplier
  created_at timestamptz not null default now(),
  check ((status = 'closed') = (closed_reason is not null)),
  check ((closed_reason is not distinct from 'chosen') = (request_id is not null))
);
create index quotation_of_user on quotation (user_id, id desc);
create index quotation_of_business on quotation (business_id, id desc) where business_id is not null;
create index quotation_open on quotation (id desc) where status = 'open';
create index quotation_due on quotation (closes_at) where status = 'open';
create trigger delete_social_rows after delete on quotation
  referencing old table as gone for each statement execute function delete_social_rows();

-- A company that was told of a request for quotation.
create table quotation_invitation (
  quotation_id text not null references quotation on delete cascade,
  business_id text not null references business on delete cascade,
  place integer not null check (place between 1 and 30), -- the best first
  primary key (quotation_id, business_id)
);
create index quotation_invitation_of_business on quotation_invitation (business_id, quotation_id desc);

-- A company's offer. It goes with the company or with the account of the person who made it.
create table quotation_offer (
  quotation_id text not null references quotation on delete cascade,
  business_id text not null references business on delete cascade,
  id text not null unique check (length(id) = 36), -- another one after every change, so that a buyer chooses what they saw
  user_id text not null references user_profile on delete cascade,
  content text not null,
  offer jsonb not null, -- as in `message`
  chosen_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (quotation_id, business_id)
);
create index quotation_offer_of_business on quotation_offer (business_id, quotation_id desc);
create index quotation_offer_of_user on quotation_offer (user_id);
create unique index quotation_offer_chosen on quotation_offer (quotation_id) where chosen_at is not null;

alter table report_case drop constraint report_case_resource_type_check;
alter table report_case add constraint report_case_resource_type_check
  check (resource_type in ('post', 'comment', 'business', 'user', 'request', 'quotation'));
