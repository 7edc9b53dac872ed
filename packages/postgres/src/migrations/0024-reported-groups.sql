-- Groups are reported; staff hide one by a decision, and a later decision puts it back.
alter table report_case drop constraint report_case_resource_type_check;
alter table report_case add constraint report_case_resource_type_check
  check (resource_type in ('post', 'comment', 'business', 'user', 'request', 'quotation', 'group'));

-- The decision by which staff have hidden the group; its members stay in it.
alter table business_group add column hidden_by text references report_case on delete set null;
create index business_group_hidden on business_group (hidden_by) where hidden_by is not null;
-- Neither closed nor hidden. Nobody sees any other group, what is in it and who is in it.
alter table business_group add column is_shown boolean not null
  generated always as (closed_at is null and hidden_by is null) stored;

drop index business_group_largest;
create index business_group_largest on business_group (member_count desc, id desc) where is_shown;
drop index business_group_words;
create index business_group_words on business_group using gin (words) where is_shown;

-- Pages of a group: its own, the list of groups when a card changes, and those of its members when it is hidden or put back.
create or replace function purge_pages_of_group() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform purge_pages(array(select 'group:' || id from changed union select 'list:group' order by 1));
    return null;
  end if;
  perform purge_pages(array(
    select 'group:' || id from changed
    union
    select 'list:group' from changed join before using (id)
    where (changed.name, changed.purpose, changed.access, changed.industry_id, changed.language)
        is distinct from (before.name, before.purpose, before.access, before.industry_id, before.language)
      or (changed.country, changed.picture, changed.is_shown) is distinct from (before.country, before.picture, before.is_shown)
    order by 1
  ));
  perform purge_pages(array(
    select key from changed join before using (id) join group_member on group_id = changed.id
    cross join lateral unnest(array['user:' || user_id, 'business:' || business_id]) as key
    where changed.access = 'open' and key is not null
      and (changed.hidden_by is null) <> (before.hidden_by is null)
    order by 1 limit 50
  ));
  return null;
end $$;
