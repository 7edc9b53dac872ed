import { defineStatement } from '@wbn/postgres/statement.ts';

/** An invoice with its company and membership. */
export const findPayment = defineStatement((db, { invoiceID }: { readonly invoiceID: string }) =>
  db
    .selectFrom('membership_invoice as invoice')
    .innerJoin('business', 'business.id', 'invoice.business_id')
    .leftJoin('membership', 'membership.business_id', 'invoice.business_id')
    .selectAll('invoice')
    .select([
      'business.company_name',
      'business.subscription',
      'membership.customer_id',
      'membership.subscription_status',
    ])
    .where('invoice.id', '=', invoiceID),
);

/** What has happened to the membership of a company, the latest first. */
export const selectHistory = defineStatement((db, { businessID }: { readonly businessID: string }) =>
  db
    .selectFrom('membership_entry')
    .select(['kind', 'level', 'amount', 'invoice_id', 'happened_at'])
    .where('business_id', '=', businessID)
    .orderBy('happened_at', 'desc')
    .limit(10),
);
