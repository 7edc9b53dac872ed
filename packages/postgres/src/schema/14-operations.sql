-- A request of the need-help form.
create table need_help_request (
  id text primary key check (length(id) = 36),
  idempotency_key text unique,
  body_hash text not null, -- tells a repetition from another request with the same key
  first_name text not null,
  last_name text not null,
  business_name text not null,
  business_type text,
  website text,
  job_position text,
  address text,
  zipcode text,
  city text,
  usa_state text,
  country text not null,
  company_phone text not null,
  company_fax text,
  total_employees text,
  sales_employees text,
  mobile_phone text,
  email text not null,
  buy_products text[] not null default '{}', -- industry ids
  more_info_buy text,
  sell_products text[] not null default '{}',
  more_info_sell text,
  edition text,
  language text not null,
  upgrade_business_id text,
  upgrade_plan text check (upgrade_plan in ('gold', 'premium', 'platinum')),
  created_at timestamptz not null default now(),
  check ((upgrade_business_id is null) = (upgrade_plan is null))
);

-- Calls of a client in the current period of a rate limit.
create table call_count (
  call text not null,
  client text not null,
  ends_at timestamptz not null,
  count integer not null,
  primary key (call, client)
);

-- Processes that run jobs, by their last sign of life.
create table job_worker (
  id text primary key,
  seen_at timestamptz not null default now()
);
