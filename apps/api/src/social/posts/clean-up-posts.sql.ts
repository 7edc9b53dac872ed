import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

const oldest = (table: 'post' | 'comment', most: number) => sql`
  delete from ${sql.table(table)} where id in (
    select id from ${sql.table(table)} where removed_at < now() - interval '30 days'
    order by removed_at limit ${most} for update skip locked)`;

/** Triggers delete what belongs to the rows and release their pictures. SKIP LOCKED leaves rows that another process deletes. */
export const deleteOldPosts = defineStatement((_, { most }: { most: number }) => oldest('post', most));

export const deleteOldComments = defineStatement((_, { most }: { most: number }) => oldest('comment', most));
