import type { ProductTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Updateable } from 'kysely';
import { updateVersion } from './own-product.sql.ts';

/** Columns without a value stay as they are. */
export const updateProduct = defineStatement(
  (db, { id, change }: { id: string; change: Updateable<ProductTable> }) =>
    updateVersion(db, { id }).set(change),
);
