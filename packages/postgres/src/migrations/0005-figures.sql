-- The secret of a UTC day with which visitors are hashed; deleted when the day is over. Unlogged: it is in no copy of the write-ahead log,
-- and a crash only makes the rest of the day count visitors anew.
create unlogged table figure_salt (
  day date primary key,
  salt bytea not null
);

-- What a visitor saw today, once per day, page, source and words. Added up and deleted when the day (UTC) is over.
create table figure_event (
  day date not null,
  business_id text not null references business on delete cascade,
  kind text not null check (kind in ('view', 'product-view', 'appearance', 'product-appearance')),
  product_id text not null default '', -- of the kinds of products
  source text not null default '', -- of views
  words text not null default '', -- of appearances, folded; empty for lists and for what may name a person
  visitor bytea not null check (length(visitor) = 12), -- keyed hash of address and browser
  people_group smallint not null check (people_group between 0 and 63), -- the same for a person on all days, shared by every 64th person
  country text not null default '', -- ISO 3166-1 alpha-2; empty when unknown
  place smallint, -- of appearances, from 1
  primary key (business_id, day, kind, product_id, source, words, visitor)
);
create index figure_event_product on figure_event (product_id) where product_id <> '';

-- The sums of a company and day; their number is bounded, and small ones are in `other`.
create table figure_day (
  business_id text not null references business on delete cascade,
  dimension text not null check (dimension in ('all', 'country', 'source', 'product')),
  day date not null,
  metric text not null check (metric in ('views', 'productViews', 'appearances')),
  key text not null default '', -- country, source or product; `other` for the rest
  count integer not null check (count > 0),
  place_sum bigint not null default 0, -- of appearances
  primary key (business_id, dimension, day, metric, key)
);
create index figure_day_by_day on figure_day (day);

-- Words with which a company appeared. Shown and kept only when at least five people searched with them.
create table figure_word (
  business_id text not null references business on delete cascade,
  words text not null,
  day date not null,
  appearances integer not null check (appearances > 0), -- one per visitor
  place_sum bigint not null,
  people_groups bigint not null, -- bit set: the number of bits is a lower bound of the number of people over several days
  primary key (business_id, words, day)
);
create index figure_word_by_day on figure_word (day);

-- Medians of the companies of a category over the last days, computed every night.
create table figure_median (
  category_id text not null,
  days smallint not null,
  metric text not null,
  median integer not null,
  companies integer not null check (companies >= 10),
  primary key (category_id, days, metric)
);

alter table download drop constraint download_check;
alter table download add constraint download_check check (case
  when kind in ('products', 'company', 'figures') then business_id is not null and file_id is null and document_id is null
  when kind = 'verification-document' then document_id is not null and file_id is null
  else kind in ('message-download', 'message-view', 'message-preview') and file_id is not null and document_id is null
end);
