import { type Kysely, sql } from 'kysely';

/** Inquiries, what both sides write, their files, and what a company's people note for themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRequests(db);
  await createMessages(db);
  await createTeamwork(db);
}

const id = sql`text primary key check (length(id) = 36)`;
const now = sql`timestamptz not null default now()`;

/** Neither side is a foreign key: what was written outlives the account of the other. */
async function createRequests(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence request_position`.execute(db);
  await sql`
    create table request (
      id ${id},
      round_id text,
      user_id text not null,
      from_id text not null,
      from_type text not null check (from_type in ('user', 'business')),
      to_id text not null check (to_id <> from_id),
      subject text not null,
      status text not null default 'open' check (status in ('held', 'open', 'closed')),
      closed_side text check (closed_side in ('S', 'R')),
      closed_at timestamptz,
      product_id text,
      product_name text,
      quantity numeric check (quantity > 0),
      unit text,
      delivery_country text,
      delivery_term text,
      wanted_on date,
      message_count integer not null default 0,
      created_at ${now},
      check ((status = 'closed') = (closed_at is not null))
    )`.execute(db);
  await sql`create index request_of_round on request (round_id) where round_id is not null`.execute(db);
  await sql`create index request_by_sender on request (user_id, created_at)`.execute(db);
  await sql`create index request_of_business on request (to_id, created_at)`.execute(db);
  await sql`
    create table request_side (
      request_id text not null references request on delete cascade,
      side text not null check (side in ('S', 'R')),
      owner_id text not null,
      owner_type text not null check (owner_type in ('user', 'business')),
      position bigint not null,
      last_received integer not null default 0,
      read_until integer not null default 0,
      seen_until integer not null default 0,
      is_unread boolean not null generated always as (last_received > read_until) stored,
      assignee_id text,
      primary key (request_id, side)
    )`.execute(db);
  await sql`create index request_side_newest on request_side (owner_id, position desc)`.execute(db);
  await sql`create index request_side_unread on request_side (owner_id, position desc) where is_unread`.execute(
    db,
  );
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message (
      request_id text not null references request on delete cascade,
      number integer not null,
      id text not null check (length(id) = 36),
      side text not null check (side in ('S', 'R')),
      user_id text not null,
      content text not null,
      offer jsonb,
      created_at ${now},
      primary key (request_id, number)
    )`.execute(db);
  await sql`
    create table message_file (
      id ${id},
      request_id text not null,
      number integer not null,
      place integer not null,
      name text not null,
      content_type text not null,
      size integer not null,
      path text not null unique,
      foreign key (request_id, number) references message (request_id, number) on delete cascade,
      unique (request_id, number, place)
    )`.execute(db);
}

/** The other side never reads these tables. */
async function createTeamwork(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table request_note (
      id ${id},
      request_id text not null references request on delete cascade,
      business_id text not null references business on delete cascade,
      user_id text not null,
      content text not null,
      created_at ${now}
    )`.execute(db);
  await sql`create index request_note_of_request on request_note (request_id, business_id, id)`.execute(db);
  await sql`
    create table request_label (
      id ${id},
      business_id text not null references business on delete cascade,
      name text not null,
      color text not null,
      created_at ${now}
    )`.execute(db);
  await sql`create unique index request_label_name on request_label (business_id, lower(name))`.execute(db);
  await sql`
    create table labelled_request (
      label_id text not null references request_label on delete cascade,
      request_id text not null references request on delete cascade,
      primary key (label_id, request_id)
    )`.execute(db);
  await sql`create index labelled_request_of_request on labelled_request (request_id)`.execute(db);
  await sql`
    create table saved_reply (
      id ${id},
      business_id text references business on delete cascade,
      user_id text not null references user_profile on delete cascade,
      title text not null,
      content text not null,
      created_at ${now}
    )`.execute(db);
  await sql`create index saved_reply_of_business on saved_reply (business_id)`.execute(db);
  await sql`create index saved_reply_of_user on saved_reply (user_id)`.execute(db);
}
