-- Posts are ordered by id (UUIDv7).
create table post (
  id text primary key check (length(id) = 36),
  user_id text not null references user_profile on delete cascade,
  business_id text references business on delete cascade,
  author_id text not null generated always as (coalesce(business_id, user_id)) stored, -- the company, else the person
  timeline_id text not null, -- the person or company whose timeline shows it
  timeline_type text not null check (timeline_type in ('user', 'business')),
  content text not null,
  picture jsonb,
  picture_alt text, -- the author's description of the picture
  card_id text, -- the linked resource of this network, shown as a card
  card_type text check (card_type in ('business', 'product', 'user', 'post')),
  version integer not null default 0, -- counts the changes
  edited_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((card_id is null) = (card_type is null))
);
create index post_newest on post (id desc) include (author_id) where removed_at is null;
create index post_of_author on post (author_id, id desc) where removed_at is null;
create index post_of_timeline on post (timeline_id, id desc) where removed_at is null;
create index post_of_user on post (user_id);
create index post_of_business on post (business_id) where business_id is not null;
create index post_removed on post (removed_at) where removed_at is not null;

create function purge_pages_of_post() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(select distinct timeline_type || ':' || timeline_id from changed order by 1));
  return null;
end $$;
create trigger purge_after_insert after insert on post
  referencing new table as changed for each statement execute function purge_pages_of_post();
create trigger purge_after_update after update on post
  referencing new table as changed for each statement execute function purge_pages_of_post();
create trigger purge_after_delete after delete on post
  referencing old table as changed for each statement execute function purge_pages_of_post();

create function release_post_picture() returns trigger language plpgsql as $$
begin
  perform release_files(array[old.picture->>'url']);
  return null;
end $$;
create trigger release_removed_picture after update of removed_at on post
  for each row when (old.picture is not null and new.removed_at is not null)
  execute function release_post_picture();
create trigger release_deleted_picture after delete on post
  for each row when (old.picture is not null)
  execute function release_post_picture();

-- Deletes the notifications about a removed post or comment.
create function take_back_notifications() returns trigger language plpgsql as $$
declare
  removed text[] := array(select id from changed where removed_at is not null);
  people text[];
begin
  with gone as (
    delete from notification where resource_id = any(removed) or root_id = any(removed) returning user_id
  )
  select array_agg(user_id) into people from gone;
  perform refresh_notifications(people);
  return null;
end $$;
create trigger take_back_after_update after update on post
  referencing new table as changed for each statement execute function take_back_notifications();

-- An earlier text of a post.
create table post_edit (
  post_id text not null references post on delete cascade,
  version integer not null,
  content text not null,
  written_at timestamptz not null,
  primary key (post_id, version)
);

-- A comment on a resource, or a reply to a comment; replies have no replies.
create table comment (
  id text primary key check (length(id) = 36),
  user_id text not null references user_profile on delete cascade,
  business_id text references business on delete cascade,
  author_id text not null generated always as (coalesce(business_id, user_id)) stored, -- the company, else the person
  resource_id text not null,
  resource_type text not null check (resource_type in ('post', 'comment', 'business', 'product', 'user')),
  root_id text not null, -- the resource of the comment, or of the comment that it answers
  root_type text not null check (root_type in ('post', 'business', 'product', 'user')),
  content text not null,
  version integer not null default 0,
  edited_at timestamptz,
  removed_at timestamptz, -- its replies are removed with it
  created_at timestamptz not null default now(),
  check ((resource_type = 'comment') = (resource_id <> root_id))
);
create index comment_of_resource on comment (resource_id, id) where removed_at is null;
create index comment_of_root on comment (root_id);
create index comment_of_user on comment (user_id);
create index comment_of_business on comment (business_id) where business_id is not null;
create index comment_removed on comment (removed_at) where removed_at is not null;

-- `comment_count`: direct comments or replies; `talk_count`: comments and their replies.
create table comment_summary (
  resource_id text primary key,
  comment_count integer not null default 0,
  talk_count integer not null default 0
);

-- A comment counts for its resource; a reply counts for its comment and in `talk_count` of the comment's resource.
create function add_comment_counts(added comment[], gone comment[]) returns void language sql as $$
  with counted as (
    select resource_id, resource_type, root_id, 1 as n from unnest(added) where removed_at is null
    union all
    select resource_id, resource_type, root_id, -1 from unnest(gone) where removed_at is null
  )
  insert into comment_summary (resource_id, comment_count, talk_count)
  select resource_id, sum(comments), sum(talk) from (
    select resource_id, n as comments, n as talk from counted
    union all
    select root_id, 0, n from counted where resource_type = 'comment'
  ) as change
  group by resource_id having sum(comments) <> 0 or sum(talk) <> 0 order by resource_id
  on conflict (resource_id) do update set
    comment_count = comment_summary.comment_count + excluded.comment_count,
    talk_count = comment_summary.talk_count + excluded.talk_count
