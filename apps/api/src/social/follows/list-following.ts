import { listFollowing } from '@wbn/contract/social/follows/list-following.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readPageKey } from '../relations/page-key.ts';
import { presentPeople } from '../relations/present-people.ts';
import { selectFollowing } from './follow.sql.ts';

export const listFollowingHandler = defineHandler(
  listFollowing,
  async ({ query: { size, nextID }, user: { userID }, services: { db } }) => {
    const after = readPageKey(nextID);
    const rows = await selectFollowing.all(db, { id: userID, readerID: userID, after, size });
    return { data: await presentPeople(db, rows, size) };
  },
);
