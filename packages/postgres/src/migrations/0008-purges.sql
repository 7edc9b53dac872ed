-- Pages stay in caches for hours while purges arrive, so every change of what they show has to purge them.

-- Pages that show a post: by its own key, when its comments, likes or text change.
create or replace function purge_pages_of_post() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(
    select timeline_type || ':' || timeline_id from changed union select 'post:' || id from changed order by 1
  ));
  return null;
end $$;

create or replace function purge_pages_of_comment() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(select distinct root_type || ':' || root_id from changed order by 1));
  return null;
end $$;

-- Likes and followers; a like of a comment changes the page on which the comment stands.
create or replace function purge_resource_pages() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(
    select resource_type || ':' || resource_id from changed where resource_type <> 'comment'
    union
    select root_type || ':' || root_id from changed join comment on comment.id = changed.resource_id
    where changed.resource_type = 'comment'
    order by 1
  ));
  return null;
end $$;

-- A changed document may enter, leave or move on any list and change its counts, which 'list:<kind>' (new and removed ones) does not tell.
create function purge_searches() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform purge_pages(array(
      select distinct 'search:' || kind from changed join before using (kind, id)
      where changed is distinct from before order by 1
    ));
  else
    perform purge_pages(array(select distinct 'search:' || kind from changed order by 1));
  end if;
  return null;
end $$;
create trigger purge_searches_after_insert after insert on search_document
  referencing new table as changed for each statement execute function purge_searches();
create trigger purge_searches_after_update after update on search_document
  referencing old table as before new table as changed for each statement execute function purge_searches();
create trigger purge_searches_after_delete after delete on search_document
  referencing old table as changed for each statement execute function purge_searches();
