import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { fromComment, isInBlock, isReadable, type Reader } from './comment.sql.ts';

interface Page extends Reader {
  readonly resourceID: string;
  /** Where the last page ended. */
  readonly nextID: string;
  readonly skip: number;
  readonly size: number;
}

/** Before every id there is, and after. */
export const firstID = '';
export const lastID = 'z';

/** A page of comments, newest first. */
export const selectNewestComments = defineStatement((_, page: Page) =>
  fromComment(
    page,
    sql`where resource_id = ${page.resourceID} and removed_at is null and id < ${page.nextID}
      and ${isReadable('comment', page)} order by id desc limit ${page.size} offset ${page.skip}`,
  ),
);

/** A page of answers, oldest first. */
export const selectAnswers = defineStatement((_, page: Page) =>
  fromComment(
    page,
    sql`where resource_id = ${page.resourceID} and removed_at is null and id > ${page.nextID}
      and ${isReadable('comment', page)} order by id limit ${page.size} offset ${page.skip}`,
  ),
);

interface Counted extends Reader {
  readonly resourceID: string;
}

/** How many comments there are for a reader: the stored numbers, without those that are in a block with them, and what answers those. */
export const countComments = defineStatement((_, counted: Counted) => {
  const { resourceID } = counted;
  const hidden = sql`
    select count(*) filter (where comment.resource_id = ${resourceID} and not readable)::integer as comment_count,
      count(*)::integer as talk_count
    from (
      select comment.resource_id, ${isReadable('comment', counted)} as readable,
        coalesce(${isReadable('parent', counted)}, true) as parent_readable
      from comment left join comment as parent on parent.id = comment.resource_id
      where (comment.root_id = ${resourceID} or comment.resource_id = ${resourceID})
        and comment.removed_at is null and ${isInBlock(counted)}
    ) as comment
    where not (readable and parent_readable)`;
  return sql<{ comment_count: number; talk_count: number }>`
    select coalesce(stored.comment_count, 0) - hidden.comment_count as comment_count,
      coalesce(stored.talk_count, 0) - hidden.talk_count as talk_count
    from (${hidden}) as hidden
    left join comment_summary as stored on stored.resource_id = ${resourceID}`;
});
