import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { noBlockBetween } from '../../authors/blocks.sql.ts';
import { isAfterPageKey, timeKey } from '../../lists/page-key.sql.ts';
import type { PageKey } from '../../lists/page-key.ts';

interface Input {
  /** Owner and writer of what is looked at. */
  readonly ownerID: string;
  readonly writerID: string | null;
  readonly actorID: string;
  readonly userID: string;
}

/** Blocks, mutes and shared membership between the actor and the owner of a page. */
export const selectRelation = defineStatement(
  (_, { ownerID, writerID, actorID, userID }: Input) => sql<{
    in_block: boolean;
    blocked: boolean;
    muted: boolean;
    /** Whether one of them works for the other. */
    colleagues: boolean;
  }>`
    select
      not (
        ${noBlockBetween(actorID, ownerID)} and ${noBlockBetween(userID, ownerID)}
        and ${noBlockBetween(userID, writerID ?? '')}
      ) as in_block,
      exists (select from block where blocker_id = ${actorID} and blocked_id = ${ownerID}) as blocked,
      exists (select from mute where user_id = ${userID} and muted_id = ${ownerID}) as muted,
      exists (
        select from business_member where (business_id = ${ownerID} and user_id = ${userID})
          or (business_id = ${actorID} and user_id = ${ownerID})
      ) as colleagues`,
);

interface BlockPair {
  readonly blockerID: string;
  readonly blockerType: 'user' | 'business';
  readonly blockedID: string;
  readonly blockedType: 'user' | 'business';
  readonly userID: string;
}

export const insertBlock = defineStatement((db, block: BlockPair) =>
  db
    .insertInto('block')
    .values({
      blocker_id: block.blockerID,
      blocker_type: block.blockerType,
      blocked_id: block.blockedID,
      blocked_type: block.blockedType,
      user_id: block.userID,
    })
    .onConflict((known) => known.columns(['blocker_id', 'blocked_id']).doNothing()),
);

export const deleteBlock = defineStatement(
  (db, { blockerID, blockedID }: Pick<BlockPair, 'blockerID' | 'blockedID'>) =>
    db.deleteFrom('block').where('blocker_id', '=', blockerID).where('blocked_id', '=', blockedID),
);

/** Deletes follows in both directions after a block. */
export const deleteFollowsBetween = defineStatement(
  (_, { blockerID, blockedID }: Pick<BlockPair, 'blockerID' | 'blockedID'>) => sql`
    delete from follow
    where (user_id = ${blockerID} and resource_id = ${blockedID})
      or (user_id = ${blockedID} and resource_id = ${blockerID})`,
);

export const insertMute = defineStatement(
  (
    db,
    { userID, mutedID, mutedType }: { userID: string; mutedID: string } & { mutedType: 'user' | 'business' },
  ) =>
    db
      .insertInto('mute')
      .values({ user_id: userID, muted_id: mutedID, muted_type: mutedType })
      .onConflict((known) => known.columns(['user_id', 'muted_id']).doNothing()),
);

export const deleteMute = defineStatement((db, { userID, mutedID }: { userID: string; mutedID: string }) =>
  db.deleteFrom('mute').where('user_id', '=', userID).where('muted_id', '=', mutedID),
);

interface Page {
  /** Person or company whose list it is. */
  readonly id: string;
  readonly after: PageKey | undefined;
  readonly size: number;
}

/** People and companies that someone has blocked, newest first; reads one row more than a page to tell whether another follows. */
export const selectBlocked = defineStatement((db, { id, after, size }: Page) =>
  db
    .selectFrom('block')
    .select(['blocked_id as id', timeKey('created_at').as('time')])
    .where('blocker_id', '=', id)
    .where(isAfterPageKey(after, 'created_at', 'blocked_id'))
    .orderBy('created_at', 'desc')
    .orderBy('blocked_id', 'desc')
    .limit(size + 1),
);

/** People and companies that a person has muted, newest first. */
export const selectMuted = defineStatement((db, { id, after, size }: Page) =>
  db
    .selectFrom('mute')
    .select(['muted_id as id', timeKey('created_at').as('time')])
    .where('user_id', '=', id)
    .where(isAfterPageKey(after, 'created_at', 'muted_id'))
    .orderBy('created_at', 'desc')
    .orderBy('muted_id', 'desc')
    .limit(size + 1),
);
