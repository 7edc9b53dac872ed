import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { keepImported } from '../keep-imported.ts';
import type { CsvProduct } from './product-cells.ts';
import { csvColumns } from './products-csv.sql.ts';

/** What tells products apart beside their ids. */
export interface ProductKeys {
  readonly number: string;
  readonly ean: string;
  readonly model: string;
  readonly name: string;
}

interface Wanted {
  readonly businessID: string;
  readonly ids: readonly string[];
  /** Of rows without an id; '' for what they do not say. */
  readonly keys: readonly ProductKeys[];
  /** When the import began: what it has made itself is not there already; undefined for now. */
  readonly before: Date | undefined;
  /** Nobody else changes them until the transaction ends. */
  readonly lock: boolean;
}

/** Those of the ids that are this company's, the deleted ones told, and what has a number, EAN, model or, without these, the name of a row. */
export const selectProducts = defineStatement((db, { businessID, ids, keys, before, lock }: Wanted) => {
  const said = (key: keyof ProductKeys) => keys.map((row) => row[key]).filter((text) => text !== '');
  const lower = (texts: readonly string[]) =>
    sql`any(array(select lower(text) from unnest(${texts}::text[]) text))`;
  const isKnown = sql<boolean>`(
    own_number = ${anyOf(said('number'))} or ean = ${anyOf(said('ean'))} or lower(model) = ${lower(said('model'))}
    or (model is null and ean is null and lower(name) = ${lower(said('name'))}))`;
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
    update product set ${sql.join(changes)}, version = product.version + 1, updated_at = now(),
      imported = ${keepImported('product')}
    from jsonb_populate_recordset(null::product, ${JSON.stringify(products)}::jsonb) as changed
    where product.id = changed.id`;
});
