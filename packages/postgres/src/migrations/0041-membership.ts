import { type Kysely, sql } from 'kysely';

const paidLevels = sql.raw("'gold', 'premium', 'platinum'");

/** Who pays for what: subscriptions, what was asked for, what happened, invoices, and the provider's events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMemberships(db);
  await createHistory(db);
  await createEvents(db);
  await createTestGateway(db);
}

async function createMemberships(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table membership (
      business_id text primary key references business on delete cascade,
      granted_level text not null default 'standard' check (granted_level in ('standard', ${paidLevels})),
      paid_level text check (paid_level in (${paidLevels})),
      gateway text check (gateway in ('stripe', 'test')),
      customer_id text unique,
      subscription_id text unique,
      subscription_level text check (subscription_level in (${paidLevels})),
      subscription_status text check (subscription_status in ('incomplete', 'active', 'past-due', 'ended')),
      period_start timestamptz,
      period_end timestamptz,
      cancel_at_period_end boolean not null default false,
      scheduled_level text check (scheduled_level in (${paidLevels})),
      next_attempt_at timestamptz,
      card jsonb,
      billing jsonb,
      version integer not null default 1,
      synced_at timestamptz,
      created_at timestamptz not null default now(),
      check ((gateway is null) = (customer_id is null)),
      check (subscription_id is null or customer_id is not null),
      check ((subscription_id is null) = (subscription_status is null)),
      check ((subscription_id is null) = (subscription_level is null)),
      check ((subscription_id is null) = (period_end is null)),
      check (paid_level is null or subscription_status in ('active', 'past-due'))
    )`.execute(db);
  await sql`create index membership_renewals on membership (period_end) where subscription_status in ('active', 'past-due')`.execute(
    db,
  );
  await sql`
    create table plan_change (
      id text primary key,
      business_id text not null references business on delete cascade,
      user_id text references user_profile on delete set null,
      kind text not null check (kind in ('subscribe', 'raise', 'schedule', 'cancel', 'resume', 'card')),
      level text check (level in (${paidLevels})),
      payment_method text,
      state text not null check (state in ('open', 'waiting', 'done', 'refused', 'abandoned')),
      client_secret text,
      problem text,
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      check ((state = 'waiting') = (client_secret is not null)),
      check ((state in ('open', 'waiting')) = (settled_at is null))
    )`.execute(db);
  // One at a time: two windows cannot buy twice.
  await sql`create unique index plan_change_unsettled on plan_change (business_id) where state in ('open', 'waiting')`.execute(
    db,
  );
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table membership_entry (
      id text primary key,
      business_id text not null references business on delete cascade,
      source text not null,
      kind text not null,
      level text not null check (level in ('standard', ${paidLevels})),
      amount integer,
      invoice_id text,
      happened_at timestamptz not null,
      created_at timestamptz not null default now(),
      unique (business_id, source)
    )`.execute(db);
  await sql`
    create table membership_invoice (
      id text primary key,
      business_id text not null references business on delete cascade,
      number text,
      status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
      level text check (level in (${paidLevels})),
      total integer not null,
      amount_paid integer not null,
      amount_refunded integer not null default 0,
      currency text not null,
      dispute text check (dispute in ('open', 'won', 'lost')),
      period_start timestamptz not null,
      period_end timestamptz not null,
      pdf_url text,
      page_url text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index membership_invoice_of_business on membership_invoice (business_id, created_at desc, id desc)`.execute(
    db,
  );
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_event (
      id text primary key,
      gateway text not null check (gateway in ('stripe', 'test')),
      type text not null,
      customer_id text,
      payload jsonb not null,
      happened_at timestamptz not null,
      received_at timestamptz not null default now(),
      handled_at timestamptz,
      outcome text
    )`.execute(db);
  await sql`create index payment_event_age on payment_event (received_at)`.execute(db);
  await sql`
    create table payment_difference (
      id text primary key,
      business_id text references business on delete cascade,
      customer_id text,
      what text not null,
      here text not null,
      there text not null,
      found_at timestamptz not null default now()
    )`.execute(db);
}

async function createTestGateway(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table test_gateway_customer (
      id text primary key,
      business_id text not null,
      state jsonb not null,
      ahead_days integer not null default 0 check (ahead_days >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index test_gateway_customer_of_business on test_gateway_customer (business_id)`.execute(
    db,
  );
  await sql`
    create table test_payment_method (
      id text primary key,
      user_id text not null references user_profile on delete cascade,
      details jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
