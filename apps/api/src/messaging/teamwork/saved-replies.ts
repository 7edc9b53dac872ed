import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  savedReplyLimit,
} from '@wbn/contract/messaging/saved-replies.ts';
import { CallError, forbidden, notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireRole, requireRoleForWrite } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayChangeOf, mayWorkOnRequests } from './require-company-side.ts';
import {
  countSavedReplies,
  deleteReply,
  insertSavedReply,
  lockSavedReplies,
  lockSavedReply,
  selectSavedReplies,
  updateSavedReply,
} from './teamwork.sql.ts';

/** Locks a saved reply and returns its company. Throws NotFound when the person cannot see it, Forbidden when they may not change it. */
async function requireSavedReply(
  transaction: Kysely<Database>,
  asked: { readonly id: string; readonly userID: string },
): Promise<{ readonly businessID: string | undefined }> {
  const reply = await lockSavedReply.first(transaction, asked);
  if (!reply) throw notFound(`There is no saved reply with the id ${asked.id}.`);
  if (!mayChangeOf(reply.role ?? undefined, { isOwn: reply.user_id === asked.userID }))
    throw forbidden('role', 'A saved reply is changed by whoever wrote it, by admins and the owner.');
  return { businessID: reply.business_id ?? undefined };
}

export const createSavedReplyHandler = defineHandler(
  createSavedReply,
  async ({ user: { userID }, query: { bid }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const businessID = bid === undefined || bid === userID ? null : bid;
      if (businessID) await requireRoleForWrite(transaction, { businessID, userID, may: mayWorkOnRequests });
      await lockSavedReplies.first(transaction, { userID, businessID });
      const { count } = await countSavedReplies.only(transaction, { userID, businessID });
      if (count >= savedReplyLimit)
        throw new CallError(
          'Conflict',
          `There are ${savedReplyLimit} saved replies already: delete one first.`,
        );
      const id = newId();
      await insertSavedReply.run(transaction, { id, ...body, userID, businessID });
      return { data: { savedReplyID: id, ...body, businessID: businessID ?? undefined, isChangeable: true } };
    }),
);

export const changeSavedReplyHandler = defineHandler(
  changeSavedReply,
  async ({ user: { userID }, params: { id }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { businessID } = await requireSavedReply(transaction, { id, userID });
      await updateSavedReply.run(transaction, { id, ...body });
      return { data: { savedReplyID: id, ...body, businessID, isChangeable: true } };
    }),
);

export const deleteSavedReplyHandler = defineHandler(
  deleteSavedReply,
  async ({ user: { userID }, params: { id }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireSavedReply(transaction, { id, userID });
      await deleteReply.run(transaction, { id });
      return { data: { savedReplyID: id } };
    }),
);

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
