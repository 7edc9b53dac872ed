import { type Kysely, sql } from 'kysely';

/** Lists of who likes and follows, the newest first, and what was told not long ago. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reaction_newest on reaction (resource_id, created_at desc, actor_id desc)`.execute(
    db,
  );
  await sql`create index follow_newest on follow (resource_id, created_at desc, user_id desc)`.execute(db);
  await sql`
    create table told_notice (
      actor_id text not null,
      kind text not null,
      resource_id text not null,
      user_id text not null references user_profile on delete cascade,
      told_at timestamptz not null default now(),
      primary key (actor_id, kind, resource_id)
    )`.execute(db);
  await sql`create index told_notice_of_user on told_notice (user_id)`.execute(db);
}
