import { type Kysely, sql } from 'kysely';

/** Requests of the need-help form, and how often a client has made a call that is limited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table need_help_request (
      id text primary key check (length(id) = 36),
      idempotency_key text unique,
      body_hash text not null,
      first_name text not null,
      last_name text not null,
      business_name text not null,
      business_type text,
      website text,
      job_position text,
      address text,
      zipcode text,
      city text,
      usa_state text,
      country text not null,
      company_phone text not null,
      company_fax text,
      total_employees text,
      sales_employees text,
      mobile_phone text,
      email text not null,
      buy_products text[] not null default '{}',
      more_info_buy text,
      sell_products text[] not null default '{}',
      more_info_sell text,
      edition text,
      language text not null,
      created_at timestamptz not null default now(),
      mailed_at timestamptz,
      mail_attempts integer not null default 0,
      mail_after timestamptz not null default now()
    )`.execute(db);
  await sql`create index need_help_request_unmailed on need_help_request (mail_after) where mailed_at is null`.execute(
    db,
  );

  await sql`
    create table call_count (
      call text not null,
      client text not null,
      ends_at timestamptz not null,
      count integer not null,
      primary key (call, client, ends_at)
    )`.execute(db);
}
