import { listFollowers } from '@wbn/contract/social/follows/list-followers.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readAs } from '../actors/act-as.ts';
import { readPageKey } from '../relations/page-key.ts';
import { presentPeople } from '../relations/present-people.ts';
import { selectFollowers } from './follow.sql.ts';

export const listFollowersHandler = defineHandler(
  listFollowers,
  async ({ query: { size, nextID, businessID }, user: { userID }, services: { db } }) => {
    const { id } = await readAs(db, { userID, businessID });
    const after = readPageKey(nextID);
    const rows = await selectFollowers.all(db, { id, readerID: userID, after, size });
    return { data: await presentPeople(db, rows, size) };
  },
);
