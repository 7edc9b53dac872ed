-- A group of members, founded by a person, who may act for a company.
create table business_group (
  id text primary key check (length(id) = 36),
  name text not null,
  purpose text not null,
  rules text,
  industry_id text not null,
  country text, -- null for a global group
  language text not null,
  access text not null check (access in ('open', 'private')), -- of a private group only members see posts and members
  picture jsonb,
  founder_id text references user_profile on delete set null,
  founder_business_id text references business on delete set null,
  words tsvector not null, -- words of name and purpose, for the list of groups
  member_count integer not null default 0,
  pinned_post_id text references post on delete set null,
  version integer not null default 1, -- counts the saves
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz -- nobody sees a closed group; it has no members any more
);
create index business_group_largest on business_group (member_count desc, id desc) where closed_at is null;
create index business_group_words on business_group using gin (words) where closed_at is null;
create index business_group_of_founder on business_group (founder_id) where closed_at is null;
create index business_group_pinned on business_group (pinned_post_id) where pinned_post_id is not null;

create table group_member (
  group_id text not null references business_group on delete cascade,
  user_id text not null references user_profile on delete cascade,
  business_id text references business on delete set null, -- the company in whose name the person is a member
  role text not null check (role in ('owner', 'moderator', 'member')),
  joined_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
create index group_member_of_user on group_member (user_id);
create index group_member_of_business on group_member (business_id) where business_id is not null;

-- A person who asks to join a private group.
create table group_request (
  group_id text not null references business_group on delete cascade,
  user_id text not null references user_profile on delete cascade,
  business_id text references business on delete set null,
  message text,
  created_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
create index group_request_of_user on group_request (user_id);

create table group_invitation (
  group_id text not null references business_group on delete cascade,
  user_id text not null references user_profile on delete cascade,
  invited_by text references user_profile on delete set null,
  created_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
create index group_invitation_of_user on group_invitation (user_id);
create index group_invitation_by on group_invitation (invited_by);

-- A person who may not join a group.
create table group_ban (
  group_id text not null references business_group on delete cascade,
  user_id text not null references user_profile on delete cascade,
  banned_by text references user_profile on delete set null,
  created_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
create index group_ban_of_user on group_ban (user_id);
create index group_ban_by on group_ban (banned_by);

-- One weekly mail of a kind; written before it is sent, so that it is sent once.
create table weekly_mail (
  user_id text not null references user_profile on delete cascade,
  kind text not null check (kind in ('figures', 'group-digest')),
  period date not null, -- the Monday on which it is sent, in the person's time zone
  created_at timestamptz not null default now(),
  sent_at timestamptz, -- reset when the mail server refuses it
  skipped text check (skipped in ('stopped', 'no-address', 'nothing-left', 'refused')), -- why none was sent
  primary key (user_id, kind, period)
);
create index weekly_mail_age on weekly_mail (created_at);

alter table post drop constraint post_timeline_type_check;
alter table post add constraint post_timeline_type_check check (timeline_type in ('user', 'business', 'group'));
comment on column post.timeline_id is 'the person, company or group whose timeline shows it';

-- The newsfeed also reads the timeline from the index of the newest posts.
drop index post_newest;
create index post_newest on post (id desc) include (author_id, timeline_id) where removed_at is null;

create function release_group_picture() returns trigger language plpgsql as $$
begin
  perform release_files(array[old.picture->>'url']);
  return null;
end $$;
create trigger release_replaced_picture after update of picture on business_group
  for each row when (old.picture is distinct from new.picture) execute function release_group_picture();

-- Pages of a group: its own, and the list of groups when a card changes.
create function purge_pages_of_group() returns trigger language plpgsql as $$
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
      or (changed.country, changed.picture, changed.closed_at) is distinct from (before.country, before.picture, before.closed_at)
    order by 1
  ));
  return null;
end $$;
create trigger purge_after_insert after insert on business_group
  referencing new table as changed for each statement execute function purge_pages_of_group();
create trigger purge_after_update after update on business_group
  referencing old table as before new table as changed for each statement execute function purge_pages_of_group();

-- Open groups are listed on pages of people and companies. When a large group closes, these pages expire by themselves.
create function purge_pages_of_group_member() returns trigger language plpgsql as $$
begin
  perform purge_pages(array(
    select 'user:' || user_id from changed join business_group on id = group_id where access = 'open'
    union
    select 'business:' || business_id from changed join business_group on id = group_id
    where access = 'open' and business_id is not null
    order by 1 limit 50
  ));
  return null;
end $$;
create trigger purge_after_insert after insert on group_member
  referencing new table as changed for each statement execute function purge_pages_of_group_member();
create trigger purge_after_update after update on group_member
  referencing new table as changed for each statement execute function purge_pages_of_group_member();
create trigger purge_after_delete after delete on group_member
  referencing old table as changed for each statement execute function purge_pages_of_group_member();

create function count_group_members() returns trigger language plpgsql as $$
begin
  update business_group set member_count = member_count + change.n
  from (select group_id, case when tg_op = 'INSERT' then count(*) else -count(*) end as n from changed group by group_id) as change
  where business_group.id = change.group_id;
  return null;
end $$;
create trigger count_member_after_insert after insert on group_member
  referencing new table as changed for each statement execute function count_group_members();
create trigger count_member_after_delete after delete on group_member
  referencing old table as changed for each statement execute function count_group_members();

-- An open group whose owners are all gone gets the moderator who joined first as its owner, otherwise the member who did; without members it
-- closes.
create function keep_group_owner() returns trigger language plpgsql as $$
begin
  update group_member set role = 'owner'
  from (
    select distinct on (member.group_id) member.group_id, member.user_id
    from group_member as member
    join business_group on business_group.id = member.group_id and closed_at is null
    where member.group_id in (select group_id from gone where role = 'owner')
      and not exists (select from group_member as other where other.group_id = member.group_id and other.role = 'owner')
    order by member.group_id, member.role = 'moderator' desc, member.joined_at, member.user_id
  ) as heir
  where group_member.group_id = heir.group_id and group_member.user_id = heir.user_id;
  update business_group set closed_at = now()
  where id in (select group_id from gone) and closed_at is null
    and not exists (select from group_member where group_member.group_id = business_group.id);
  return null;
end $$;
create trigger keep_owner_after_delete after delete on group_member
  referencing old table as gone for each statement execute function keep_group_owner();

-- Whoever leaves a private group, or any group that closes, keeps no notifications of what is written there.
create function take_back_group_notifications() returns trigger language plpgsql as $$
declare
  people text[];
begin
  with hidden as (
    select gone.group_id, gone.user_id from gone join business_group on business_group.id = gone.group_id
    where access = 'private' or closed_at is not null
  ), deleted as (
    delete from notification using hidden
    where notification.user_id = hidden.user_id and (
      notification.root_id = hidden.group_id
      or exists (select from post where post.id = notification.root_id and post.timeline_id = hidden.group_id))
    returning notification.user_id
  )
  select array_agg(distinct user_id) into people from deleted;
  perform refresh_notifications(people);
  return null;
end $$;
create trigger take_back_after_delete after delete on group_member
  referencing old table as gone for each statement execute function take_back_group_notifications();

-- When an open group becomes private, those who are no members keep no notifications of what is written there.
create function take_back_notifications_of_private_group() returns trigger language plpgsql as $$
declare
  people text[];
begin
  with deleted as (
    delete from notification using post
    where post.timeline_id = new.id and notification.root_id = post.id
      and not exists (
        select from group_member where group_member.group_id = new.id and group_member.user_id = notification.user_id)
    returning notification.user_id
  )
  select array_agg(distinct user_id) into people from deleted;
  perform refresh_notifications(people);
  return null;
end $$;
create trigger take_back_after_update after update of access on business_group
  for each row when (old.access = 'open' and new.access = 'private')
  execute function take_back_notifications_of_private_group();

-- A closed group has no members, requests, invitations and bans.
create function empty_closed_group() returns trigger language plpgsql as $$
begin
  delete from group_member where group_id = new.id;
  delete from group_request where group_id = new.id;
  delete from group_invitation where group_id = new.id;
  delete from group_ban where group_id = new.id;
  delete from notification where root_id = new.id;
  return null;
end $$;
create trigger empty_after_close after update of closed_at on business_group
  for each row when (old.closed_at is null and new.closed_at is not null) execute function empty_closed_group();

-- A person who no longer works for a company is in their groups as themselves.
create function leave_company_in_groups() returns trigger language plpgsql as $$
begin
  update group_member set business_id = null from gone
  where group_member.user_id = gone.user_id and group_member.business_id = gone.business_id;
  update group_request set business_id = null from gone
  where group_request.user_id = gone.user_id and group_request.business_id = gone.business_id;
  return null;
end $$;
create trigger leave_company_in_groups after delete on business_member
  referencing old table as gone for each statement execute function leave_company_in_groups();
