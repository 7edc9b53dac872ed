-- Rendered pages are cached by surrogate keys: 'business:<id>', 'product:<id>', 'user:<id>' and 'list:<kind>'. Every write of what pages
-- show notifies `page_purge` of the keys to drop, within its own transaction; '*' drops all pages.
create function purge_pages(keys text[]) returns void language plpgsql as $$
begin
  if cardinality(keys) > 0 then
    -- A notification holds less than 8,000 bytes.
    perform pg_notify('page_purge', case when cardinality(keys) > 100 then '*' else array_to_string(keys, ' ') end);
  end if;
end $$;

-- A picture in the file store with all its sizes, a video, or a file of a message. Two owners never share one.
create table picture (
  id text primary key check (length(id) = 32), -- hash of owner and content
  owner_id text not null, -- a person or company; the upload, until the company it is for exists
  url text not null unique, -- of a message's file, which has no address: its path in the store
  photo jsonb not null,
  size integer, -- bytes, of a message's file
  object_keys text[] not null, -- all its files in the store
  stored_at timestamptz not null default now(),
  unused_since timestamptz -- set when a row stops showing it; a job then deletes it if nothing else shows it
);
create index picture_unused on picture (unused_since) where unused_since is not null;

-- Triggers named release_... mark files that a changed or deleted row showed; a job deletes those that nothing else shows.
create function release_files(urls text[]) returns void language sql as $$
  update picture set unused_since = now() where url = any(urls)
$$;

-- Trigger of user_profile and business.
create function release_picture() returns trigger language plpgsql as $$
begin
  perform release_files(array[old.profile_photo->>'url', old.cover_photo->>'url']);
  return null;
end $$;
