import { listMuted } from '@wbn/contract/social/relations/list-muted.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { selectMuted } from './list-shunned.sql.ts';
import { readPageKey } from './page-key.ts';
import { presentPeople } from './present-people.ts';

export const listMutedHandler = defineHandler(
  listMuted,
  async ({ query: { size, nextID }, user: { userID }, services: { db } }) => {
    const rows = await selectMuted.all(db, { id: userID, after: readPageKey(nextID), size });
    return { data: await presentPeople(db, rows, size) };
  },
);
