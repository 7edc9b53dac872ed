import { listReactions } from '@wbn/contract/social/reactions/list-reactions.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readPageKey } from '../relations/page-key.ts';
import { presentPeople } from '../relations/present-people.ts';
import { requireResource } from '../resources/find-resource.ts';
import { selectReactions } from './reaction.sql.ts';

export const listReactionsHandler = defineHandler(
  listReactions,
  async ({ params, query: { size, nextID }, user: { userID }, services: { db } }) => {
    const { resourceID, resourceType: type } = params;
    await requireResource(db, { id: resourceID, type }, { id: userID, userID });
    const after = readPageKey(nextID);
    const rows = await selectReactions.all(db, { resourceID, readerID: userID, after, size });
    return { data: await presentPeople(db, rows, size) };
  },
);
