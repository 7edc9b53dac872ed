import { loadVerification } from '@wbn/contract/verification/load-verification.ts';
import { mayReadVerification } from '../business/policies.ts';
import { requireRole } from '../business/require-role.ts';
import { defineHandler } from '../server/define-handler.ts';
import { findStanding } from './load-verification.sql.ts';
import { presentVerification } from './present-verification.ts';

export const loadVerificationHandler = defineHandler(
  loadVerification,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayReadVerification });
    return { data: await presentVerification(db, await findStanding.only(db, { businessID })) };
  },
);
