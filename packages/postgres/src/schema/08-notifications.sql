-- A notification of a person.
create table notification (
  id text primary key check (length(id) = 36),
  user_id text not null references user_profile on delete cascade, -- the recipient
  kind text not null,
  actor_id text not null, -- the person or company that acted
  actor_type text not null check (actor_type in ('user', 'business')),
  resource_id text not null, -- the resource of the action
  resource_type text not null,
  root_id text not null, -- the page to open: the resource of a comment, or the case of a removed post
  root_type text not null,
  outcome text, -- the decision of a verification or review
  group_key text not null, -- notifications shown as one share the id of the first
  position bigint generated always as identity, -- order by a database sequence: clocks of several machines differ
  in_app boolean not null default true, -- in the notification centre
  in_digest boolean not null default true,
  created_at timestamptz not null default now(),
  read_at timestamptz -- when it was opened
);
create index notification_at on notification (root_id);
create index notification_by on notification (actor_id);
create unique index notification_newest on notification (user_id, position desc);
create index notification_group on notification (user_id, group_key, position desc);
create index notification_about on notification (resource_id, user_id, position desc);
create index notification_age on notification (created_at);

-- When a repeatable action (a like, a follow) was last notified, so that it is not notified again soon.
create table told_notice (
  actor_id text not null,
  kind text not null,
  resource_id text not null,
  user_id text not null references user_profile on delete cascade, -- the person who did it
  told_at timestamptz not null default now(),
  primary key (actor_id, kind, resource_id)
);
create index told_notice_of_user on told_notice (user_id);

-- A person's notification state and mail settings. No row means nothing seen and default mails.
create table notification_reader (
  user_id text primary key references user_profile on delete cascade,
  seen_until bigint not null default 0, -- every position up to this one was seen
  digest text not null default 'weekly' check (digest in ('none', 'daily', 'weekly')),
  edition text, -- edition, language and time zone of the last visit, for mails
  language text,
  time_zone text,
  stop_token text not null unique, -- stops the mails, in the link of each mail
  message_stop_token text unique -- the same for mails about messages
);

-- A notification setting that differs from the default.
create table notification_setting (
  user_id text not null references user_profile on delete cascade,
  kind text not null,
  in_app boolean not null,
  in_digest boolean not null,
  primary key (user_id, kind)
);

-- One mail of a day or week; written before it is sent, so that it is sent once.
create table notification_digest (
  user_id text not null references user_profile on delete cascade,
  period date not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz, -- reset when the mail server refuses it
  mailed_until bigint, -- last position it contains
  skipped text, -- why none was sent
  primary key (user_id, period)
);

-- People with an open page. Unlogged: lost in a crash and complete again a minute later.
create unlogged table live_presence (
  user_id text primary key,
  seen_at timestamptz not null default now()
);

-- Makes the open pages of these people reload their notifications.
create function refresh_notifications(people text[]) returns void language plpgsql as $$
begin
  perform pg_notify('live_event', jsonb_build_object('audience', person, 'kind', 'notification', 'resourceID', '')::text)
  from unnest(people) as person;
end $$;
