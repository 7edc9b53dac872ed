import { catalogNames } from '@wbn/api/catalog/catalog-names.ts';
import { runInTransaction } from '@wbn/api/import/import-file.ts';
import { createIncoming, incomingName, type SourcedTable } from '@wbn/api/import/merge-rows.sql.ts';
import { copyRows, type Merged, mergeRows } from '@wbn/api/import/merge-rows.ts';
import { recordImportedBadges } from '@wbn/api/verification/ledger/append-evidence.ts';
import { kyselyOnClient } from '@wbn/postgres/connect.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { SearchKind } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { makeBusiness, type SeedBusiness } from './make-business.ts';
import { makeProduct, type SeedProduct } from './make-product.ts';
import { makeUser, type SeedUser } from './make-user.ts';
import { joinBusinesses, selectSeedBusinesses } from './seed-database.sql.ts';
import { countSeedAuthors, createSeedAuthors, indexSeedAuthors, insertSeedPosts } from './seed-posts.sql.ts';
import { makeWordPools } from './word-pools.ts';

export interface SeedOrder {
  companies: number;
  products: number;
  users: number;
  posts: number;
  seed: number;
}

/** Posts were requested, but there is nobody to write them. */
export class NoUsersError extends Error {
  override readonly name = 'NoUsersError';
}

/** Products were requested, but there is no company to own them. */
export class NoBusinessesError extends Error {
  override readonly name = 'NoBusinessesError';
}

export interface SeedSummary extends Record<'companies' | 'products' | 'users', Merged> {
  /** Number of new posts. */
  readonly posts: number;
}

type Progress = (message: string) => void;

/** Makes synthetic rows and their search documents in one transaction. Repeating an order changes nothing. */
export function seedDatabase(pool: pg.Pool, order: SeedOrder, onProgress: Progress): Promise<SeedSummary> {
  return runInTransaction(
    pool,
    (client) => makeRows(client, order, onProgress),
    ({ posts, ...merged }) =>
      posts > 0 ||
      Object.values(merged).some(({ inserted, updated }) => inserted.length + updated.length > 0),
  );
}

async function makeRows(client: pg.ClientBase, order: SeedOrder, onProgress: Progress): Promise<SeedSummary> {
  const trx = kyselyOnClient(client);
  const pools = makeWordPools(order.seed);
  const load = <Row extends SeedBusiness | SeedProduct | SeedUser>(
    table: SourcedTable,
    kind: SearchKind,
    count: number,
    make: (n: number) => Row,
  ) => loadRows(client, trx, { table, kind, count, make, onProgress });

  const companies = await load('business', 'business', order.companies, (n) =>
    makeBusiness(pools, order.seed, n),
  );
  await recordImportedBadges(trx);
  const employers = order.products + order.users > 0 ? await selectSeedBusinesses.all(trx, order) : [];
  if (order.products > 0 && employers.length === 0)
    throw new NoBusinessesError('Products need companies to own them: give --companies too.');
  const companyIds = employers.map(({ id }) => id);
  const products = await load('product', 'product', order.products, (n) =>
    makeProduct(pools, order.seed, n, companyIds),
  );
  const users = await load('user_profile', 'user', order.users, (n) =>
    makeUser(pools, order.seed, n, employers[n - 1]),
  );
  await joinBusinesses.run(trx, order);
  const posts = await seedPosts(trx, order, onProgress);
  return { companies, products, users, posts };
}

interface Load<Row> {
  table: SourcedTable;
  kind: SearchKind;
  count: number;
  make: (n: number) => Row;
  onProgress: Progress;
}

async function loadRows<Row extends SeedBusiness | SeedProduct | SeedUser>(
  client: pg.ClientBase,
  trx: Kysely<Database>,
  { table, kind, count, make, onProgress }: Load<Row>,
): Promise<Merged> {
  if (count === 0) return { inserted: [], updated: [], kept: [] };
  const all = count.toLocaleString('en');
  const rows = function* () {
    for (let n = 1; n <= count; n += 1) {
      if (n % 500 === 0) onProgress(`Making ${kind} ${n.toLocaleString('en')} of ${all}`);
      yield make(n);
    }
  };
  const columns = Object.keys(make(1)) as (keyof Row & string)[];
  await createIncoming.run(trx, { table });
  await copyRows(client, incomingName(table), columns, rows(), ['specs']);
  onProgress(`Writing ${all} rows`);
  const compared = columns.filter((column) => column !== 'id' && column !== 'updated_at');
  const merged = await mergeRows(trx, table, compared, ['updated_at']);
  const search = createPostgresSearchEngine(trx, catalogNames);
  await search.index(kind, [...merged.inserted, ...merged.updated], trx, (done) =>
    onProgress(`Indexing ${kind} ${done.toLocaleString('en')} of ${all}`),
  );
  return merged;
}

/** Small enough that the progress line moves. */
const postsPerStatement = 50_000;

/** Makes posts of the people and companies of a seed; existing ones are kept. Returns the number of new ones. */
async function seedPosts(
  transaction: Kysely<Database>,
  { posts, seed }: { readonly posts: number; readonly seed: number },
  onProgress: (message: string) => void,
): Promise<number> {
  if (posts === 0) return 0;
  await createSeedAuthors.run(transaction, { seed });
  await indexSeedAuthors.run(transaction);
  const { count: authors } = await countSeedAuthors.only(transaction);
  if (authors === 0) throw new NoUsersError('Posts need people who write them: give --users too.');
  let made = 0;
  for (let from = 1; from <= posts; from += postsPerStatement) {
    const to = Math.min(posts, from + postsPerStatement - 1);
    made += await insertSeedPosts.run(transaction, { seed, authors, from, to });
    onProgress(`Making post ${to.toLocaleString('en')} of ${posts.toLocaleString('en')}`);
  }
  return made;
}
