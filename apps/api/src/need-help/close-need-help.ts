import { notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncCase } from '../cases/sync-case.ts';
import { recordStaffAction, type Staff } from '../staff/staff-action.ts';
import { closeRequest } from './send-need-help.sql.ts';

/** Marks a need-help request as dealt with, so that it waits no more (STF-03). Throws NotFound for one that does not wait. */
export function closeNeedHelp(
  db: Kysely<Database>,
  staff: Staff,
  { id, reason }: { readonly id: string; readonly reason: string | undefined },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const closed = await closeRequest.first(transaction, { id, by: staff.name });
    if (!closed) throw notFound(`No need-help request with the id ${id} waits.`);
    await syncCase(transaction, 'need-help', id, { by: staff.name, outcome: 'done' });
    await recordStaffAction(transaction, staff, {
      act: 'close-need-help',
      target: { type: 'need-help-request', id },
      reason,
    });
  });
}