$$;
create function count_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_comment_counts(array(select row(c.*)::comment from added as c), '{}');
  elsif tg_op = 'DELETE' then
    perform add_comment_counts('{}', array(select row(c.*)::comment from gone as c));
  else
    perform add_comment_counts(array(select row(c.*)::comment from added as c), array(select row(c.*)::comment from gone as c));
  end if;
  return null;
end $$;
create trigger count_comment_after_insert after insert on comment
  referencing new table as added for each statement execute function count_comments();
create trigger count_comment_after_delete after delete on comment
  referencing old table as gone for each statement execute function count_comments();
create trigger count_comment_after_update after update on comment
  referencing old table as gone new table as added for each statement execute function count_comments();

create function purge_pages_of_comment() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(
    select distinct root_type || ':' || root_id from changed
    where root_type in ('user', 'business', 'product') order by 1
  ));
  return null;
end $$;
create trigger purge_after_insert after insert on comment
  referencing new table as changed for each statement execute function purge_pages_of_comment();
create trigger purge_after_update after update on comment
  referencing new table as changed for each statement execute function purge_pages_of_comment();
create trigger purge_after_delete after delete on comment
  referencing old table as changed for each statement execute function purge_pages_of_comment();

create trigger take_back_after_update after update on comment
  referencing new table as changed for each statement execute function take_back_notifications();

-- A person or company mentioned in a post or comment, by UTF-16 offsets into its text.
create table mention (
  resource_id text not null,
  start integer not null,
  length integer not null,
  mentioned_id text not null,
  mentioned_type text not null check (mentioned_type in ('user', 'business')),
  primary key (resource_id, start)
);
create index mention_of on mention (mentioned_id);

-- A like; one per actor and resource.
create table reaction (
  resource_id text not null,
  user_id text not null references user_profile on delete cascade,
  business_id text references business on delete cascade,
  actor_id text not null generated always as (coalesce(business_id, user_id)) stored, -- the company, else the person
  resource_type text not null check (resource_type in ('post', 'comment', 'business', 'product', 'user')),
  created_at timestamptz not null default now(),
  primary key (resource_id, actor_id)
);
create index reaction_of_user on reaction (user_id);
create index reaction_of_business on reaction (business_id) where business_id is not null;
create index reaction_newest on reaction (resource_id, created_at desc, actor_id desc);

-- Sorted, so that concurrent statements lock the counters in the same order.
create function count_reactions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into reaction_summary (resource_id, like_count)
    select resource_id, count(*) from added group by resource_id order by resource_id
    on conflict (resource_id) do update set like_count = reaction_summary.like_count + excluded.like_count;
  else
    insert into reaction_summary (resource_id, like_count)
    select resource_id, -count(*) from gone group by resource_id order by resource_id
    on conflict (resource_id) do update set like_count = reaction_summary.like_count + excluded.like_count;
  end if;
  return null;
end $$;
create trigger count_reaction_after_insert after insert on reaction
  referencing new table as added for each statement execute function count_reactions();
create trigger count_reaction_after_delete after delete on reaction
  referencing old table as gone for each statement execute function count_reactions();

create function purge_resource_pages() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(
    select distinct resource_type || ':' || resource_id from changed
    where resource_type in ('user', 'business', 'product') order by 1
  ));
  return null;
end $$;
create trigger purge_after_insert after insert on reaction
  referencing new table as changed for each statement execute function purge_resource_pages();
create trigger purge_after_update after update on reaction
  referencing new table as changed for each statement execute function purge_resource_pages();
create trigger purge_after_delete after delete on reaction
  referencing old table as changed for each statement execute function purge_resource_pages();

create table reaction_summary (
  resource_id text primary key,
  like_count integer not null default 0
);

create function purge_pages_of_reaction_summary() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(select distinct 'product:' || resource_id from changed order by 1));
  return null;
end $$;
create trigger purge_after_insert after insert on reaction_summary
  referencing new table as changed for each statement execute function purge_pages_of_reaction_summary();
create trigger purge_after_update after update on reaction_summary
  referencing new table as changed for each statement execute function purge_pages_of_reaction_summary();
create trigger purge_after_delete after delete on reaction_summary
  referencing old table as changed for each statement execute function purge_pages_of_reaction_summary();

-- People follow companies and people.
create table follow (
  user_id text not null references user_profile on delete cascade,
  resource_id text not null,
  resource_type text not null check (resource_type in ('user', 'business')),
  created_at timestamptz not null default now(),
  primary key (user_id, resource_id),
  check (user_id <> resource_id)
);
create index follow_of_resource on follow (resource_id, user_id);
create index follow_newest on follow (resource_id, created_at desc, user_id desc);

-- Sorted, so that concurrent statements lock the counters in the same order.
create function count_follows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into follow_summary (resource_id, follower_count)
    select resource_id, count(*) from added group by resource_id order by resource_id
    on conflict (resource_id) do update set follower_count = follow_summary.follower_count + excluded.follower_count;
  else
    insert into follow_summary (resource_id, follower_count)
    select resource_id, -count(*) from gone group by resource_id order by resource_id
    on conflict (resource_id) do update set follower_count = follow_summary.follower_count + excluded.follower_count;
  end if;
  return null;
