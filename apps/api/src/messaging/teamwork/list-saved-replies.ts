import { listSavedReplies } from '@wbn/contract/messaging/teamwork/list-saved-replies.ts';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayChangeOf, mayWorkOnRequests } from './policies.ts';
import { selectSavedReplies } from './saved-reply.sql.ts';

export const listSavedRepliesHandler = defineHandler(
  listSavedReplies,
  async ({ user: { userID }, query: { bid }, services: { db } }) => {
    const businessID = bid === undefined || bid === userID ? null : bid;
    const role = businessID
      ? await requireRole(db, { businessID, userID, may: mayWorkOnRequests })
      : undefined;
    const rows = await selectSavedReplies.all(db, { userID, businessID });
    const data = rows.map((row) => ({
      savedReplyID: row.id,
      title: row.title,
      content: row.content,
      businessID: row.business_id ?? undefined,
      isChangeable: mayChangeOf(role, { isOwn: row.user_id === userID }),
    }));
    return { data };
  },
);
