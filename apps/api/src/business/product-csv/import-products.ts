import { importProducts } from '@wbn/contract/business/import-products.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { applyImport } from './apply-import.ts';
import { readMapping } from './map-headers.ts';
import { receiveCsv } from './receive-csv.ts';

export const importProductsHandler = defineHandler(
  importProducts,
  async ({ user: { userID }, query, file, language, services }) => {
    const businessID = query.bid;
    const wanted = readMapping(query.mapping);
    // Asked before the file is taken, and once more when it is stored.
    await requireRole(services.db, { businessID, userID, may: mayManageProducts });
    const csv = await receiveCsv(file);
    try {
      return await applyImport(services, { ...query, path: csv.path, wanted, businessID, userID, language });
    } finally {
      await csv.remove();
    }
  },
);
