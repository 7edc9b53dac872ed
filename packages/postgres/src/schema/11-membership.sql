-- What a company is entitled to and why. The payment provider's state is copied here under the row's lock; `business.subscription` is the
-- higher of `granted_level` and `paid_level`.
create table membership (
  business_id text primary key references business on delete cascade,
  -- Granted by the operator.
  granted_level text not null default 'standard' check (granted_level in ('standard', 'gold', 'premium', 'platinum')),
  paid_level text check (paid_level in ('gold', 'premium', 'platinum')), -- by the subscription, while it holds
  gateway text check (gateway in ('stripe', 'test')),
  customer_id text unique,
  subscription_id text unique, -- the newest subscription, also one that has ended
  subscription_level text check (subscription_level in ('gold', 'premium', 'platinum')),
  subscription_status text check (subscription_status in ('incomplete', 'active', 'past-due', 'ended')),
  period_start timestamptz,
  period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  scheduled_level text check (scheduled_level in ('gold', 'premium', 'platinum')),
  next_attempt_at timestamptz,
  card jsonb,
  billing jsonb,
  version integer not null default 1,
  synced_at timestamptz, -- when the provider was last asked
  created_at timestamptz not null default now(),
  check ((gateway is null) = (customer_id is null)),
  check (subscription_id is null or customer_id is not null),
  check ((subscription_id is null) = (subscription_status is null)),
  check ((subscription_id is null) = (subscription_level is null)),
  check ((subscription_id is null) = (period_end is null)),
  check (paid_level is null or subscription_status in ('active', 'past-due'))
);
create index membership_renewals on membership (period_end) where subscription_status in ('active', 'past-due');

-- A change that an owner requested from the provider. The id is the provider's idempotency key.
create table plan_change (
  id text primary key,
  business_id text not null references business on delete cascade,
  user_id text references user_profile on delete set null,
  kind text not null check (kind in ('subscribe', 'raise', 'schedule', 'cancel', 'resume', 'card')),
  level text check (level in ('gold', 'premium', 'platinum')),
  payment_method text,
  -- Open: outcome not known yet; waiting: for the card holder's bank.
  state text not null check (state in ('open', 'waiting', 'done', 'refused', 'abandoned')),
  client_secret text,
  problem text, -- why it was refused, in the provider's words
  asked_until timestamptz not null default now(), -- lease of the process that asks the provider
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'waiting') = (client_secret is not null)),
  check ((state in ('open', 'waiting')) = (settled_at is null))
);
create unique index plan_change_unsettled on plan_change (business_id) where state in ('open', 'waiting');

-- An event in the history of a membership; rows are only added.
create table membership_entry (
  id text primary key,
  business_id text not null references business on delete cascade,
  source text not null, -- the cause, for example `invoice:in_1:paid`
  kind text not null,
  level text not null check (level in ('standard', 'gold', 'premium', 'platinum')), -- of the company after it
  amount integer, -- cents
  invoice_id text,
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (business_id, source)
);

