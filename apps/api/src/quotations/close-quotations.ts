import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { tell } from '../notifications/tell.ts';
import { endQuotation } from './own-quotations.sql.ts';
import { selectBuyers } from './suppliers.sql.ts';
import { tellClosed } from './tell-closed.ts';

/** One whose time is over, or whose company is deleted, for this transaction alone. */
const lockDue = defineStatement(
  () => sql<{ id: string }>`
    select quotation.id from quotation
    left join business on business.id = quotation.business_id
    where quotation.status = 'open' and (quotation.closes_at <= now() or business.deleted_at is not null)
    order by quotation.closes_at
    limit 1 for update of quotation skip locked`,
);

/** Closes requests for quotation whose time is over, each in its own transaction, and tells the buyer and the suppliers that made an offer. */
export async function closeQuotations(db: Kysely<Database>): Promise<void> {
  while (await closeOne(db));
}

function closeOne(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const due = await lockDue.first(transaction);
    if (!due) return false;
    const { id: quotationID } = due;
    await endQuotation.run(transaction, { id: quotationID, reason: 'time' });
    await tellClosed(transaction, { quotationID });
    const buyers = (await selectBuyers.all(transaction, { quotationID })).map(({ user_id }) => user_id);
    const resource = { id: quotationID, type: 'quotation' } as const;
    await tell(transaction, 'quotation-closed', buyers, { resource });
    return true;
  });
}
