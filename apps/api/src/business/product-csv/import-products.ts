import { importProducts } from '@wbn/contract/business/import-products.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { applyImport } from './apply-import.ts';
import { importLimit, importUnderWay } from './import-turns.ts';
import { readMapping } from './map-headers.ts';
import { findImportUnderWay } from './product-imports.sql.ts';
import { receiveCsv } from './receive-csv.ts';

export const importProductsHandler = defineHandler(
  importProducts,
  async ({ user: { userID }, query, file, language, services }) => {
    const businessID = query.bid;
    const wanted = readMapping(query.mapping);
    // Asked before the file is taken, and once more when it is stored.
    await requireRole(services.db, { businessID, userID, may: mayManageProducts });
    await limitCall(services.db, { ...importLimit, clientAddress: userID });
    return services.importTurns.ofPerson(userID, async () => {
      const csv = await receiveCsv(file);
      const given = { ...query, path: csv.path, wanted, businessID, userID, language };
      const apply = () => services.importTurns.read(() => applyImport(services, given));
      try {
        if (query.dryRun) return await apply();
        return await services.importTurns.ofCompany(businessID, async () => {
          if (await findImportUnderWay.first(services.db, { businessID })) throw importUnderWay();
          return apply();
        });
      } finally {
        await csv.remove();
      }
    });
  },
);
