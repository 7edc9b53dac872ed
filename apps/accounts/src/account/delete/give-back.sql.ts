import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface ByIds {
  readonly ids: readonly string[];
}

/** Sources of companies that members registered, and of samples; all others are directories (`ownSources` of the API). */
export const isFromDirectory = sql<boolean>`(business.source not in ('demo', 'seed', 'member') and business.deleted_at is null)`;

interface DirectoryRow {
  readonly id: string;
  /** The row as its source last had it, with the state that the page keeps. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** The companies among these that came from a directory, as it last had them. */
export const selectDirectoryCompanies = defineStatement(
  (_, { ids }: ByIds) => sql<DirectoryRow>`
    select id, coalesce(imported, to_jsonb(business)) || jsonb_build_object('status', status, 'created_at', created_at,
      'first_public_at', first_public_at, 'imported_at', coalesce(imported_at, created_at)) as row
    from business where id = any(${ids}::text[]) and ${isFromDirectory}
    order by id`,
);

/** The products of these companies that came from a directory, as it last had them. */
export const selectDirectoryProducts = defineStatement(
  (_, { ids }: ByIds) => sql<DirectoryRow>`
    select id, coalesce(imported, to_jsonb(product)) || jsonb_build_object('business_id', business_id, 'created_at', created_at,
      'first_public_at', first_public_at) as row
    from product where business_id = any(${ids}::text[]) and source not in ('demo', 'seed', 'member') and deleted_at is null
    order by id`,
);

interface Rows {
  readonly rows: readonly object[];
}

/** Only the columns that an import writes: nothing that a person has added. */
const companyColumns = [
  ...['id', 'source', 'source_id', 'company_name', 'alternative_names', 'business_type', 'industry_id'],
  ...['category_ids', 'country', 'state_id', 'city', 'zipcode', 'short_description', 'general_description'],
  ...['year_established', 'contact', 'status', 'created_at', 'first_public_at', 'imported_at'],
];
const productColumns = [
  ...['id', 'business_id', 'source', 'source_id', 'name', 'model', 'brand', 'ean', 'description', 'keywords'],
  ...['specs', 'industry_id', 'category_id', 'sub_category_id', 'price', 'created_at', 'first_public_at'],
];
const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

export const insertCompanies = defineStatement(
  (_, { rows }: Rows) => sql`
    insert into business (${list(companyColumns)})
    select ${list(companyColumns)} from jsonb_populate_recordset(null::business, ${JSON.stringify(rows)}::jsonb)`,
);

export const insertProducts = defineStatement(
  (_, { rows }: Rows) => sql`
    insert into product (${list(productColumns)})
    select ${list(productColumns)} from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb)`,
);
