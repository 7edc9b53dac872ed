-- An owner asks another member to take their place; ends by an answer, by the owner, or after 14 days.
create table group_hand_over (
  group_id text primary key references business_group on delete cascade,
  from_id text not null,
  to_id text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  check (from_id <> to_id),
  foreign key (group_id, from_id) references group_member (group_id, user_id) on delete cascade,
  foreign key (group_id, to_id) references group_member (group_id, user_id) on delete cascade
);
create index group_hand_over_from on group_hand_over (group_id, from_id);
create index group_hand_over_to on group_hand_over (group_id, to_id);
create index group_hand_over_expires on group_hand_over (expires_at);
