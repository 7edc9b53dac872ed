import { sendRequest } from '@wbn/contract/messaging/send-request.ts';
import { createOnce } from '../server/create-once.ts';
import { defineHandler } from '../server/define-handler.ts';
import { actAs } from '../social/actors/act-as.ts';
import { askCompanies } from './ask-companies.ts';
import { prepareMessageFiles } from './files/claim-message-files.ts';
import { readRequest } from './load-request.sql.ts';
import { presentOneRequest } from './present-request.ts';
import { senderOf } from './sender-of.ts';

export const sendRequestHandler = defineHandler(
  sendRequest,
  async ({ user: { userID }, body, idempotencyKey, language, services }) => {
    await prepareMessageFiles(services.uploads, { tokens: body.files, userID });
    return services.db.transaction().execute(async (transaction) => {
      const from = await actAs(transaction, { userID, businessID: senderOf(body.from, userID) });
      const { id: requestID } = await createOnce(transaction, {
        call: sendRequest.name,
        userID,
        idempotencyKey,
        body,
        create: async () => {
          const [id = ''] = await askCompanies(transaction, services, body, { from, to: { to: body.to } });
          return id;
        },
      });
      const row = await readRequest.only(transaction, { requestID, ownerID: from.id });
      return { data: await presentOneRequest(transaction, row, language) };
    });
  },
);
