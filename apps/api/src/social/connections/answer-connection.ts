import { answerConnection } from '@wbn/contract/social/connections/answer-connection.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { acceptRequest } from './accept-request.ts';
import { deleteNoticesOf, lockConnection, updateAnswer } from './connection.sql.ts';
import { presentConnection } from './present-connection.ts';

export const answerConnectionHandler = defineHandler(
  answerConnection,
  async ({
    params: { connectionID: id },
    body: { answer, businessID },
    user: { userID },
    services: { db },
  }) => {
    const data = await db.transaction().execute(async (transaction) => {
      const actor = await actAs(transaction, { userID, businessID });
      const known = await lockConnection.first(transaction, { id });
      if (known?.addressee_id !== actor.id) throw notFound(`There is no request to you with the id ${id}.`);
      if (known.status === answer) return presentConnection(known, actor.id);
      if (known.status !== 'pending')
        throw new CallError('Conflict', `This request was ${known.status} before.`);
      if (answer === 'accepted')
        return presentConnection(await acceptRequest(transaction, known, actor), actor.id);
      await deleteNoticesOf.run(transaction, { id });
      return presentConnection(await updateAnswer.only(transaction, { id, status: 'declined' }), actor.id);
    });
    return { data };
  },
);
