import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import type { CsvProduct } from './product-cells.ts';

const columns = [
  'id',
  'status',
  'name',
  'model',
  'brand',
  'ean',
  'description',
  'keywords',
  'specs',
  'main_image',
  'photos',
  'videos',
  'industry_id',
  'category_id',
  'sub_category_id',
  'lead_time',
  'stock',
  'price',
] as const;

/** Products of a company behind `after`, oldest first: an id begins with its time. */
export function selectProductPage(
  db: Kysely<Database>,
  { businessID, after, size }: { businessID: string; after: string; size: number },
): Promise<CsvProduct[]> {
  return db
    .selectFrom('product')
    .select(columns)
    .where('business_id', '=', businessID)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute();
}

interface Wanted {
  readonly businessID: string;
  readonly ids: readonly string[];
}

/** Those of the ids that are this company's, the deleted ones told. `lock`: nobody else changes them until the transaction ends. */
export function selectProducts(db: Kysely<Database>, { businessID, ids }: Wanted, lock: boolean) {
  return db
    .selectFrom('product')
    .select([...columns, 'deleted_at'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('business_id', '=', businessID)
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
}

const written = columns.filter((column) => column !== 'id').map((column) => sql.ref(column));

/** Makes many products in one statement. */
export async function insertProducts(
  transaction: Kysely<Database>,
  businessID: string,
  products: readonly CsvProduct[],
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    insert into product (id, business_id, source, source_id, ${sql.join(written)})
    select id, ${businessID}, 'member', id, ${sql.join(written)}
    from jsonb_populate_recordset(null::product, ${JSON.stringify(products)}::jsonb)`.execute(transaction);
}

/** Changes many products in one statement; each gets a new version. */
export async function updateProducts(
  transaction: Kysely<Database>,
  products: readonly CsvProduct[],
): Promise<void> {
  if (products.length === 0) return;
  const changes = written.map((column) => sql`${column} = changed.${column}`);
  await sql`
    update product set ${sql.join(changes)}, version = product.version + 1, updated_at = now()
    from jsonb_populate_recordset(null::product, ${JSON.stringify(products)}::jsonb) as changed
    where product.id = changed.id`.execute(transaction);
}
