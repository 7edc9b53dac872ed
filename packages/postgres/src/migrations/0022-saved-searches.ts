import { type Kysely, sql } from 'kysely';

/** What is public from this expression on; a generated column is not known yet where triggers look before a write. */
const publicNow = {
  business: "new.status = 'published' and new.deleted_at is null",
  product: "new.status = 'published' and new.within_plan and new.deleted_at is null",
};

/** Searches that members keep, and since when a company or product has been public: so that each is told as new once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_search (
      id text primary key check (length(id) = 36),
      user_id text not null references user_profile on delete cascade,
      name text not null,
      parameters text not null,
      edition text not null,
      language text not null,
      alerts text not null default 'none' check (alerts in ('none', 'daily', 'weekly')),
      stop_token text not null unique,
      told_until timestamptz not null default now(),
      next_look_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      unique (user_id, parameters)
    )`.execute(db);
  await sql`create index saved_search_due on saved_search (next_look_at) where alerts <> 'none'`.execute(db);

  for (const [table, isPublic] of Object.entries(publicNow)) {
    const note = sql.id(`note_first_public_of_${table}`);
    // A constant default rewrites no table: what is public now was so before.
    await sql`alter table ${sql.table(table)} add column first_public_at timestamptz default now()`.execute(
      db,
    );
    await sql`alter table ${sql.table(table)} alter column first_public_at drop default`.execute(db);
    await sql`update ${sql.table(table)} set first_public_at = null where not is_public`.execute(db);
    await sql`create index ${sql.id(`${table}_first_public`)} on ${sql.table(table)} (first_public_at desc)`.execute(
      db,
    );
    await sql`
      create function ${note}() returns trigger language plpgsql as $$
      begin
        if ${sql.raw(isPublic)} then new.first_public_at := now(); end if;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger note_first_public before insert or update on ${sql.table(table)}
      for each row when (new.first_public_at is null) execute function ${note}()`.execute(db);
  }
}
