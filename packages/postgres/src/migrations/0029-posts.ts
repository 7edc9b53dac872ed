import { type Kysely, sql } from 'kysely';

/** Pictures of posts are released like those of profiles (0006-uploads); what was taken away is found when it is to go for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['post', 'comment'])
    await sql`
      create index ${sql.ref(`${table}_removed`)} on ${sql.table(table)} (removed_at)
      where removed_at is not null`.execute(db);
  await sql`
    create function release_post_picture() returns trigger language plpgsql as $$
    begin
      perform release_files(array[old.picture->>'url']);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger release_removed_picture after update of removed_at on post
    for each row when (old.picture is not null and new.removed_at is not null)
    execute function release_post_picture()`.execute(db);
  await sql`
    create trigger release_deleted_picture after delete on post
    for each row when (old.picture is not null)
    execute function release_post_picture()`.execute(db);
}
