-- What staff have done, by command or at a desk. Rows are written with the act, never changed, and deleted after two years.
create table staff_action (
  id text primary key check (length(id) = 36),
  staff_id text not null, -- `command:<name>` of a person at the command line
  staff_name text not null,
  staff_role text not null,
  act text not null,
  target_type text not null,
  target_id text not null, -- no foreign key, because the record outlives its target
  reason text, -- in the words of staff
  before jsonb not null default '{}', -- facts that the act changed, without names, addresses and texts of people
  after jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index staff_action_of_target on staff_action (target_id, id);
create index staff_action_of_staff on staff_action (staff_id, id);

create function refuse_change_of_staff_action() returns trigger language plpgsql as $$
begin
  raise exception 'What staff have done is only ever added to, and deleted after two years.' using errcode = 'restrict_violation';
end $$;
create trigger refuse_change before update or truncate on staff_action
  for each statement execute function refuse_change_of_staff_action();
create trigger refuse_removal before delete on staff_action
  for each row when (old.created_at > now() - interval '2 years') execute function refuse_change_of_staff_action();
