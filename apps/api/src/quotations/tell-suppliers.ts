import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { tell } from '../notifications/tell.ts';
import { selectInvitedPeople } from './suppliers.sql.ts';

/** Tells the invited suppliers of a request for quotation. */
export const tellSuppliers = defineTask({
  name: 'tell-suppliers',
  payload: z.object({ quotationID: z.string() }),
  hours: 24,
});

export function bindTellSuppliers({ db }: { readonly db: Kysely<Database> }): BoundTask {
  return bindTask(tellSuppliers, ({ quotationID }) =>
    db.transaction().execute(async (transaction) => {
      const people = (await selectInvitedPeople.all(transaction, { quotationID })).map(
        ({ user_id }) => user_id,
      );
      const resource = { id: quotationID, type: 'open-quotation' } as const;
      await tell(transaction, 'quotation-invited', people, { resource });
    }),
  );
}
