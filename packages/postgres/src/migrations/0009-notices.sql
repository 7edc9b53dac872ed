-- A link that stops mails of these kinds to a person: one token per person and kind. Links of mails from before this migration stop several.
create table mail_stop (
  token text primary key,
  user_id text not null references user_profile on delete cascade,
  kinds text[] not null,
  unique (user_id, kinds)
);
insert into mail_stop (token, user_id, kinds)
select stop_token, user_id, array['notifications'] from notification_reader
union all
select 'figures.' || stop_token, user_id, array['figures'] from notification_reader
union all
select 'group.' || stop_token, user_id, array['group-digest'] from notification_reader
union all
select 'quotation.' || stop_token, user_id, array['quotation-invited', 'quotation-offered'] from notification_reader
union all
select message_stop_token, user_id, array['message', 'request-reminder', 'request-assigned'] from notification_reader
where message_stop_token is not null;
alter table notification_reader drop column stop_token, drop column message_stop_token;

-- Whether a kind is mailed, in the digest or by itself.
alter table notification_setting rename column in_digest to by_mail;
-- These kinds were mailed whatever the setting said: they go on until a person switches them off.
update notification_setting set by_mail = true
where kind in (
  'request-reminder', 'request-assigned', 'verification-changed', 'verification-ending', 'claim-changed', 'company-claimed');
-- Only the setting of messages ended reminders of inquiries.
insert into notification_setting (user_id, kind, in_app, by_mail)
select message.user_id, reminder.kind, true, false
from notification_setting as message, unnest(array['request-reminder', 'request-assigned']) as reminder (kind)
where message.kind = 'message' and not message.by_mail
on conflict (user_id, kind) do update set by_mail = false;

-- Who was told of what can be done and undone (a like, a follow), so that they are not told again within a day.
create table told_today (
  user_id text not null references user_profile on delete cascade, -- the person who was told
  kind text not null,
  actor_id text not null,
  resource_id text not null,
  told_at timestamptz not null default now(),
  primary key (user_id, kind, actor_id, resource_id)
);
insert into told_today (user_id, kind, actor_id, resource_id, told_at)
select notification.user_id, kind, actor_id, resource_id, told_at
from notification join (select actor_id, kind, resource_id, told_at from told_notice) as told using (kind, actor_id, resource_id)
on conflict do nothing;
drop table told_notice;

-- Digests of notifications and weekly mails become one: a mail that sums up a day or a week.
alter table weekly_mail rename to digest_mail;
alter table digest_mail rename constraint weekly_mail_pkey to digest_mail_pkey;
alter table digest_mail rename constraint weekly_mail_skipped_check to digest_mail_skipped_check;
alter table digest_mail drop constraint weekly_mail_kind_check;
alter table digest_mail add constraint digest_mail_kind_check check (kind in ('notifications', 'figures', 'group-digest'));
alter table digest_mail add column mailed_until bigint; -- the last notification that it tells of
alter index weekly_mail_age rename to digest_mail_age;
insert into digest_mail (user_id, kind, period, created_at, sent_at, skipped, mailed_until)
select user_id, 'notifications', period, created_at, sent_at, skipped, mailed_until from notification_digest;
drop table notification_digest;

-- Jobs that wait under the names of before.
create temporary table old_job on commit drop as
select job.id, task.identifier as task, job.payload::jsonb as given, job.run_at, job.max_attempts
from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
where task.identifier in (
    'mail-digest', 'mail-weekly', 'mail-reminder', 'mail-verification', 'mail-quotation', 'look-for-weekly-mails')
  or (task.identifier = 'mail-claim' and job.payload ->> 'kind' <> 'code');
select graphile_worker.complete_jobs(array(select id from old_job));
select graphile_worker.add_job(
  'mail-digest', payload => (digest.given || jsonb_build_object('kind', digest.kind))::json, run_at => digest.run_at,
  max_attempts => digest.max_attempts, job_key => 'mail-digest ' || (digest.given ->> 'userID') || ' ' || digest.kind)
from (
  select *, coalesce(given ->> 'kind', 'notifications') as kind from old_job where task in ('mail-digest', 'mail-weekly')
) as digest;
-- A mail by itself belongs to its notification; whoever has none had switched it off.
select graphile_worker.add_job(
  'mail-notice', payload => jsonb_strip_nulls(jsonb_build_object(
    'notificationID', told.id, 'quote', nullif(waiting.given ->> 'reason', '')))::json,
  run_at => waiting.run_at, max_attempts => waiting.max_attempts, job_key => 'mail-notice ' || told.id)
from (
  select *,
    case task
      when 'mail-reminder' then given ->> 'kind'
      when 'mail-verification' then case given ->> 'kind' when 'ending' then 'verification-ending' else 'verification-changed' end
      when 'mail-quotation' then 'quotation-' || (given ->> 'kind')
      else case when given ->> 'kind' like 'owner-%' then 'company-claimed' else 'claim-changed' end
    end as kind,
    coalesce(given ->> 'requestID', given ->> 'quotationID', given ->> 'businessID') as resource_id
  from old_job where task in ('mail-reminder', 'mail-verification', 'mail-quotation', 'mail-claim')
) as waiting
cross join lateral (
  select id from notification
  where user_id = waiting.given ->> 'userID' and kind = waiting.kind and resource_id = waiting.resource_id
  order by position desc limit 1
) as told;
