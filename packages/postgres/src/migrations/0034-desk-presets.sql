-- Filters of cases that staff have saved under a name, each for themselves.
create table desk_preset (
  id text primary key check (length(id) = 36),
  staff_id text not null references staff_member on delete cascade,
  name text not null,
  query text not null, -- of the address, such as kinds=report&taken=me
  created_at timestamptz not null default now(),
  unique (staff_id, name)
);
