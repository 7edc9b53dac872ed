import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { tell } from '../notifications/tell.ts';
import { markTold, selectInvitedPeople } from './suppliers.sql.ts';

/** Tells the invited suppliers of a request for quotation that have not been told. */
export const tellSuppliers = defineTask({
  name: 'tell-suppliers',
  payload: z.object({ quotationID: z.string() }),
  hours: 24,
});

export function bindTellSuppliers({ db }: { readonly db: Kysely<Database> }): BoundTask {
  return bindTask(tellSuppliers, ({ quotationID }) =>
    db.transaction().execute(async (transaction) => {
      const businessIDs = (await markTold.all(transaction, { quotationID })).map(
        ({ business_id }) => business_id,
      );
      const people = await selectInvitedPeople.all(transaction, { quotationID, businessIDs });
      const resource = { id: quotationID, type: 'open-quotation' } as const;
      for (const [id, ofCompany] of Map.groupBy(people, ({ business_id }) => business_id))
        await tell(
          transaction,
          'quotation-invited',
          ofCompany.map(({ user_id }) => user_id),
          { resource, root: { id, type: 'business' } },
        );
    }),
  );
}
