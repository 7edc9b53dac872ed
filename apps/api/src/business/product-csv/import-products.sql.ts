import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { keepImported } from '../keep-imported.ts';
import type { CsvProduct } from './product-cells.ts';
import { csvColumns } from './products-csv.sql.ts';

/** Fields besides the id that identify a product. */
export interface ProductKeys {
  readonly number: string;
  readonly ean: string;
  readonly model: string;
  readonly name: string;
}

interface ImportedKeys {
  readonly businessID: string;
  readonly ids: readonly string[];
  /** Of rows without an id; '' for missing fields. */
  readonly keys: readonly ProductKeys[];
  /** Start of the import, because products that it created itself do not count as existing; undefined for now. */
  readonly before: Date | undefined;
  /** Whether to lock the products until the transaction ends. */
  readonly lock: boolean;
}

/**
 * Selects the company's products by id (deleted ones marked), or by number, EAN, model or, without these, name of a
 * row.
 */
export const selectProducts = defineStatement((db, { businessID, ids, keys, before, lock }: ImportedKeys) => {
  const valuesOf = (key: keyof ProductKeys) => keys.map((row) => row[key]).filter((text) => text !== '');
  const lower = (texts: readonly string[]) =>
    sql`any(array(select lower(text) from unnest(${texts}::text[]) text))`;
  const isKnown = sql<boolean>`(
    own_number = ${anyOf(valuesOf('number'))} or ean = ${anyOf(valuesOf('ean'))} or lower(model) = ${lower(valuesOf('model'))}
    or (model is null and ean is null and lower(name) = ${lower(valuesOf('name'))}))`;
  const isThere = sql<boolean>`(deleted_at is null and created_at < coalesce(${before ?? null}::timestamptz, now()))`;
  return db
    .selectFrom('product')
    .select([...csvColumns, 'deleted_at'])
    .where('business_id', '=', businessID)
    .where(({ eb, or, and }) => or([eb('id', '=', anyOf(ids)), and([isThere, isKnown])]))
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate());
});

export type StoredProduct = RowOf<typeof selectProducts>;

const written = csvColumns.filter((column) => column !== 'id').map((column) => sql.ref(column));

/** Inserts many products in one statement. */
export const insertProducts = defineStatement(
  (_, { businessID, products }: { businessID: string; products: readonly CsvProduct[] }) => sql`
    insert into product (id, business_id, source, source_id, ${sql.join(written)})
    select id, ${businessID}, 'member', id, ${sql.join(written)}
    from jsonb_populate_recordset(null::product, ${JSON.stringify(products)}::jsonb)`,
);

/** Updates many products in one statement and increases their versions. */
export const updateProducts = defineStatement((_, { products }: { products: readonly CsvProduct[] }) => {
  const changes = written.map((column) => sql`${column} = changed.${column}`);
  return sql`
    update product set ${sql.join(changes)}, version = product.version + 1, updated_at = now(),
      imported = ${keepImported('product')}
    from jsonb_populate_recordset(null::product, ${JSON.stringify(products)}::jsonb) as changed
    where product.id = changed.id`;
});
