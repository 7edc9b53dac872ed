-- A document of the search index. `words` holds every lexeme of a document and is only read through its GIN index, so it is stored out of
-- line; `heads` holds the few words that decide the rank and stays in the row, uncompressed. Filters are lexemes of `words` too (`=tMA`,
-- `=cAU`, `=i0002`), so that one index answers text and filters.
create table search_document (
  kind text not null check (kind in ('business', 'product', 'user')),
  id text collate "C" not null,
  registered_at timestamptz not null,
  business_type text collate "C" not null default '',
  country text collate "C" not null default '',
  industry_id text collate "C" not null default '',
  heads tsvector not null,
  words tsvector not null,
  quality smallint not null default 0, -- 0 to 100; the order where nobody typed a word
  marks text[] collate "C" not null default '{}', -- the filter lexemes, in the row for counting facets
  names tsvector not null default '', -- words of the name as written, for suggestions while typing
  primary key (kind, id)
) partition by list (kind);
create index search_latest on search_document (registered_at desc, id desc);
create index search_by_country on search_document (country, id);
create index search_best on search_document (quality desc, registered_at desc, id desc);
create index search_verified on search_document ((marks @> '{=v1}'::text[]) desc, quality desc, registered_at desc, id desc);
-- Without a pending list (fastupdate), which every search would have to read.
create index search_words on search_document using gin (words) with (fastupdate = off);
create index search_names on search_document using gin (names) with (fastupdate = off);

create table search_document_business partition of search_document for values in ('business');
create table search_document_product partition of search_document for values in ('product');
create table search_document_user partition of search_document for values in ('user');
-- The search engine reads from the statistics of `words` how common a lexeme is.
alter table search_document
  alter column heads set storage main,
  alter column heads set statistics 0,
  alter column words set storage external,
  alter column words set statistics 400;

create function count_search_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_count
      select kind, business_type, country, industry_id, count(*) from added group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into search_count
      select kind, business_type, country, industry_id, -count(*) from gone group by 1, 2, 3, 4;
  else
    insert into search_count
      select kind, business_type, country, industry_id, sum(n) from (
        select kind, business_type, country, industry_id, 1 as n from added
        union all
        select kind, business_type, country, industry_id, -1 from gone
      ) as change
      group by 1, 2, 3, 4 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger count_added after insert on search_document referencing new table as added
  for each statement execute function count_search_documents();
create trigger count_changed after update on search_document referencing new table as added old table as gone
  for each statement execute function count_search_documents();
create trigger count_gone after delete on search_document referencing old table as gone
  for each statement execute function count_search_documents();

-- Purges lists only when a document enters or leaves the index; a changed document is purged by its own key.
create function purge_lists() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(select distinct 'list:' || kind from changed order by 1));
  return null;
end $$;
create trigger purge_lists_after_insert after insert on search_document
  referencing new table as changed for each statement execute function purge_lists();
create trigger purge_lists_after_delete after delete on search_document
  referencing old table as changed for each statement execute function purge_lists();

create function count_categories() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_category_count
      select kind, business_type, substr(mark, 3), count(*) from added, unnest(marks) as mark
      where mark ~ '^=[gi]' group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into search_category_count
      select kind, business_type, substr(mark, 3), -count(*) from gone, unnest(marks) as mark
      where mark ~ '^=[gi]' group by 1, 2, 3;
  else
    insert into search_category_count
      select kind, business_type, substr(mark, 3), sum(n) from (
        select kind, business_type, marks, 1 as n from added
        union all
        select kind, business_type, marks, -1 from gone
      ) as change, unnest(marks) as mark
      where mark ~ '^=[gi]' group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger count_categories_after_insert after insert on search_document
  referencing new table as added for each statement execute function count_categories();
create trigger count_categories_after_update after update on search_document
  referencing new table as added old table as gone for each statement execute function count_categories();
create trigger count_categories_after_delete after delete on search_document
  referencing old table as gone for each statement execute function count_categories();

-- The kinds of which OpenSearch has an index or is getting one. `pnpm reindex:opensearch` adds them; an API without `OPENSEARCH_URL` removes them.
create table opensearch_index (
  kind text primary key check (kind in ('business', 'product', 'user')),
  built_at timestamptz -- null until it is whole; PostgreSQL answers so long
);

-- Changed documents that OpenSearch does not have yet. A job sends them in order and deletes the rows.
create table search_outbox (
  id bigint generated always as identity (start with 2) primary key, -- the version of the document in OpenSearch; new indexes begin with 1
  kind text not null,
  document_id text collate "C" not null,
  added_at timestamptz not null default clock_timestamp()
);

-- Adds one job per transaction; with one job key for all, writers would wait for each other.
create function queue_documents() returns trigger language plpgsql as $$
begin
  insert into search_outbox (kind, document_id)
    select kind, id from changed where exists (select from opensearch_index where opensearch_index.kind = changed.kind);
  if found then
    perform graphile_worker.add_job('drain-search-outbox', queue_name => 'search-outbox', max_attempts => 1,
      job_key => 'drain-search-outbox ' || pg_current_xact_id());
  end if;
  return null;
end $$;
create trigger queue_after_insert after insert on search_document
  referencing new table as changed for each statement execute function queue_documents();
create trigger queue_after_update after update on search_document
  referencing new table as changed for each statement execute function queue_documents();
create trigger queue_after_delete after delete on search_document
  referencing old table as changed for each statement execute function queue_documents();

-- Words as people write them, for typos and prefixes.
create table search_word (
  kind text not null,
  length smallint not null,
  word text collate "C" not null,
  primary key (kind, length, word)
);
create index search_word_ending on search_word (kind, length, (reverse(word)));
create index search_word_beginning on search_word (kind, word);

-- Number of documents by kind and filters. Rows are appended, not updated, so that an import holds no lock that others wait for; readers
-- sum the rows, `compact_search_count` merges them.
create table search_count (
  kind text not null,
  business_type text collate "C" not null,
  country text collate "C" not null,
  industry_id text collate "C" not null,
  documents integer not null
);
create index search_count_kind on search_count (kind, business_type, country, industry_id) include (documents);

-- The same by industry, category and sub-category.
create table search_category_count (
  kind text not null,
  business_type text collate "C" not null,
  category_id text collate "C" not null,
  documents integer not null
);

create function compact_search_count() returns void language sql as $$
  with old as (delete from search_count where pg_try_advisory_xact_lock(7260230) returning *)
  insert into search_count
    select kind, business_type, country, industry_id, sum(documents) from old
    group by 1, 2, 3, 4 having sum(documents) <> 0
$$;

create function compact_category_count() returns void language sql as $$
  with old as (delete from search_category_count where pg_try_advisory_xact_lock(7260231) returning *)
  insert into search_category_count
    select kind, business_type, category_id, sum(documents) from old
    group by 1, 2, 3 having sum(documents) <> 0
$$;

-- A search that a member keeps.
create table saved_search (
  id text primary key check (length(id) = 36),
  user_id text not null references user_profile on delete cascade,
  name text not null,
  parameters text not null, -- its query string in canonical form
  edition text not null, -- where it was saved: mails link there
  language text not null,
  alerts text not null default 'none' check (alerts in ('none', 'daily', 'weekly')),
  stop_token text not null unique, -- stops the mails, in the link of each mail
  told_until timestamptz not null default now(), -- alerts leave out results that were public by then
  next_look_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, parameters)
);
create index saved_search_due on saved_search (next_look_at) where alerts <> 'none';
