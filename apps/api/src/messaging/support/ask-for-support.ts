import { askForSupport, operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { requireActorForWrite } from '../../authors/require-actor.ts';
import { mayReadLedgers } from '../../business/policies.ts';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { syncCase } from '../../cases/sync-case.ts';
import { settleGrants } from '../../membership/ledgers/settle-grants.ts';
import { requireAllowance } from '../../safety/require-allowance.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { addRequest } from '../ask-companies.ts';
import { prepareMessageFiles } from '../files/message-files.ts';
import { readRequest } from '../load-requests.sql.ts';
import { presentOneRequest } from '../present-messages.ts';
import { mailSupport } from './mail-support.ts';
import { insertOperatorBusiness } from './support.sql.ts';

export const askForSupportHandler = defineHandler(
  askForSupport,
  async ({ user: { userID }, params: { id: businessID }, body, idempotencyKey, language, services }) => {
    await prepareMessageFiles(services.uploads, { tokens: body.files, userID });
    return services.db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayReadLedgers });
      const from = await requireActorForWrite(transaction, { userID, businessID });
      const { id: requestID } = await createOnce(transaction, {
        call: askForSupport.name,
        userID,
        idempotencyKey,
        body: { ...body, businessID },
        create: async () => {
          const { level, support } = await settleGrants(transaction, businessID, new Date());
          if (!support || support.left <= 0)
            throw new CallError('PlanLimitReached', `No hours of support are left of the plan ${level}.`);
          await requireAllowance(transaction, { userID, businessID, act: 'request' });
          await insertOperatorBusiness.run(transaction, { id: operatorBusinessID });
          const to = { id: operatorBusinessID, type: 'business' } as const;
          const thread = { ...body, from, to, product: undefined, roundID: undefined, isHeld: false };
          const id = await addRequest(transaction, thread);
          await addJob(transaction, mailSupport, { requestID: id, number: 1 });
          await syncCase(transaction, 'support', id);
          return id;
        },
      });
      const row = await readRequest.only(transaction, { requestID, ownerID: businessID, userID });
      return { data: await presentOneRequest(transaction, row, language) };
    });
  },
);
