create table product (
  id text primary key check (length(id) = 36),
  business_id text not null references business on delete cascade,
  source text not null,
  source_id text not null,
  name text not null,
  model text,
  brand text,
  ean text,
  description text,
  keywords text[] not null default '{}',
  specs jsonb not null default '[]',
  main_image jsonb,
  photos jsonb not null default '[]',
  videos jsonb not null default '[]',
  industry_id text,
  category_id text,
  sub_category_id text,
  lead_time text,
  stock boolean,
  price jsonb,
  minimum_order jsonb,
  status text not null default 'published' check (status in ('draft', 'published')),
  within_plan boolean not null default true, -- false when the company's plan has no room for it
  deleted_at timestamptz, -- set while it can still be restored
  -- Visible to visitors, if its company is public.
  is_public boolean generated always as (status = 'published' and within_plan and deleted_at is null) stored,
  first_public_at timestamptz, -- when it first became public; null when it never was
  imported jsonb, -- as in business
  own_number text, -- in the shop that its company imported it from
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, source_id)
);
create index product_business on product (business_id, created_at desc, id desc);
create index product_deleted on product (deleted_at) where deleted_at is not null;
create index product_updated on product (updated_at);
create index product_first_public on product (first_public_at desc);
-- An import finds what the company has already.
create index product_own_number on product (business_id, own_number) where own_number is not null;
create index product_ean on product (business_id, ean) where ean is not null;
create index product_model on product (business_id, lower(model)) where model is not null;
create index product_plain_name on product (business_id, lower(name)) where model is null and ean is null;

create function release_product_files() returns trigger language plpgsql as $$
begin
  perform release_files(array(
    select old.main_image->>'url'
    union select photo->>'url' from jsonb_array_elements(old.photos) photo
    union select video->>'url' from jsonb_array_elements(old.videos) video
  ));
  return null;
end $$;
create trigger release_replaced_files after update of main_image, photos, videos on product
  for each row when (
    old.photos is distinct from new.photos or old.main_image is distinct from new.main_image
    or old.videos is distinct from new.videos
  ) execute function release_product_files();
create trigger release_deleted_files after delete on product
  for each row when (old.photos <> '[]' or old.main_image is not null or old.videos <> '[]')
  execute function release_product_files();

create function purge_pages_of_product() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(
    select 'product:' || id from changed union select 'business:' || business_id from changed order by 1
  ));
  return null;
end $$;
create trigger purge_after_insert after insert on product
  referencing new table as changed for each statement execute function purge_pages_of_product();
create trigger purge_after_update after update on product
  referencing new table as changed for each statement execute function purge_pages_of_product();
create trigger purge_after_delete after delete on product
  referencing old table as changed for each statement execute function purge_pages_of_product();

-- The generated column `is_public` is not computed yet in a `before` trigger.
create function note_first_public_of_product() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and new.within_plan and new.deleted_at is null then new.first_public_at := now(); end if;
  return new;
end $$;
create trigger note_first_public before insert or update on product
  for each row when (new.first_public_at is null) execute function note_first_public_of_product();

-- The import of a file that is too large for one request.
create table product_import (
  id text primary key check (length(id) = 36),
  business_id text not null references business on delete cascade,
  user_id text references user_profile on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
  failure text check (failure in ('forbidden', 'file', 'other')),
  file_name text not null,
  file bytea, -- compressed already; null when it is no longer needed
  mapping jsonb not null, -- column by header, as the caller chose
  language text not null,
  currency text not null default '', -- of amounts without one
  existing text not null default 'update' check (existing in ('update', 'skip', 'create')),
  rows integer not null,
  rows_done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  problem_count integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
alter table product_import alter column file set storage external;
-- One import at a time per company, across all processes.
create unique index product_import_under_way on product_import (business_id) where state in ('waiting', 'working');
create index product_import_business on product_import (business_id, created_at desc);
create index product_import_user on product_import (user_id) where user_id is not null;
create index product_import_old on product_import (created_at);

-- The problem of a row in an imported file.
create table product_import_problem (
  import_id text not null references product_import on delete cascade,
  position integer not null,
  problem jsonb not null,
  primary key (import_id, position)
);

-- Lease of the running import; it expires unless renewed.
create table import_turn (
  key text primary key, -- `person` or `company` with an id
  holder text not null,
  taken_until timestamptz not null
);
