-- The log of staff becomes a hash chain, in partitions by month. A row of a transaction waits in `staff_action_draft`; at its commit a trigger
-- appends it to the chain, so that staff wait for each other only while they commit, and never for locks in a circle.
alter table staff_action rename to staff_action_unchained;
alter table staff_action_unchained rename constraint staff_action_pkey to staff_action_unchained_pkey;
drop index staff_action_of_target, staff_action_of_staff;

create table staff_action (
  number bigint not null check (number > 0), -- from 1, without gaps
  created_at timestamptz not null, -- of the commit: never before that of the number before
  staff_id text not null, -- `command:<name>` of a person at the command line
  staff_name text not null,
  staff_role text not null,
  act text not null,
  target_type text not null,
  target_id text not null, -- no foreign key, because the record outlives its target
  case_id text, -- of `desk_case`
  reason text, -- in the words of staff
  before jsonb not null, -- facts that the act changed, without names, addresses and texts of people
  after jsonb not null,
  address text, -- from which the desk was called
  request_id text,
  previous_hash text not null,
  hash text not null, -- SHA-256 in hex of previous hash, line break and `staff_action_text`
  primary key (number, created_at)
) partition by range (created_at);
create index staff_action_of_target on staff_action (target_id, number);
create index staff_action_of_staff on staff_action (staff_id, number);
create index staff_action_of_case on staff_action (case_id, number) where case_id is not null;
create index staff_action_of_act on staff_action (act, number);

-- What the hash covers. Fields without a value are left out, so that a column that is added later changes no earlier text.
create function staff_action_text(entry staff_action) returns text language sql stable set timezone = 'UTC' as $$
  select jsonb_strip_nulls(to_jsonb(entry) - array['hash', 'previous_hash'])::text
$$;

create or replace function refuse_change_of_staff_action() returns trigger language plpgsql as $$
begin
  raise exception 'What staff have done is only ever added to; months are dropped after two years.' using errcode = 'restrict_violation';
end $$;
-- For each row, because such triggers are made for partitions too.
create trigger refuse_change before update or delete on staff_action
  for each row execute function refuse_change_of_staff_action();
create trigger refuse_truncate before truncate on staff_action
  for each statement execute function refuse_change_of_staff_action();

-- Makes the partition of a month, if it is not there.
create function make_staff_action_month(at timestamptz) returns void language plpgsql as $$
declare
  month timestamp := date_trunc('month', at at time zone 'utc');
  name text := to_char(month, '"staff_action_"YYYY_MM');
begin
  if to_regclass(name) is not null then return; end if;
  -- Attached, because making it as a partition would lock out readers.
  execute format('create table %I (like staff_action including all)', name);
  execute format('create trigger refuse_truncate before truncate on %I for each statement execute function refuse_change_of_staff_action()', name);
  execute format('alter table staff_action attach partition %I for values from (%L) to (%L)', name,
    month at time zone 'utc', (month + interval '1 month') at time zone 'utc');
end $$;

-- One row: how long the chain is, and where it begins since months were dropped. It reveals entries cut off at either end.
create table staff_action_head (
  is_only boolean primary key default true check (is_only),
  entries bigint not null default 0,
  hash text not null default repeat('0', 64),
  created_at timestamptz not null default '-infinity', -- of the last entry
  dropped bigint not null default 0, -- entries of dropped months
  dropped_hash text not null default repeat('0', 64) -- of the last of them
);
insert into staff_action_head default values;
create trigger refuse_removal before delete or truncate on staff_action_head
  for each statement execute function refuse_change_of_staff_action();
create trigger refuse_going_back before update on staff_action_head
  for each row when (new.entries < old.entries or new.dropped < old.dropped) execute function refuse_change_of_staff_action();

-- Acts of transactions under way; empty for everybody else.
create table staff_action_draft (
  id bigint generated always as identity primary key,
  staff_id text not null,
  staff_name text not null,
  staff_role text not null,
  act text not null,
  target_type text not null,
  target_id text not null,
  case_id text,
  reason text,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  address text,
  request_id text
);

create function append_staff_action() returns trigger language plpgsql as $$
declare
  head staff_action_head;
  entry staff_action;
begin
  delete from staff_action_draft where id = new.id;
  select * into head from staff_action_head for update;
  entry := row(
    head.entries + 1, greatest(clock_timestamp(), head.created_at), new.staff_id, new.staff_name, new.staff_role, new.act,
    new.target_type, new.target_id, new.case_id, new.reason, new.before, new.after, new.address, new.request_id, head.hash, '');
  entry.hash := encode(sha256(convert_to(head.hash || E'\n' || staff_action_text(entry), 'UTF8')), 'hex');
  perform make_staff_action_month(entry.created_at);
  insert into staff_action select entry.*;
  update staff_action_head set entries = entry.number, hash = entry.hash, created_at = entry.created_at;
  return null;
end $$;
create constraint trigger append_at_commit after insert on staff_action_draft
  deferrable initially deferred for each row execute function append_staff_action();

-- Drops the months that ended two years ago; the head keeps where the chain begins then. Returns their names.
create function drop_old_staff_actions() returns setof text language plpgsql as $$
declare
  name text;
  last record;
begin
  perform from staff_action_head for update;
  for name in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'staff_action'::regclass
      and to_date(right(relname, 7), 'YYYY_MM') + interval '1 month' <= (now() - interval '2 years') at time zone 'utc'
    order by relname
  loop
    execute format('select number, hash from %I order by number desc limit 1', name) into last;
    if last.number is not null then
      update staff_action_head set dropped = last.number, dropped_hash = last.hash;
    end if;
    execute format('drop table %I', name);
    return next name;
  end loop;
end $$;

-- What was recorded before the chain, in its order.
do $$
declare
  old staff_action_unchained;
  head staff_action_head;
  entry staff_action;
begin
  select * into head from staff_action_head;
  for old in select * from staff_action_unchained order by created_at, id loop
    entry := row(
      head.entries + 1, old.created_at, old.staff_id, old.staff_name, old.staff_role, old.act,
      old.target_type, old.target_id, null, old.reason, old.before, old.after, null, null, head.hash, '');
    entry.hash := encode(sha256(convert_to(head.hash || E'\n' || staff_action_text(entry), 'UTF8')), 'hex');
    perform make_staff_action_month(entry.created_at);
    insert into staff_action select entry.*;
    head.entries := entry.number;
    head.hash := entry.hash;
    head.created_at := entry.created_at;
  end loop;
  update staff_action_head set entries = head.entries, hash = head.hash, created_at = head.created_at;
  for month in 0..3 loop
    perform make_staff_action_month(now() + make_interval(months => month));
  end loop;
end $$;
drop table staff_action_unchained;
