import { type Kysely, sql } from 'kysely';

/** Companies, products, people and what counts them. `business_id` and `user_id` are the distribution keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table business (
      id text primary key check (length(id) = 36),
      source text not null,
      source_id text not null,
      company_name text not null,
      business_type text not null,
      industry_id text,
      category_ids text[] not null default '{}',
      country text,
      state_id text,
      city text,
      zipcode text,
      short_description text,
      general_description text,
      year_established integer,
      annual_revenue jsonb,
      employees jsonb,
      production_employees jsonb,
      production_capacity jsonb,
      profile_photo jsonb,
      cover_photo jsonb,
      video_url text,
      contact jsonb not null default '{}',
      factory jsonb,
      trade_capabilities jsonb,
      business_terms jsonb,
      subscription text not null default 'standard',
      verified boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (source, source_id)
    )`.execute(db);
  await sql`create index business_latest on business (business_type, created_at desc, id desc)`.execute(db);

  await sql`
    create table business_certificate (
      id text primary key check (length(id) = 36),
      business_id text not null references business on delete cascade,
      name text not null,
      issue_date date,
      expire_date date,
      photo jsonb
    )`.execute(db);
  await sql`create index business_certificate_business on business_certificate (business_id)`.execute(db);

  await sql`
    create table product (
      id text primary key check (length(id) = 36),
      business_id text not null references business on delete cascade,
      source text not null,
      source_id text not null,
      name text not null,
      model text,
      brand text,
      ean text,
      description text,
      keywords text[] not null default '{}',
      specs jsonb not null default '[]',
      main_image jsonb,
      photos jsonb not null default '[]',
      videos jsonb not null default '[]',
      industry_id text,
      category_id text,
      sub_category_id text,
      lead_time text,
      stock boolean,
      price jsonb,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (source, source_id)
    )`.execute(db);
  await sql`create index product_business on product (business_id, created_at desc, id desc)`.execute(db);

  await sql`
    create table user_profile (
      id text primary key check (length(id) = 36),
      source text not null,
      source_id text not null,
      first_name text not null,
      last_name text not null,
      username text not null unique,
      profession text,
      show_profession boolean not null default true,
      birth_date date,
      show_birth_date boolean not null default false,
      gender text,
      country text,
      state_id text,
      city text,
      preferred_language text,
      brief_presentation text,
      company_name text,
      industry_id text,
      job_position text,
      business_type text,
      profile_photo jsonb,
      cover_photo jsonb,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (source, source_id)
    )`.execute(db);

  await sql`
    create table business_member (
      business_id text not null references business on delete cascade,
      user_id text not null references user_profile on delete cascade,
      role text not null check (role in ('owner', 'admin', 'member')),
      created_at timestamptz not null default now(),
      primary key (business_id, user_id)
    )`.execute(db);
  await sql`create index business_member_user on business_member (user_id, created_at)`.execute(db);

  await sql`
    create table reaction_summary (
      resource_id text primary key,
      like_count integer not null default 0 check (like_count >= 0)
    )`.execute(db);
}
