-- Addresses of photos on other sites that an import names for its products; a job fetches them. Kept for 30 days.
create table photo_fetch (
  id text primary key check (length(id) = 36),
  business_id text not null references business on delete cascade,
  product_id text not null references product on delete cascade,
  address text not null check (length(address) <= 1000),
  state text not null default 'waiting' check (state in ('waiting', 'stored', 'failed')),
  problem text check ((problem is null) = (state <> 'failed')),
  detail text not null default '', -- the answer of the other site, such as 404
  created_at timestamptz not null default now(),
  unique (product_id, address)
);
create index photo_fetch_business on photo_fetch (business_id, state, id);
create index photo_fetch_old on photo_fetch (created_at);
