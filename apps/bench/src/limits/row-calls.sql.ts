import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** A table as that of posts, with its indexes, but without what happens when something is posted. */
export const createRows = defineStatement(
  () => sql`create table if not exists bench_post (like post including all)`,
);

export const findRow = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('post').select('content').where('id', '=', id),
);

interface NewRow {
  readonly id: string;
  readonly userID: string;
  readonly content: string;
}

export const insertRow = defineStatement(
  (_, { id, userID, content }: NewRow) => sql`
    insert into bench_post (id, user_id, timeline_id, timeline_type, content)
    values (${id}, ${userID}, ${userID}, 'user', ${content})`,
);
