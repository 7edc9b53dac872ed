-- Sign-in of staff at the desk, and invitations to work there.
alter table account.session
  add column second_factor_at timestamptz, -- when the person last gave a second factor in this browser
  add column desk_until timestamptz; -- end of the desk's session that began in this browser, twelve hours after its start

-- Of families of the desk alone, whose end does not move: the second factor that their tokens name.
alter table account.refresh_family add column second_factor_at timestamptz;

-- The offer to work at the desk, for one e-mail address.
create table staff_invitation (
  id text primary key check (length(id) = 36),
  email text not null check (email = lower(email)),
  role text not null check (role in ('support', 'moderator', 'administrator')),
  editions text[], -- null: all
  kinds text[], -- kinds of cases; null: all
  language text not null,
  invited_by text not null, -- id of a colleague, or of a command
  invited_by_name text not null,
  token_hash bytea unique, -- of the link in the mail; null until the mail is written
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  accepted_by text references account."user" on delete set null,
  withdrawn_at timestamptz
);
-- An address has one invitation that can be accepted; a new one takes the place of the last.
create unique index staff_invitation_open on staff_invitation (email) where accepted_at is null and withdrawn_at is null;
