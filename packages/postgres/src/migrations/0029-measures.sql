-- What staff do against a text, a company, a person or a group. It stands beside its target, so that ending it gives back what was.
create table measure (
  id text primary key check (length(id) = 36),
  case_id text references report_case on delete cascade, -- null: taken without a report
  -- The decision that people read and object to: the case, or the measure itself where it is about another than who was reported.
  decision_id text not null,
  kind text not null check (kind in ('hide', 'remove', 'mute', 'suspend', 'mute-reports')),
  target_type text not null check (target_type in ('post', 'comment', 'business', 'user', 'request', 'quotation', 'group')),
  target_id text not null,
  reason text not null,
  until timestamptz, -- null: until staff decide otherwise
  reply text, -- words of staff to whom it affects
  was_published boolean not null default false, -- of a company: ending the measure puts it back on the site
  key text unique, -- of a suspended person: opens the decision without a sign-in
  taken_by text not null,
  created_at timestamptz not null default now(), -- also `removed_at` of a text that it removed
  ended_at timestamptz,
  ended_by text, -- null: its time was over
  check (kind <> 'suspend' or target_type in ('business', 'user')),
  check (kind not in ('mute', 'mute-reports') or target_type = 'user'),
  check (until is not null or kind not in ('mute', 'mute-reports') and (kind, target_type) <> ('suspend', 'user'))
);
create index measure_of_target on measure (target_id, kind) where ended_at is null;
create index measure_by_target on measure (target_id, created_at);
create index measure_of_case on measure (case_id);
create index measure_of_decision on measure (decision_id);
create index measure_ending on measure (until) where ended_at is null and until is not null;

-- The last removal of each case.
insert into measure (id, case_id, decision_id, kind, target_type, target_id, reason, until, was_published, taken_by, created_at, ended_at, ended_by)
select
  one.id, one.id, one.id,
  case one.resource_type when 'user' then 'mute' when 'business' then 'suspend' when 'group' then 'hide' else 'remove' end,
  one.resource_type, one.resource_id, coalesce(last.reason, 'other'),
  case when one.resource_type = 'user' then coalesce(suspension.until, last.until, last.created_at) else coalesce(hold.until, last.until) end,
  coalesce(hold.was_published, false), last.decided_by,
  case when one.decision = 'remove' then one.decided_at else last.created_at end,
  case
    when one.decision = 'keep' then one.decided_at
    when one.resource_type = 'user' and suspension.user_id is null then coalesce(last.until, one.decided_at)
    when one.resource_type = 'business' and hold.business_id is null then coalesce(last.until, one.decided_at)
  end,
  case when one.decision = 'keep' then last.decided_by end
from report_case as one
join lateral (
  select * from report_decision where case_id = one.id and decision = 'remove' order by id desc limit 1
) as last on true
left join suspension on suspension.case_id = one.id and one.resource_type = 'user'
left join business_hold as hold on hold.case_id = one.id and one.resource_type = 'business';

alter table business_group drop constraint business_group_hidden_by_fkey;
alter table business_group add foreign key (hidden_by) references measure on delete set null;
drop table suspension;
drop table business_hold;

-- Reports of somebody whose reports are muted are kept, open no case and do not count.
alter table report add column is_counted boolean not null default true;

-- What somebody concerned says against a decision: once, within six months.
create table objection (
  id text primary key check (length(id) = 36),
  subject_type text not null check (subject_type in ('report', 'measure', 'claim', 'verification', 'request')),
  subject_id text not null,
  decided_at timestamptz not null, -- when it was decided what they object to: a new decision can be objected to again
  party_id text not null, -- the person, company or group for which they object
  side text not null check (side in ('affected', 'reporter')),
  user_id text not null references user_profile on delete cascade,
  content text not null,
  decider_id text, -- who decided what they object to
  decider text,
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('upheld', 'confirmed')),
  answer text, -- for whoever objected
  answered_by text,
  answered_at timestamptz,
  check ((outcome is null) = (answered_at is null)),
  unique (subject_id, decided_at, party_id, side)
);
create index objection_of_user on objection (user_id);
create index objection_open on objection (created_at) where answered_at is null;

insert into objection (id, subject_type, subject_id, decided_at, party_id, side, user_id, content, decider, created_at, outcome, answered_by, answered_at)
select one.id, 'report', one.id, coalesce(one.decided_at, old.created_at),
  case when one.resource_type in ('business', 'group') then one.resource_id else person.id end, 'affected', person.id, old.content,
  (select decided_by from report_decision where case_id = one.id order by id limit 1), old.created_at,
  case when old.answered_at is null then null when one.decision = 'keep' then 'upheld' else 'confirmed' end,
  case when old.answered_at is not null then (select decided_by from report_decision where case_id = one.id order by id desc limit 1) end,
  old.answered_at
from report_objection as old
join report_case as one on one.id = old.case_id
join user_profile as person on person.id = coalesce(
  (select user_id from post where id = one.resource_id),
  (select user_id from comment where id = one.resource_id),
  (select user_id from business_member where business_id = one.resource_id and role = 'owner' order by created_at, user_id limit 1),
  (select user_id from group_member where group_id = one.resource_id and role = 'owner' order by joined_at, user_id limit 1),
  one.resource_id);
drop table report_objection;

-- An objection of somebody who has deleted their account waits for nobody.
create function end_case_of_objection() returns trigger language plpgsql as $$
begin
  update desk_case set state = 'decided', decided_at = now(), outcome = 'withdrawn', version = version + 1, taken_by = null, taken_until = null
  where kind = 'objection' and subject_id = old.id and state <> 'decided';
  return null;
end $$;
create trigger end_case after delete on objection for each row execute function end_case_of_objection();

-- Answers that staff write again and again, per language.
create table desk_answer (
  id text primary key check (length(id) = 36),
  name text not null unique,
  kinds text[], -- kinds of cases that it is offered in; null: all
  texts jsonb not null, -- by language
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null default now()
);

-- Deletes the notifications about a removed post or comment, except those that tell its author why.
create or replace function take_back_notifications() returns trigger language plpgsql as $$
declare
  removed text[] := array(select id from changed where removed_at is not null);
  people text[];
begin
  with gone as (
    delete from notification
    where (resource_id = any(removed) or root_id = any(removed)) and root_type <> 'report-case'
    returning user_id
  )
  select array_agg(user_id) into people from gone;
  perform refresh_notifications(people);
  return null;
end $$;
