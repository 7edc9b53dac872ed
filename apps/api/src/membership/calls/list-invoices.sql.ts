import { defineStatement } from '@wbn/postgres/statement.ts';

interface OfBusiness {
  readonly businessID: string;
}

/** One page of invoices, newest first, by keyset pagination; without void invoices, which belong to purchases that never began. */
export const selectInvoices = defineStatement(
  (db, { businessID, after, most }: OfBusiness & { after: string | undefined; most: number }) =>
    db
      .selectFrom('membership_invoice')
      .selectAll()
      .where('business_id', '=', businessID)
      .where('status', '<>', 'void')
      .$if(after !== undefined, (invoices) =>
        invoices.where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('created_at', 'id'),
            '<',
            selectFrom('membership_invoice as last')
              .select(['last.created_at', 'last.id'])
              .where('last.id', '=', after ?? '')
              .where('last.business_id', '=', businessID)
              .$asTuple('created_at', 'id'),
          ),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
);
