import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { startProductImport } from '@wbn/contract/business/product-imports.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRole, requireRoleForWrite } from '../require-role.ts';
import { refuseSameColumns } from './apply-import.ts';
import { importUnderWay, startLimit } from './import-turns.ts';
import { readMapping } from './map-headers.ts';
import { countRecords, openCsv } from './open-csv.ts';
import { presentProductImport } from './present-product-import.ts';
import { findImport } from './product-imports.sql.ts';
import { receiveCsv } from './receive-csv.ts';
import { runProductImport } from './run-product-import.ts';
import { insertImport } from './start-product-import.sql.ts';

/** The file is kept in the database, where whatever process does the job finds it; it is gone when the import is done. */
export const startProductImportHandler = defineHandler(
  startProductImport,
  async ({ user: { userID }, query, file, language, services }) => {
    const { db, importTurns, importBounds } = services;
    const { bid: businessID, fileName } = query;
    const wanted = readMapping(query.mapping);
    const question = { businessID, userID, may: mayManageProducts };
    await requireRole(db, question);
    await limitCall(db, { ...startLimit, clientAddress: userID });
    return importTurns.ofPerson(userID, async () => {
      const csv = await receiveCsv(file);
      try {
        const rows = await importTurns.read(() => countRows(csv.path, wanted, importBounds.rowsInFile));
        const bytes = await buffer(createReadStream(csv.path).compose(createGzip()));
        const id = newId();
        const given = { id, businessID, userID, fileName, file: bytes, mapping: wanted, language, rows };
        const row = await importTurns.ofCompany(businessID, () =>
          db.transaction().execute(async (transaction) => {
            await requireRoleForWrite(transaction, question);
            if ((await insertImport.run(transaction, given)) === 0) throw importUnderWay();
            await addJob(transaction, runProductImport, { importID: id }, id);
            return findImport.only(transaction, { id });
          }),
        );
        return { data: presentProductImport(row) };
      } finally {
        await csv.remove();
      }
    });
  },
);

/** Whatever is wrong with the file as a table is said at once. */
async function countRows(
  path: string,
  wanted: Readonly<Record<string, string>>,
  most: number,
): Promise<number> {
  const file = await openCsv({ path, wanted });
  try {
    refuseSameColumns(file);
    return await countRecords(file.records, { most });
  } finally {
    await file.records.return(undefined);
  }
}
