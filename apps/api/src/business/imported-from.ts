import { isDeepStrictEqual } from 'node:util';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { sql } from 'kysely';
import { toIsoTime } from '../server/iso-time.ts';

/** Sources of our own: a file must not overwrite rows of members or of the product itself. */
export const ownSources = ['demo', 'seed', 'member', 'import-brand'] as const;

/** Sources whose companies nobody can claim: they were registered by members, or are samples. */
const notImported = ownSources.filter((source) => source !== 'import-brand');

/**
 * Name of the source of an imported company, by which readers know it; null for others. A company made from the brand of products has the
 * source of its products.
 */
export const importSource = sql<string | null>`(
  select coalesce(import_source.name, origin.source)
  from (select case business.source
    when 'import-brand' then (
      select product.source from product
      where product.business_id = business.id and product.source <> 'member' order by product.id limit 1)
    else business.source end as source) as origin
  left join import_source on import_source.source = origin.source
  where business.source <> all(${notImported}::text[]))`;

/** When an import last wrote the company. */
export const importedAt = sql<Date>`coalesce(business.imported_at, business.created_at)`;

interface ImportedRow {
  readonly import_source: string | null;
  readonly imported_on: Date;
  readonly unowned: boolean;
  /** The row as its source last had it; null while nobody has edited it. */
  readonly imported: Readonly<Record<string, unknown>> | null;
  readonly contact: object;
}

/** Presents where a company's data came from; undefined when it was not imported or its people have replaced all of the data. */
export function presentImportedFrom(row: ImportedRow): BusinessProfile['importedFrom'] {
  const { import_source: source, imported_on, unowned } = row;
  if (source === null || !hasImportedData(row)) return undefined;
  return { source, importedAt: toIsoTime(imported_on), unowned };
}

/** Columns that an import writes and readers see. */
const shownColumns = [
  ...['company_name', 'industry_id', 'country', 'state_id', 'city', 'zipcode'],
  ...['short_description', 'general_description', 'year_established'],
];

function hasImportedData(row: ImportedRow): boolean {
  const { imported } = row;
  if (imported === null) return true;
  const present = row as object as Readonly<Record<string, unknown>>;
  const contact = row.contact as Readonly<Record<string, unknown>>;
  return (
    shownColumns.some((column) => imported[column] != null && imported[column] === present[column]) ||
    Object.entries(imported.contact ?? {}).some(([name, value]) => isDeepStrictEqual(value, contact[name]))
  );
}
