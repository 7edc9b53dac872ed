import { listMessages, messagePageSize } from '@wbn/contract/messaging/messages.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectMessages } from './list-messages.sql.ts';
import { presentMessages } from './present-message.ts';
import { requireSide } from './require-side.ts';

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
