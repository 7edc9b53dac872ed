import type { Database } from '@wbn/postgres/schema.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { selectProductIDs } from './publication.sql.ts';

/** Indexes a company and all of its products, whose visibility follows the company's, in the transaction of the change. */
export async function indexWithProducts(
  transaction: Kysely<Database>,
  search: SearchEngine,
  businessID: string,
): Promise<void> {
  const products = await selectProductIDs.all(transaction, { businessID });
  await search.index('business', [businessID], transaction);
  await search.index(
    'product',
    products.map(({ id }) => id),
    transaction,
  );
}
