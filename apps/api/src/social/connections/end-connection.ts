import { endConnection } from '@wbn/contract/social/connections/end-connection.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { deleteConnection, deleteNoticesOf, lockConnection } from './connection.sql.ts';

export const endConnectionHandler = defineHandler(
  endConnection,
  async ({ params: { connectionID: id }, body: { businessID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const actor = await actAs(transaction, { userID, businessID });
      const known = await lockConnection.first(transaction, { id });
      const isOfActor = known && [known.requester_id, known.addressee_id].includes(actor.id);
      if (!isOfActor || known.status === 'declined')
        throw notFound(`You have no connection with the id ${id}.`);
      if (known.status === 'pending' && known.requester_id !== actor.id)
        throw new CallError('Forbidden', 'Only who has asked can take the request back; you can decline it.');
      await deleteConnection.run(transaction, { id });
      await deleteNoticesOf.run(transaction, { id });
    });
    return { data: { connectionID: id } };
  },
);
