import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { indexBusiness } from '@wbn/host/jobs/index-business.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  insertCompanies,
  insertProducts,
  selectDirectoryCompanies,
  selectDirectoryProducts,
} from './give-back.sql.ts';

/**
 * Reads those of these companies that came from a directory, before they are deleted with their owner. What is returned puts them back
 * afterwards, without an owner, as the directory last had them and under new ids, so that conversations and evidence of the former owner do
 * not hang on them.
 */
export async function takeDirectoryData(
  transaction: Kysely<Database>,
  ids: readonly string[],
): Promise<() => Promise<void>> {
  if (ids.length === 0) return async () => undefined;
  const companies = await selectDirectoryCompanies.all(transaction, { ids });
  const products = await selectDirectoryProducts.all(transaction, { ids: companies.map(({ id }) => id) });
  const newIDs = new Map(companies.map(({ id }) => [id, newId()]));
  return async () => {
    if (companies.length === 0) return;
    const rows = companies.map(({ id, row }) => ({ ...row, id: newIDs.get(id) }));
    await insertCompanies.run(transaction, { rows });
    const goods = products.map(({ row }) => ({
      ...row,
      id: newId(),
      business_id: newIDs.get(String(row.business_id)),
    }));
    if (goods.length > 0) await insertProducts.run(transaction, { rows: goods });
    for (const businessID of newIDs.values())
      await addJob(transaction, indexBusiness, { businessID }, businessID);
  };
}
