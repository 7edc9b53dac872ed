import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

interface OfBusiness {
  readonly businessID: string;
}

/** Adds the row of a company that pays or is granted a plan for the first time; its level so far counts as granted. */
export const addMembership = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .insertInto('membership')
    .columns(['business_id', 'granted_level'])
    .expression((from) =>
      from.selectFrom('business').select(['id', 'subscription']).where('id', '=', businessID),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** A membership with its company; locks the membership row. */
export const lockMembership = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('membership')
    .innerJoin('business', 'business.id', 'membership.business_id')
    .selectAll('membership')
    .select(['business.company_name', 'business.subscription as level', 'business.deleted_at'])
    .where('membership.business_id', '=', businessID)
    .forUpdate('membership'),
);

/** The same without a lock; the membership's columns are null for a company that has never paid. */
export const findMembership = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('business')
    .leftJoin('membership', 'membership.business_id', 'business.id')
    .selectAll('membership')
    .select(['business.company_name', 'business.subscription as level'])
    .where('business.id', '=', businessID),
);

export const selectOwners = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('business_member')
    .select('user_id')
    .where('business_id', '=', businessID)
    .where('role', '=', 'owner'),
);

export const findBusinessOfCustomer = defineStatement((db, { customerID }: { customerID: string }) =>
  db.selectFrom('membership').select('business_id').where('customer_id', '=', customerID),
);

export const updateMembership = defineStatement(
  (db, { businessID, columns }: OfBusiness & { columns: Updateable<Database['membership']> }) =>
    db
      .updateTable('membership')
      .set({ ...columns, version: sql`version + 1` })
      .where('business_id', '=', businessID),
);

/** Records that the provider was asked and nothing differed. */
export const markSynced = defineStatement((db, { businessID }: OfBusiness) =>
  db.updateTable('membership').set({ synced_at: sql`now()` }).where('business_id', '=', businessID),
);

export const updateLevel = defineStatement(
  (db, { businessID, level }: OfBusiness & { level: MembershipLevel }) =>
    db.updateTable('business').set({ subscription: level }).where('id', '=', businessID),
);

/** Adds entries whose source is new; returns the added ones. */
export const addEntries = defineStatement(
  (db, { entries }: { entries: readonly Insertable<Database['membership_entry']>[] }) =>
    db
      .insertInto('membership_entry')
      .values(entries)
      .onConflict((conflict) => conflict.columns(['business_id', 'source']).doNothing())
      .returning(['id', 'kind']),
);

export const saveInvoices = defineStatement(
  (db, { invoices }: { invoices: readonly Insertable<Database['membership_invoice']>[] }) =>
    db
      .insertInto('membership_invoice')
      .values(invoices)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          number: ref('excluded.number'),
          status: ref('excluded.status'),
          level: ref('excluded.level'),
          total: ref('excluded.total'),
          amount_paid: ref('excluded.amount_paid'),
          amount_refunded: ref('excluded.amount_refunded'),
          dispute: ref('excluded.dispute'),
          is_unused: ref('excluded.is_unused'),
          pdf_url: ref('excluded.pdf_url'),
          page_url: ref('excluded.page_url'),
        })),
      ),
);
