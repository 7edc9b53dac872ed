import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { Reader } from '../../authors/blocks.sql.ts';
import { noBlockBetween } from '../../authors/blocks.sql.ts';
import { isShownTo } from '../../business/publication/public-business.sql.ts';
import { type PostRow, postColumns } from '../posts/load-posts.sql.ts';
import { isShownPost } from '../posts/post.sql.ts';

interface Input extends Reader {
  readonly timelineID: string;
}

/** The type of a timeline's owner, if the reader may see it. */
export const findTimeline = defineStatement(
  (_, { timelineID, userID, actorID }: Input) => sql<{ type: ActorType }>`
    select type from (
      select id, 'user' as type from user_profile
      union all
      select id, 'business' from business as company where ${isShownTo('company.id', userID)}
    ) as owner
    where id = ${timelineID}
      and ${noBlockBetween(userID, sql.ref('owner.id'))} and ${noBlockBetween(actorID, sql.ref('owner.id'))}`,
);

interface Page extends Input {
  /** Reads posts older than this id; ids sort by time. */
  readonly before: string;
  readonly skip: number;
  readonly most: number;
}

/** Posts of a timeline that the reader may see, newest first. Ids are chosen first, so that skipped posts are not read whole. */
export const selectTimeline = defineStatement(
  (_, page: Page) => sql<PostRow>`
    select ${postColumns(page)} from post
    where post.id = any(array(
      select id from post as on_timeline
      where timeline_id = ${page.timelineID} and id < ${page.before} and ${isShownPost('on_timeline', page)}
      order by id desc limit ${page.most} offset ${page.skip}))
    order by post.id desc`,
);