-- An invoice as the provider last reported it; amounts in cents.
create table membership_invoice (
  id text primary key,
  business_id text not null references business on delete cascade,
  number text,
  status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
  level text check (level in ('gold', 'premium', 'platinum')),
  total integer not null,
  amount_paid integer not null,
  amount_refunded integer not null default 0,
  currency text not null,
  dispute text check (dispute in ('open', 'won', 'lost')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  pdf_url text,
  page_url text,
  created_at timestamptz not null
);
create index membership_invoice_of_business on membership_invoice (business_id, created_at desc, id desc);

-- A signed event of the provider, unchanged. The provider is asked for the current state, so order and duplicates do not matter.
create table payment_event (
  id text primary key, -- the provider's
  gateway text not null check (gateway in ('stripe', 'test')),
  type text not null,
  customer_id text,
  payload jsonb not null,
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  outcome text
);
create index payment_event_age on payment_event (received_at);

-- What the nightly comparison with the provider found and corrected.
create table payment_difference (
  id text primary key,
  business_id text references business on delete cascade,
  customer_id text,
  what text not null,
  here text not null,
  there text not null,
  found_at timestamptz not null default now()
);

-- A customer of the test gateway; no money moves.
create table test_gateway_customer (
  id text primary key,
  business_id text not null,
  state jsonb not null,
  ahead_days integer not null default 0 check (ahead_days >= 0), -- how far its clock is ahead
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index test_gateway_customer_of_business on test_gateway_customer (business_id);

-- A typed test card.
create table test_payment_method (
  id text primary key,
  user_id text not null references user_profile on delete cascade,
  details jsonb not null,
  created_at timestamptz not null default now()
);

-- The moment at which a company changed to a plan; before its first entry it had no paid plan.
create table plan_entry (
  business_id text not null references business on delete cascade,
  position integer not null check (position > 0),
  level text not null check (level in ('standard', 'gold', 'premium', 'platinum')),
  since timestamptz not null,
  primary key (business_id, position)
);

-- Ledger entries cannot be changed while their company exists.
create function keep_ledger_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from business where id = old.business_id) then
    return old;
  end if;
  raise exception '% is a ledger: entries are added, never changed', tg_table_name;
end $$;
create trigger keep_entry before update or delete on plan_entry
  for each row execute function keep_ledger_entry();

-- A company or product that is promoted for a time.
create table boost (
  id text primary key,
  business_id text not null references business on delete cascade,
  resource_type text not null check (resource_type in ('business', 'product')),
  product_id text references product on delete set null, -- null for a company, and when the product is deleted
  resource_id text generated always as (case resource_type when 'product' then product_id else business_id end) stored,
  resource_name text not null, -- name when the boost began
  user_id text references user_profile on delete set null, -- the person who started it; null when their account is deleted
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_over boolean not null default false,
  check (ends_at >= starts_at),
  check (resource_type = 'product' or product_id is null)
);
create index boost_of_business on boost (business_id, starts_at desc);
create index boost_product on boost (product_id) where product_id is not null;
create index boost_user on boost (user_id) where user_id is not null;
create unique index boost_running on boost (resource_id) where not is_over;
create index boost_due on boost (ends_at) where not is_over;

-- Purges result lists, because they show promoted companies and products.
create function purge_lists_of_boost() returns trigger language plpgsql as $$
begin
  perform purge_pages(array['list:' || coalesce(new.resource_type, old.resource_type)]);
  return null;
end $$;
create trigger purge_after_change after insert or update or delete on boost
  for each row execute function purge_lists_of_boost();

-- Ledger of boosts by month: the sum of a month's amounts is what is left of it.
create table boost_entry (
  business_id text not null references business on delete cascade,
  position integer not null check (position > 0), -- from 1, by company
  source_key text not null, -- the cause; one entry per cause
  kind text not null check (kind in ('granted', 'spent', 'returned', 'lapsed')),
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'), -- `2026-11`, in UTC
  amount integer not null check (amount <> 0),
  level text check (level in ('gold', 'premium', 'platinum')), -- the plan that grants it
  boost_id text references boost on delete cascade,
  note text,
  by_name text,
  created_at timestamptz not null,
  primary key (business_id, position),
  unique (business_id, source_key),
  check ((kind in ('granted', 'returned')) = (amount > 0)),
  check ((kind = 'granted') = (level is not null)),
  check ((kind in ('spent', 'returned')) = (boost_id is not null)),
  check (boost_id is null or abs(amount) = 1)
);
create index boost_entry_boost on boost_entry (boost_id) where boost_id is not null;

-- Refuses a negative balance of a period. Locks the company, so that concurrent writers wait for each other.
create function guard_boost_entry() returns trigger language plpgsql as $$
begin
  perform from business where id = new.business_id for no key update;
  if new.amount + (
    select coalesce(sum(amount), 0) from boost_entry
    where business_id = new.business_id and month = new.month
  ) < 0 then
    raise exception 'company %: less than nothing would be left of %', new.business_id, new.month
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refuse_overdraft before insert on boost_entry
  for each row execute function guard_boost_entry();
create trigger keep_entry before update or delete on boost_entry
  for each row execute function keep_ledger_entry();

-- Ledger of minutes of support by year of membership: the sum is what is left.
create table support_entry (
  business_id text not null references business on delete cascade,
  position integer not null check (position > 0), -- from 1, by company
  source_key text not null, -- the cause; one entry per cause
  kind text not null check (kind in ('granted', 'booked', 'corrected', 'lapsed')),
  year_from date not null, -- first day of the year of membership
  minutes integer not null check (minutes <> 0),
  level text check (level in ('gold', 'premium', 'platinum')),
  corrects integer, -- position of the entry that this one corrects
  note text,
  by_name text,
  done_on date, -- day of the work
  created_at timestamptz not null,
  primary key (business_id, position),
  unique (business_id, source_key),
  check (kind = 'corrected' or (kind = 'granted') = (minutes > 0)),
  check ((kind = 'granted') = (level is not null)),
  check ((kind = 'corrected') = (corrects is not null)),
  check ((kind in ('booked', 'corrected')) = (note is not null and by_name is not null)),
  check ((kind = 'booked') = (done_on is not null))
);

-- Like guard_boost_entry.
create function guard_support_entry() returns trigger language plpgsql as $$
begin
  perform from business where id = new.business_id for no key update;
  if new.minutes + (
    select coalesce(sum(minutes), 0) from support_entry
    where business_id = new.business_id and year_from = new.year_from
  ) < 0 then
    raise exception 'company %: less than nothing would be left of %', new.business_id, new.year_from
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refuse_overdraft before insert on support_entry
  for each row execute function guard_support_entry();
create trigger keep_entry before update or delete on support_entry
  for each row execute function keep_ledger_entry();
