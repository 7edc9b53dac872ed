import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';

interface PaymentNote {
  readonly businessID: string;
  readonly invoiceID: string;
  /** What was done at the provider. */
  readonly note: string;
}

/**
 * Records what staff have done about a payment at the provider: a dispute or a refund ends there, and the provider's next message about the
 * customer ends its case.
 */
export function notePayment(
  db: Kysely<Database>,
  staff: Staff,
  { businessID, invoiceID, note }: PaymentNote,
): Promise<void> {
  return inTransaction(db, (transaction) =>
    recordStaffAction(transaction, staff, {
      act: 'note-payment',
      target: { type: 'business', id: businessID },
      reason: note,
      after: { invoiceID },
    }),
  );
}
