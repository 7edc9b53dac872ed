-- What was searched on the sites, by edition, language and day; counted by the sites' servers with the visits.
create table search_day (
  edition text not null,
  language text not null,
  day date not null,
  searches integer not null default 0, -- with words, first pages
  misses integer not null default 0, -- of these: nothing had all the words
  primary key (edition, language, day)
);
create index search_day_by_day on search_day (day);

-- Words of searches that found nothing, without filters; kept for 90 days and shown when people at three addresses searched with them.
create table search_miss (
  edition text not null,
  language text not null,
  day date not null,
  words text not null, -- folded; addresses, numbers and long texts are left out, because they may name a person
  count integer not null,
  people_groups bigint not null, -- bit set, as in `figure_word`
  primary key (day, edition, language, words)
);

-- Sums of a country and day, made every hour; editions of one country share them.
create table network_day (
  metric text not null check (metric in ('companies', 'inquiries', 'asked', 'answered', 'quotations', 'offers', 'revenue', 'cases')),
  place text not null, -- country, of cases the edition; empty when unknown
  day date not null, -- UTC; of `companies` those that became public that day
  count bigint not null,
  primary key (metric, place, day)
);
create index network_day_by_day on network_day (day);

-- One row: when the days were added up last.
create table network_sum (
  is_only boolean primary key default true check (is_only),
  counted_at timestamptz not null default now()
);

-- Public companies by country, counted anew every night.
create table network_companies (
  country text primary key,
  companies integer not null
);

-- The days of these are added up without reading whole tables.
create index request_by_time on request using brin (created_at);
create index request_clock_by_time on request_clock using brin (started_at);
create index quotation_by_time on quotation using brin (created_at);
create index quotation_offer_by_time on quotation_offer using brin (created_at);
create index membership_invoice_by_time on membership_invoice using brin (created_at);

-- Words that mean the same, added at the desk; the search reads them besides the operator's file.
create table search_synonym (
  id text primary key check (length(id) = 36),
  phrases text[] not null check (cardinality(phrases) between 2 and 20),
  added_by text not null, -- name of the colleague
  created_at timestamptz not null default now()
);
create function purge_searches_of_synonym() returns trigger language plpgsql as $$
begin
  perform purge_pages(array['search:business', 'search:product']);
  return null;
end $$;
create trigger purge_after_change after insert or update or delete on search_synonym
  for each statement execute function purge_searches_of_synonym();

-- A line at the top of all pages of editions.
create table announcement (
  id text primary key check (length(id) = 36),
  editions text[], -- null: all
  language text not null, -- shown on pages in this language
  content text not null check (length(content) between 1 and 200),
  link text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_shown boolean not null default false, -- set by a job at start and end, which purges the pages
  written_by text not null,
  created_at timestamptz not null default now(),
  check (starts_at < ends_at)
);
create index announcement_ends on announcement (ends_at);
create function purge_frames() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(
    select distinct case when edition is null then '*' else 'frame:' || edition end
    from (select old.editions union select new.editions) as changed (editions)
    left join unnest(changed.editions) as edition on true
    where changed.editions is null or edition is not null
    order by 1));
  return null;
end $$;
create trigger purge_after_change after update on announcement
  for each row when (old.is_shown <> new.is_shown) execute function purge_frames();

-- Running processes of all hosts, by their last sign of life.
create table host_process (
  id text primary key,
  part text not null, -- `wbn-api`, `wbn-accounts`
  host text not null,
  pid integer not null,
  version text not null,
  memory integer not null, -- MB
  started_at timestamptz not null,
  seen_at timestamptz not null default now()
);
