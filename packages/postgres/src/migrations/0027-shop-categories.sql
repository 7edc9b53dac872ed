-- Which category of ours a company has chosen for a category of its shop; remembered for its next import.
create table shop_category (
  business_id text not null references business on delete cascade,
  name text not null check (length(name) <= 300), -- as the shop writes it, with its path
  trade_id text not null, -- of an industry, category or sub-category; '' for none
  chosen_at timestamptz not null default now(),
  primary key (business_id, name)
);
