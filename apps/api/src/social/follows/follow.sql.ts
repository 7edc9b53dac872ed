import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isBehind, isHiddenFrom, timeKey } from '../relations/blocks.sql.ts';
import type { PageKey } from '../relations/people-pages.ts';

/** Changes nothing when the person follows it already. */
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

/** How many follow somebody: as a reader sees it, without those in a block with them; a visitor's id is ''. */
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
  /** Whose list it is. */
  readonly id: string;
  readonly readerID: string;
  readonly after: PageKey | undefined;
  readonly size: number;
}

/** Whom a person follows, the latest first; who is not public is not shown. */
export const selectFollowing = defineStatement((db, { id, readerID, after, size }: Page) =>
  db
    .selectFrom('follow')
    .select(['resource_id as id', timeKey('created_at').as('time')])
    .where('user_id', '=', id)
    .where(
      sql<boolean>`not exists (select from business where business.id = follow.resource_id and not is_public)`,
    )
    .where(sql<boolean>`not ${isHiddenFrom(readerID, 'resource_id')}`)
    .where(isBehind(after, 'created_at', 'resource_id'))
    .orderBy('created_at', 'desc')
    .orderBy('resource_id', 'desc')
    .limit(size + 1),
);

/** Who follows a person or company, the latest first. */
export const selectFollowers = defineStatement((db, { id, readerID, after, size }: Page) =>
  db
    .selectFrom('follow')
    .select(['user_id as id', timeKey('created_at').as('time')])
    .where('resource_id', '=', id)
    .where(sql<boolean>`not ${isHiddenFrom(readerID, 'user_id')}`)
    .where(isBehind(after, 'created_at', 'user_id'))
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(size + 1),
);