end $$;
create trigger count_follow_after_insert after insert on follow
  referencing new table as added for each statement execute function count_follows();
create trigger count_follow_after_delete after delete on follow
  referencing old table as gone for each statement execute function count_follows();
create trigger purge_after_insert after insert on follow
  referencing new table as changed for each statement execute function purge_resource_pages();
create trigger purge_after_update after update on follow
  referencing new table as changed for each statement execute function purge_resource_pages();
create trigger purge_after_delete after delete on follow
  referencing old table as changed for each statement execute function purge_resource_pages();

create table follow_summary (
  resource_id text primary key,
  follower_count integer not null default 0
);

-- Two people or companies who are connected, or of whom one has asked to be; one row per pair.
create table connection (
  id text primary key check (length(id) = 36),
  requester_id text not null,
  requester_type text not null check (requester_type in ('user', 'business')),
  addressee_id text not null,
  addressee_type text not null check (addressee_type in ('user', 'business')),
  user_id text not null references user_profile on delete cascade, -- the person who asked
  message text,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  check (requester_id <> addressee_id)
);
create unique index connection_pair on connection (least(requester_id, addressee_id), greatest(requester_id, addressee_id));
create index connection_of_requester on connection (requester_id, status);
create index connection_of_addressee on connection (addressee_id, status);
create index connection_of_user on connection (user_id);

-- Neither side sees or reaches the other.
create table block (
  blocker_id text not null,
  blocker_type text not null check (blocker_type in ('user', 'business')),
  blocked_id text not null,
  blocked_type text not null check (blocked_type in ('user', 'business')),
  user_id text references user_profile on delete set null, -- the person who did it
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index block_of on block (blocked_id);

-- A block or mute hides notifications and its end shows them again, so the open pages of both sides reload their counts.
create function refresh_notifications_of_block() returns trigger language plpgsql as $$
begin
  perform refresh_notifications(array(select blocker_id from changed union select blocked_id from changed));
  return null;
end $$;
create trigger refresh_after_insert after insert on block
  referencing new table as changed for each statement execute function refresh_notifications_of_block();
create trigger refresh_after_delete after delete on block
  referencing old table as changed for each statement execute function refresh_notifications_of_block();

-- A person hides another one, who is not notified of that.
create table mute (
  user_id text not null references user_profile on delete cascade,
  muted_id text not null,
  muted_type text not null check (muted_type in ('user', 'business')),
  created_at timestamptz not null default now(),
  primary key (user_id, muted_id)
);
create index mute_of on mute (muted_id);

create function refresh_notifications_of_mute() returns trigger language plpgsql as $$
begin
  perform refresh_notifications(array(select user_id from changed));
  return null;
end $$;
create trigger refresh_after_insert after insert on mute
  referencing new table as changed for each statement execute function refresh_notifications_of_mute();
create trigger refresh_after_delete after delete on mute
  referencing old table as changed for each statement execute function refresh_notifications_of_mute();

-- Deletes comments, reactions and other rows about a resource with the resource. A foreign key cannot, because the resource may be one of
-- five kinds.
create function delete_social_rows() returns trigger language plpgsql as $$
begin
  if not exists (select from gone) then return null; end if;
  delete from reaction where resource_id in (select id from gone);
  delete from comment where resource_id in (select id from gone) or root_id in (select id from gone);
  delete from mention where resource_id in (select id from gone);
  delete from notification where resource_id in (select id from gone) or root_id in (select id from gone);
  if tg_table_name in ('business', 'user_profile') then
    delete from follow where resource_id in (select id from gone);
    delete from connection where requester_id in (select id from gone) or addressee_id in (select id from gone);
    delete from block where blocker_id in (select id from gone) or blocked_id in (select id from gone);
    delete from mute where muted_id in (select id from gone);
    delete from post where timeline_id in (select id from gone);
    delete from mention where mentioned_id in (select id from gone);
    delete from notification where actor_id in (select id from gone);
  end if;
  delete from reaction_summary where resource_id in (select id from gone);
  delete from comment_summary where resource_id in (select id from gone);
  delete from follow_summary where resource_id in (select id from gone);
  return null;
end $$;
create trigger delete_social_rows after delete on business
  referencing old table as gone for each statement execute function delete_social_rows();
create trigger delete_social_rows after delete on user_profile
  referencing old table as gone for each statement execute function delete_social_rows();
create trigger delete_social_rows after delete on product
  referencing old table as gone for each statement execute function delete_social_rows();
create trigger delete_social_rows after delete on post
  referencing old table as gone for each statement execute function delete_social_rows();
create trigger delete_social_rows after delete on comment
  referencing old table as gone for each statement execute function delete_social_rows();
