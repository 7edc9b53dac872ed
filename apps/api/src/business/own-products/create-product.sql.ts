import type { ProductTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Insertable } from 'kysely';

export const insertProduct = defineStatement((db, row: Insertable<ProductTable>) =>
  db.insertInto('product').values(row),
);
