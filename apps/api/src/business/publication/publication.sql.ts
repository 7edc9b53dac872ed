import type { BusinessStatus } from '@wbn/contract/business/publication.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Locks the columns that decide whether a company is public. */
export const lockPublication = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select([
      'status',
      'deleted_at',
      'company_name',
      'industry_id',
      'category_ids',
      'country',
      'short_description',
      'contact',
    ])
    .where('id', '=', businessID)
    .forNoKeyUpdate(),
);

export type PublicationRow = RowOf<typeof lockPublication>;

/** Selects all products of a company, whose visibility follows the company's. */
export const selectProductIDs = defineStatement((db, { businessID }: { businessID: string }) =>
  db.selectFrom('product').select('id').where('business_id', '=', businessID).orderBy('id'),
);

export const markBusinessDeleted = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .updateTable('business')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', businessID)
    .returning(sql<Date>`deleted_at`.as('deleted_at')),
);

export const markBusinessRestored = defineStatement((db, { businessID }: { businessID: string }) =>
  db.updateTable('business').set({ deleted_at: null }).where('id', '=', businessID),
);

export const updateBusinessStatus = defineStatement(
  (db, { businessID, status }: { businessID: string; status: BusinessStatus }) =>
    db.updateTable('business').set({ status }).where('id', '=', businessID),
);
