import { type Kysely, sql } from 'kysely';

/** A company that is being handed over, when a session last proved who it is, and codes that work once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever stops working for the company takes the hand-over along.
  await sql`
    create table business_hand_over (
      business_id text primary key references business on delete cascade,
      from_id text not null,
      to_id text not null check (to_id <> from_id),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null default now() + interval '14 days',
      foreign key (business_id, from_id) references business_member on delete cascade,
      foreign key (business_id, to_id) references business_member on delete cascade
    )`.execute(db);
  await sql`create index business_hand_over_to on business_hand_over (to_id)`.execute(db);
  await sql`create index business_hand_over_over on business_hand_over (expires_at)`.execute(db);

  await sql`alter table account.session add column authenticated_at timestamptz`.execute(db);
  await sql`update account.session set authenticated_at = created_at`.execute(db);
  await sql`
    alter table account.session
      alter column authenticated_at set default now(),
      alter column authenticated_at set not null`.execute(db);
  await sql`alter table account.two_factor add column last_step bigint not null default 0`.execute(db);
}
