import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isHiddenFrom } from '../../authors/blocks.sql.ts';
import { isAfterPageKey, timeKey } from '../../lists/page-key.sql.ts';
import type { PageKey } from '../../lists/page-key.ts';
import { isReadableGroup } from '../../resources/shown-place.sql.ts';

interface Reaction {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
  readonly userID: string;
  readonly businessID: string | null;
}

/** Changes nothing when the actor already likes it. */
export const insertReaction = defineStatement((db, reaction: Reaction) =>
  db
    .insertInto('reaction')
    .values({
      resource_id: reaction.resourceID,
      resource_type: reaction.resourceType,
      user_id: reaction.userID,
      business_id: reaction.businessID,
    })
    .onConflict((known) => known.columns(['resource_id', 'actor_id']).doNothing()),
);

/** What a comment is on. */
export const findRoot = defineStatement((db, { commentID }: { readonly commentID: string }) =>
  db.selectFrom('comment').select(['root_id', 'root_type']).where('id', '=', commentID),
);

export const deleteReaction = defineStatement(
  (db, { resourceID, actorID }: { resourceID: string; actorID: string }) =>
    db.deleteFrom('reaction').where('resource_id', '=', resourceID).where('actor_id', '=', actorID),
);

export const findReaction = defineStatement(
  (db, { resourceID, actorID }: { resourceID: string; actorID: string }) =>
    db
      .selectFrom('reaction')
      .select('actor_id')
      .where('resource_id', '=', resourceID)
      .where('actor_id', '=', actorID),
);

/** Number of likes as the reader sees it: without people in a block with them, as in the list. */
export const countReactions = defineStatement(
  (_, { resourceID, readerID }: { resourceID: string; readerID: string }) => sql<{ likes: number }>`
    select coalesce((select like_count from reaction_summary where resource_id = ${resourceID}), 0) - (
      select count(*) from reaction
      where resource_id = ${resourceID} and ${isHiddenFrom(readerID, 'actor_id', 'user_id')}
    )::integer as likes`,
);

interface Page {
  readonly resourceID: string;
  readonly readerID: string;
  readonly after: PageKey | undefined;
  readonly size: number;
}

/** People and companies who like something, newest first; reads one row more than a page to tell whether another follows. */
export const selectReactions = defineStatement((db, { resourceID, readerID, after, size }: Page) =>
  db
    .selectFrom('reaction')
    .select(['actor_id as id', timeKey('created_at').as('time')])
    .where('resource_id', '=', resourceID)
    .where(sql<boolean>`not ${isHiddenFrom(readerID, 'actor_id', 'user_id')}`)
    .where(isAfterPageKey(after, 'created_at', 'actor_id'))
    .orderBy('created_at', 'desc')
    .orderBy('actor_id', 'desc')
    .limit(size + 1),
);

/** Stored number of likes; no row for a company or product that visitors cannot see, or what is in a group that the reader cannot read. */
export const selectReactionSummary = defineStatement((database, input: { id: string; readerID: string }) =>
  database
    .selectFrom('reaction_summary')
    .select('like_count')
    .where('resource_id', '=', input.id)
    .where(
      sql<boolean>`not exists (select from business where id = ${input.id} and not is_public)
          and not exists (
            select from product join business on business.id = product.business_id
            where product.id = ${input.id} and not (product.is_public and business.is_public)
          )
          and not exists (
            select from post
            where post.id in (${input.id}, (select root_id from comment where comment.id = ${input.id}))
              and post.timeline_type = 'group' and not ${isReadableGroup('post.timeline_id', input.readerID)}
          )`,
    ),
);
