import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isHiddenFrom } from '../../authors/blocks.sql.ts';
import { isAfterPageKey, timeKey } from '../../lists/page-key.sql.ts';
import type { PageKey } from '../../lists/page-key.ts';

/** Changes nothing when the person already follows it. */
export const insertFollow = defineStatement(
  (db, { userID, resourceID, type }: { userID: string; resourceID: string } & { type: ActorType }) =>
    db
      .insertInto('follow')
      .values({ user_id: userID, resource_id: resourceID, resource_type: type })
      .onConflict((known) => known.columns(['user_id', 'resource_id']).doNothing()),
);

export const deleteFollow = defineStatement(
  (db, { userID, resourceID }: { userID: string; resourceID: string }) =>
    db.deleteFrom('follow').where('user_id', '=', userID).where('resource_id', '=', resourceID),
);

/** Number of followers as the reader sees it, without followers in a block with them; '' reads as a visitor. */
export const selectFollowSummary = defineStatement(
  (_, { resourceID, readerID }: { resourceID: string; readerID: string }) => sql<{
    followers: number;
    followed: boolean;
  }>`
    select
      case when exists (select from business where id = ${resourceID} and not is_public) then 0 else
        coalesce((select follower_count from follow_summary where resource_id = ${resourceID}), 0) - (
          select count(*) from follow where resource_id = ${resourceID} and ${isHiddenFrom(readerID, 'user_id')}
        )::integer
      end as followers,
      exists (select from follow where user_id = ${readerID} and resource_id = ${resourceID}) as followed`,
);

interface Page {
  /** Person or company whose list it is. */
  readonly id: string;
  readonly readerID: string;
  readonly after: PageKey | undefined;
  readonly size: number;
}

/** People and companies that a person follows, newest first, without companies that are not public. */
export const selectFollowing = defineStatement((db, { id, readerID, after, size }: Page) =>
  db
    .selectFrom('follow')
    .select(['resource_id as id', timeKey('created_at').as('time')])
    .where('user_id', '=', id)
    .where(
      sql<boolean>`not exists (select from business where business.id = follow.resource_id and not is_public)`,
    )
    .where(sql<boolean>`not ${isHiddenFrom(readerID, 'resource_id')}`)
    .where(isAfterPageKey(after, 'created_at', 'resource_id'))
    .orderBy('created_at', 'desc')
    .orderBy('resource_id', 'desc')
    .limit(size + 1),
);

/** Followers of a person or company, newest first. */
export const selectFollowers = defineStatement((db, { id, readerID, after, size }: Page) =>
  db
    .selectFrom('follow')
    .select(['user_id as id', timeKey('created_at').as('time')])
    .where('resource_id', '=', id)
    .where(sql<boolean>`not ${isHiddenFrom(readerID, 'user_id')}`)
    .where(isAfterPageKey(after, 'created_at', 'user_id'))
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(size + 1),
);
