import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { CsvProduct } from './product-cells.ts';
import { csvColumns } from './products-csv.sql.ts';

interface Wanted {
  readonly businessID: string;
  readonly ids: readonly string[];
  /** Nobody else changes them until the transaction ends. */
  readonly lock: boolean;
}

/** Those of the ids that are this company's, the deleted ones told. */
export const selectProducts = defineStatement((db, { businessID, ids, lock }: Wanted) =>
  db
    .selectFrom('product')
    .select([...csvColumns, 'deleted_at'])
    .where('id', '=', anyOf(ids))
    .where('business_id', '=', businessID)
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate()),
);

export type StoredProduct = RowOf<typeof selectProducts>;

const written = csvColumns.filter((column) => column !== 'id').map((column) => sql.ref(column));

/** Makes many products in one statement. */
export const insertProducts = defineStatement(
  (_, { businessID, products }: { businessID: string; products: readonly CsvProduct[] }) => sql`
    insert into product (id, business_id, source, source_id, ${sql.join(written)})
    select id, ${businessID}, 'member', id, ${sql.join(written)}
    from jsonb_populate_recordset(null::product, ${JSON.stringify(products)}::jsonb)`,
);

/** Changes many products in one statement; each gets a new version. */
export const updateProducts = defineStatement((_, { products }: { products: readonly CsvProduct[] }) => {
  const changes = written.map((column) => sql`${column} = changed.${column}`);
  return sql`
    update product set ${sql.join(changes)}, version = product.version + 1, updated_at = now()
    from jsonb_populate_recordset(null::product, ${JSON.stringify(products)}::jsonb) as changed
    where product.id = changed.id`;
});
