import { listBlocked } from '@wbn/contract/social/relations/list-blocked.ts';
import { mayBlockAs } from '../../business/policies.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readAs } from '../actors/act-as.ts';
import { selectBlocked } from './list-shunned.sql.ts';
import { readPageKey } from './page-key.ts';
import { presentPeople } from './present-people.ts';

export const listBlockedHandler = defineHandler(
  listBlocked,
  async ({ query: { size, nextID, businessID }, user: { userID }, services: { db } }) => {
    const { id } = await readAs(db, { userID, businessID, may: mayBlockAs });
    const rows = await selectBlocked.all(db, { id, after: readPageKey(nextID), size });
    return { data: await presentPeople(db, rows, size) };
  },
);
