import { startBoost } from '@wbn/contract/membership/boosts.ts';
import { maySpendBoosts } from '../../business/policies.ts';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { selectBoosts } from './boosts.sql.ts';
import { presentBoost } from './present-boost.ts';
import { settleGrants } from './settle-grants.ts';
import { spendBoost } from './spend-boost.ts';

export const startBoostHandler = defineHandler(
  startBoost,
  ({ params: { id: businessID }, body, user: { userID }, idempotencyKey, services: { db, search } }) =>
    db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: maySpendBoosts });
      const at = new Date();
      const settled = await settleGrants(transaction, businessID, at);
      const order = { businessID, userID, productID: body.productID, at };
      const { id: boostID, repeated } = await createOnce(transaction, {
        call: startBoost.name,
        userID,
        idempotencyKey,
        body: { businessID, ...body },
        create: () => spendBoost(transaction, search, settled, order),
      });
      const boost = await selectBoosts.only(transaction, { businessID, boostID, at });
      return { data: presentBoost(boost), left: settled.boosts.left - (repeated ? 0 : 1) };
    }),
);
