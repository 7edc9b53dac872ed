import { startVerification } from '@wbn/contract/verification/start-verification.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { defineHandler } from '../server/define-handler.ts';
import { findLastCase, insertCase } from './case.sql.ts';
import { changeOwnCase } from './change-own-case.ts';
import { findStart } from './present-verification.ts';
import { refusePlan } from './refuse-plan.ts';

export const startVerificationHandler = defineHandler(
  startVerification,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => ({
    data: await changeOwnCase(db, { businessID, userID }, async (transaction, business, open) => {
      refusePlan(business);
      if (open) throw new CallError('Conflict', 'A case is open already.');
      const start = findStart(business.verified_until);
      if (start)
        throw new CallError(
          'Conflict',
          `The company is verified until ${business.verified_until}; its renewal can begin on ${start}.`,
        );
      const last = await findLastCase.first(transaction, { businessID });
      await insertCase.run(transaction, {
        id: newId(),
        business_id: businessID,
        origin: 'company',
        state: 'draft',
        claims: JSON.stringify(last?.claims ?? {}),
      });
    }),
  }),
);
