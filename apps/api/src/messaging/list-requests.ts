import { listRequests, requestPageSize } from '@wbn/contract/messaging/list-requests.ts';
import { defineHandler } from '../server/define-handler.ts';
import { findWalkEnd, selectRequests } from './list-requests.sql.ts';
import { presentRequests } from './present-request.ts';
import { readAsOwner } from './read-as-owner.ts';

export const listRequestsHandler = defineHandler(
  listRequests,
  async ({ user: { userID }, query, language, services: { db } }) => {
    const { ubid, search, status, unread, assigneeID, labelID, nextID: before } = query;
    const ownerID = await readAsOwner(db, userID, ubid);
    const page = { ownerID, before, unread: unread === 'true', assigneeID, labelID };
    const found = await selectRequests.all(db, { ...page, search, status, size: requestPageSize });
    const rows = found.slice(0, requestPageSize);
    const nextID =
      found.length > requestPageSize ? rows.at(-1)?.position : (await findWalkEnd.first(db, page))?.position;
    return {
      data: { requests: await presentRequests(db, rows, language), ...(nextID && { nextID }) },
    };
  },
);
