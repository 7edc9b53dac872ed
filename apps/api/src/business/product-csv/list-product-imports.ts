import { listProductImports } from '@wbn/contract/business/list-product-imports.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { selectImports } from './list-product-imports.sql.ts';
import { presentProductImport } from './present-product-import.ts';

export const listProductImportsHandler = defineHandler(
  listProductImports,
  async ({ user: { userID }, query: { bid: businessID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayManageProducts });
    return { data: (await selectImports.all(db, { businessID })).map(presentProductImport) };
  },
);
