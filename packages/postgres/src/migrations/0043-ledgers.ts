import { type Kysely, sql } from 'kysely';

/** What a plan gives and what became of it: boosts by the month, minutes of support by the year of membership. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPlans(db);
  await createBoosts(db);
  await createBoostLedger(db);
  await createSupportLedger(db);
  await keepEntries(db);
}

async function createPlans(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_entry (
      business_id text not null references business on delete cascade,
      position integer not null check (position > 0),
      level text not null check (level in ('standard', 'gold', 'premium', 'platinum')),
      since timestamptz not null,
      primary key (business_id, position)
    )`.execute(db);
}

/** Lists of results show what is promoted: a boost that starts or ends purges them. */
async function createBoosts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table boost (
      id text primary key,
      business_id text not null references business on delete cascade,
      resource_type text not null check (resource_type in ('business', 'product')),
      product_id text references product on delete set null,
      resource_id text generated always as (case resource_type when 'product' then product_id else business_id end) stored,
      resource_name text not null,
      user_id text references user_profile on delete set null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      is_over boolean not null default false,
      check (ends_at >= starts_at),
      check (resource_type = 'product' or product_id is null)
    )`.execute(db);
  await sql`create index boost_of_business on boost (business_id, starts_at desc)`.execute(db);
  await sql`create index boost_product on boost (product_id) where product_id is not null`.execute(db);
  await sql`create index boost_user on boost (user_id) where user_id is not null`.execute(db);
  await sql`create unique index boost_running on boost (resource_id) where not is_over`.execute(db);
  await sql`create index boost_due on boost (ends_at) where not is_over`.execute(db);
  await sql`
    create function tell_purges_of_boost() returns trigger language plpgsql as $$
    begin
      perform pg_notify('page_purge', 'list:' || coalesce(new.resource_type, old.resource_type));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger purge_after_change after insert or update or delete on boost
    for each row execute function tell_purges_of_boost()`.execute(db);
}

async function createBoostLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table boost_entry (
      business_id text not null references business on delete cascade,
      position integer not null check (position > 0),
      source_key text not null,
      kind text not null check (kind in ('granted', 'spent', 'returned', 'lapsed')),
      month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      amount integer not null check (amount <> 0),
      level text check (level in ('gold', 'premium', 'platinum')),
      boost_id text references boost on delete cascade,
      note text,
      by_name text,
      created_at timestamptz not null,
      primary key (business_id, position),
      unique (business_id, source_key),
      check ((kind in ('granted', 'returned')) = (amount > 0)),
      check ((kind = 'granted') = (level is not null)),
      check ((kind in ('spent', 'returned')) = (boost_id is not null)),
      check (boost_id is null or abs(amount) = 1)
    )`.execute(db);
  await sql`create index boost_entry_boost on boost_entry (boost_id) where boost_id is not null`.execute(db);
  await refuseOverdraft(db, 'boost_entry', 'month', 'amount');
}

async function createSupportLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table support_entry (
      business_id text not null references business on delete cascade,
      position integer not null check (position > 0),
      source_key text not null,
      kind text not null check (kind in ('granted', 'booked', 'corrected', 'lapsed')),
      year_from date not null,
      minutes integer not null check (minutes <> 0),
      level text check (level in ('gold', 'premium', 'platinum')),
      corrects integer,
      note text,
      by_name text,
      done_on date,
      created_at timestamptz not null,
      primary key (business_id, position),
      unique (business_id, source_key),
      check (kind = 'corrected' or (kind = 'granted') = (minutes > 0)),
      check ((kind = 'granted') = (level is not null)),
      check ((kind = 'corrected') = (corrects is not null)),
      check ((kind in ('booked', 'corrected')) = (note is not null and by_name is not null)),
      check ((kind = 'booked') = (done_on is not null))
    )`.execute(db);
  await refuseOverdraft(db, 'support_entry', 'year_from', 'minutes');
}

/** More cannot be taken out of a period than is in it, whoever writes: the row of the company makes them wait for each other. */
async function refuseOverdraft(
  db: Kysely<unknown>,
  table: string,
  period: string,
  amount: string,
): Promise<void> {
  const guard = sql.id(`guard_${table}`);
  const [periodColumn, amountColumn] = [sql.id(period), sql.id(amount)];
  await sql`
    create function ${guard}() returns trigger language plpgsql as $$
    begin
      perform from business where id = new.business_id for no key update;
      if new.${amountColumn} + (
        select coalesce(sum(${amountColumn}), 0) from ${sql.table(table)}
        where business_id = new.business_id and ${periodColumn} = new.${periodColumn}
      ) < 0 then
        raise exception 'company %: less than nothing would be left of %', new.business_id, new.${periodColumn}
          using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger refuse_overdraft before insert on ${sql.table(table)}
    for each row execute function ${guard}()`.execute(db);
}

/** What is entered stays as it is, for as long as the company is there. */
async function keepEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_ledger_entry() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from business where id = old.business_id) then
        return old;
      end if;
      raise exception '% is a ledger: entries are added, never changed', tg_table_name;
    end $$`.execute(db);
  for (const table of ['plan_entry', 'boost_entry', 'support_entry'])
    await sql`
      create trigger keep_entry before update or delete on ${sql.table(table)}
      for each row execute function keep_ledger_entry()`.execute(db);
}
