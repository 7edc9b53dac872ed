import { sendRequest, sendRequests } from '@wbn/contract/messaging/send-requests.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { requireActorForWrite } from '../authors/require-actor.ts';
import { createOnce } from '../server/create-once.ts';
import { defineHandler } from '../server/define-handler.ts';
import { askCompanies } from './ask-companies.ts';
import { prepareMessageFiles } from './files/message-files.ts';
import { readRequest } from './load-requests.sql.ts';
import { presentOneRequest, presentRequests } from './present-messages.ts';
import { actingBusinessID } from './require-side.ts';
import { selectRound } from './rounds/rounds.sql.ts';

export const sendRequestHandler = defineHandler(
  sendRequest,
  async ({ user: { userID }, body, idempotencyKey, language, services }) => {
    await prepareMessageFiles(services.uploads, { tokens: body.files, userID });
    return services.db.transaction().execute(async (transaction) => {
      const from = await requireActorForWrite(transaction, {
        userID,
        businessID: actingBusinessID(body.from, userID),
      });
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
      const row = await readRequest.only(transaction, { requestID, ownerID: from.id, userID });
      return { data: await presentOneRequest(transaction, row, language) };
    });
  },
);

export const sendRequestsHandler = defineHandler(
  sendRequests,
  async ({ user: { userID }, body, idempotencyKey, language, services }) => {
    await prepareMessageFiles(services.uploads, { tokens: body.files, userID });
    return services.db.transaction().execute(async (transaction) => {
      const from = await requireActorForWrite(transaction, {
        userID,
        businessID: actingBusinessID(body.from, userID),
      });
      const { id: roundID } = await createOnce(transaction, {
        call: sendRequests.name,
        userID,
        idempotencyKey,
        body,
        create: async () => {
          const id = newId();
          const to = Object.fromEntries(body.to.map((businessID, place) => [`to.${place}`, businessID]));
          await askCompanies(transaction, services, body, { from, to, roundID: id });
          return id;
        },
      });
      const rows = await selectRound.all(transaction, { roundID, ownerID: from.id, userID });
      return { data: { roundID, requests: await presentRequests(transaction, rows, language) } };
    });
  },
);
