import { defineStatement } from '@wbn/postgres/statement.ts';
import { isKept } from './own-product.sql.ts';

export const selectOwnProduct = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product').selectAll().where('product.id', '=', id).where(isKept),
);
