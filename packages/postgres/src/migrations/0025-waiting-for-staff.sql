-- When staff have dealt with a need-help request, and who. Those before this migration were dealt with by mail alone.
alter table need_help_request add column handled_at timestamptz, add column handled_by text;
update need_help_request set handled_at = now(), handled_by = 'mail';
alter table need_help_request add check ((handled_at is null) = (handled_by is null));
create index need_help_request_waiting on need_help_request (created_at) where handled_at is null;

-- Days on which staff were mailed what waits, so that several processes mail it once.
create table waiting_mail_day (
  day date primary key
);
