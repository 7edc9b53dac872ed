import { removedTextMonths } from '@wbn/contract/social/removals.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/**
 * Texts that their authors removed 30 days ago, or staff six months ago. One that staff only hide, and one whose author has objected and
 * waits for an answer, are kept.
 */
const oldest = (table: 'post' | 'comment', most: number) => sql`
  delete from ${sql.table(table)} where id in (
    select id from ${sql.table(table)} as gone where removed_at < now() - interval '30 days' and not exists (
      select from measure
      where (target_id = gone.id ${table === 'comment' ? sql`or target_id = gone.resource_id` : sql``})
        and measure.created_at = gone.removed_at and (
          gone.removed_at > now() - make_interval(months => ${removedTextMonths}::integer)
          or (kind = 'hide' and ended_at is null)
          or exists (
            select from objection where subject_id = measure.decision_id and side = 'affected' and answered_at is null)))
    order by removed_at limit ${most} for update skip locked)`;

/** Triggers delete what belongs to the rows and release their pictures. SKIP LOCKED leaves rows that another process deletes. */
export const deleteOldPosts = defineStatement((_, { most }: { most: number }) => oldest('post', most));

export const deleteOldComments = defineStatement((_, { most }: { most: number }) => oldest('comment', most));
