import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isKeptImport, productImportColumns } from './product-import.sql.ts';

export const selectImports = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('product_import')
    .leftJoin('user_profile as person', 'person.id', 'product_import.user_id')
    .select(productImportColumns)
    .select(sql<string | null>`person.first_name || ' ' || person.last_name`.as('started_by'))
    .where('product_import.business_id', '=', businessID)
    .where(isKeptImport)
    .orderBy('product_import.created_at', 'desc')
    .orderBy('product_import.id', 'desc')
    .limit(20),
);
