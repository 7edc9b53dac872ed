-- The buyer's words on closing or choosing; every supplier with an offer that was not chosen reads them.
alter table quotation add column closed_note text;

alter table quotation_offer
  add column is_shortlisted boolean not null default false,
  add column product_id text references product on delete set null; -- the supplier's own, public

create index quotation_offer_product on quotation_offer (product_id) where product_id is not null;

-- A supplier's question before an offer. Everybody who was told reads it with its answer; nobody reads who asked.
create table quotation_question (
  id text primary key check (length(id) = 36),
  quotation_id text not null references quotation on delete cascade,
  business_id text not null references business on delete cascade,
  user_id text not null references user_profile on delete cascade,
  content text not null,
  answer text,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index quotation_question_of_quotation on quotation_question (quotation_id, id);
create index quotation_question_of_business on quotation_question (business_id);
create index quotation_question_of_user on quotation_question (user_id);

-- 'Not for us': the buyer reads why; the company is told nothing more of it. An offer takes it back.
create table quotation_pass (
  quotation_id text not null references quotation on delete cascade,
  business_id text not null references business on delete cascade,
  user_id text not null references user_profile on delete cascade,
  reason text not null check (reason in ('trade', 'quantity', 'place', 'time', 'terms', 'other')),
  note text,
  created_at timestamptz not null default now(),
  primary key (quotation_id, business_id)
);
create index quotation_pass_of_business on quotation_pass (business_id);
create index quotation_pass_of_user on quotation_pass (user_id);

-- Words of the act that the notification quotes: the old and the new price, the buyer's reason.
alter table notification add column note text;
