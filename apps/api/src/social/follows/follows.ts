import {
  type FollowSummary,
  follow,
  listFollowers,
  listFollowing,
  loadFollowSummary,
  unfollow,
} from '@wbn/contract/social/follows.ts';
import { forbidden } from '@wbn/host/errors/call-error.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import { lockPair } from '../../authors/blocks.sql.ts';
import { presentPeople } from '../../authors/present-people.ts';
import { requireActor, requireActorForWrite } from '../../authors/require-actor.ts';
import { readPageKey } from '../../lists/page-key.ts';
import { retractNotification, tell } from '../../notifications/tell.ts';
import { loadPeopleToTell, requireResource } from '../../resources/find-resource.ts';
import { requireAllowance } from '../../safety/require-allowance.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { isOwnPage } from '../relations/own-page.ts';
import {
  deleteFollow,
  insertFollow,
  selectFollowers,
  selectFollowing,
  selectFollowSummary,
} from './follow.sql.ts';

/** Presents the followers of a page (FOL-02). */
export function presentFollowSummary(row: RowOf<typeof selectFollowSummary>): FollowSummary {
  return { followersCount: row.followers, ...(row.followed && { session: { followed: true } }) };
}

export const followHandler = defineHandler(
  follow,
  async ({ params: { resourceType: type }, body: { resourceID }, user: { userID }, services: { db } }) => {
    const row = await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID });
      await lockPair.first(transaction, { one: userID, other: resourceID });
      const resource = await requireResource(transaction, { id: resourceID, type }, actor);
      if (await isOwnPage(transaction, resource, actor))
        throw forbidden('own', 'You cannot follow yourself or your own company.');
      if ((await insertFollow.run(transaction, { userID, resourceID, type })) > 0) {
        await requireAllowance(transaction, { userID, act: 'follow' });
        await tell(transaction, 'follow', await loadPeopleToTell(transaction, resource), {
          actor,
          resource,
        });
      }
      return selectFollowSummary.only(transaction, { resourceID, readerID: userID });
    });
    return { data: presentFollowSummary(row) };
  },
);

export const unfollowHandler = defineHandler(
  unfollow,
  async ({ params: { id: resourceID }, user: { userID }, services: { db } }) => {
    const row = await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID });
      if ((await deleteFollow.run(transaction, { userID, resourceID })) > 0)
        await retractNotification(transaction, {
          kind: 'follow',
          actor,
          resource: { id: resourceID, type: 'user' },
        });
      return selectFollowSummary.only(transaction, { resourceID, readerID: userID });
    });
    return { data: presentFollowSummary(row) };
  },
);

export const listFollowersHandler = defineHandler(
  listFollowers,
  async ({ query: { size, nextID, businessID }, user: { userID }, services: { db } }) => {
    const { id } = await requireActor(db, { userID, businessID });
    const after = readPageKey(nextID);
    const rows = await selectFollowers.all(db, { id, readerID: userID, after, size });
    return { data: await presentPeople(db, rows, size) };
  },
);

export const listFollowingHandler = defineHandler(
  listFollowing,
  async ({ query: { size, nextID }, user: { userID }, services: { db } }) => {
    const after = readPageKey(nextID);
    const rows = await selectFollowing.all(db, { id: userID, readerID: userID, after, size });
    return { data: await presentPeople(db, rows, size) };
  },
);

export const loadFollowSummaryHandler = defineHandler(
  loadFollowSummary,
  async ({ params: { id: resourceID }, user, services: { db } }) => {
    const row = await selectFollowSummary.only(db, { resourceID, readerID: user?.userID ?? '' });
    return { data: presentFollowSummary(row) };
  },
);
