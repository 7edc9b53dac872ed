import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { readPages } from '../read-pages.ts';
import {
  type ArchivedProduct,
  selectArchivedActivity,
  selectArchivedProducts,
} from './business-archive.sql.ts';

const pageSize = 200;

/** A company's products one by one, drafts too; not what was deleted. */
export async function* readArchivedProducts(
  db: Kysely<Database>,
  businessID: string,
): AsyncGenerator<ArchivedProduct> {
  const pages = readPages(pageSize, (page) => selectArchivedProducts.all(db, { businessID, ...page }));
  for await (const products of pages) yield* products;
}

/** What was done in the name of a company, oldest first. */
export async function* readArchivedActivity(db: Kysely<Database>, businessID: string) {
  const pages = readPages(pageSize, (page) => selectArchivedActivity.all(db, { businessID, ...page }));
  for await (const entries of pages) yield* entries;
}
