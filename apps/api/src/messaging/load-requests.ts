import { listMessages, messagePageSize } from '@wbn/contract/messaging/messages.ts';
import type { RequestDetails } from '@wbn/contract/messaging/request.ts';
import { listRequests, loadRequest, requestPageSize } from '@wbn/contract/messaging/requests.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectMessages } from './list-messages.sql.ts';
import { findWalkEnd, type OpenRequestRow, readOpenRequest, selectRequests } from './load-requests.sql.ts';
import { presentMessages, presentOneRequest, presentRequests } from './present-messages.ts';
import { requireSide, requireThreadOwner } from './require-side.ts';

export const listMessagesHandler = defineHandler(
  listMessages,
  async ({ user: { userID }, params: { rid }, query, language, services }) => {
    const { bid, before, after } = query;
    if (before !== undefined && after !== undefined) {
      const problem = 'must be left out when `before` is given';
      throw validationError({ after: problem });
    }
    const { side } = await requireSide(services.db, { requestID: rid, userID, ownerID: bid });
    const found = await selectMessages.all(services.db, {
      requestID: rid,
      before,
      after,
      size: messagePageSize,
    });
    const rows = found.slice(0, messagePageSize).toSorted((one, other) => one.number - other.number);
    const messages = await presentMessages(services, rows, { requestID: rid, side, language });
    return { data: { messages, hasMore: found.length > messagePageSize } };
  },
);

export const listRequestsHandler = defineHandler(
  listRequests,
  async ({ user: { userID }, query, language, services: { db } }) => {
    const { ubid, search, status, unread, assigneeID, labelID, nextID: before } = query;
    const ownerID = await requireThreadOwner(db, userID, ubid);
    const page = { ownerID, before, unread: unread === 'true', assigneeID, labelID };
    const found = await selectRequests.all(db, {
      ...page,
      userID,
      language,
      search,
      status,
      size: requestPageSize,
    });
    const rows = found.slice(0, requestPageSize);
    const nextID =
      found.length > requestPageSize ? rows.at(-1)?.position : (await findWalkEnd.first(db, page))?.position;
    return {
      data: { requests: await presentRequests(db, rows, language), ...(nextID && { nextID }) },
    };
  },
);

export const loadRequestHandler = defineHandler(
  loadRequest,
  async ({ user: { userID }, params: { rid }, query: { bid }, language, services: { db } }) => {
    const { ownerID } = await requireSide(db, { requestID: rid, userID, ownerID: bid });
    const row = await readOpenRequest.only(db, { requestID: rid, ownerID, userID });
    return {
      data: {
        ...(await presentOneRequest(db, row, language)),
        details: presentDetails(row),
        ...(row.product_id && {
          product: {
            productID: row.product_id,
            name: row.product_name ?? '',
            isPublic: row.product_is_public,
          },
        }),
        seenUntil: row.other_seen_until,
        readUntil: row.read_until,
        ...(row.closed_side && { closedSide: row.closed_side }),
        ...(row.closed_at && { closedAt: row.closed_at.toISOString() }),
        isBarred: row.is_barred,
      },
    };
  },
);

type DetailRow = Pick<
  OpenRequestRow,
  'quantity' | 'unit' | 'delivery_country' | 'delivery_term' | 'wanted_on'
>;

/** Presents the details of a request; absent ones are left out. */
export function presentDetails(row: DetailRow): RequestDetails {
  return {
    ...(row.quantity !== null && { quantity: Number(row.quantity) }),
    ...(row.unit !== null && { unit: row.unit }),
    ...(row.delivery_country !== null && { deliveryCountry: row.delivery_country }),
    ...(row.delivery_term !== null && { deliveryTerm: row.delivery_term }),
    ...(row.wanted_on !== null && { wantedOn: row.wanted_on }),
  };
}
