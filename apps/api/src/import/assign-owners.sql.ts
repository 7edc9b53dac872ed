import type { BusinessTable } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';
import { ownSources } from '../business/imported-from.ts';

export interface Brand {
  readonly owner_key: string;
  readonly owner_name: string;
  readonly industry_id: string | null;
}

/** Selects the brands of the incoming products. */
export const selectBrands = defineStatement(
  () => sql<Brand>`
    select distinct on (owner_key) owner_key, owner_name, industry_id
    from incoming_product order by owner_key, id`,
);

interface Page {
  readonly after: string;
  readonly size: number;
  /** Sources whose companies an import must not use. */
  readonly except: readonly string[];
}

/** Selects companies that may own a brand, in the order of their ids. */
export const selectPossibleOwners = defineStatement((db, { after, size, except }: Page) =>
  db
    .selectFrom('business')
    .select(['id', 'company_name', 'alternative_names', 'source', 'source_id'])
    .select(sql<boolean>`general_description is not null`.as('described'))
    .where('id', '>', after)
    .where('source', 'not in', except)
    .orderBy('id')
    .limit(size),
);

export type PossibleOwner = RowOf<typeof selectPossibleOwners>;

export const insertBrandBusinesses = defineStatement(
  (db, { rows }: { rows: readonly Insertable<BusinessTable>[] }) =>
    db.insertInto('business').values(rows).returning(['id', 'source_id']),
);

/** Sets the company of the incoming products of each brand. */
export const updateOwners = defineStatement(
  (_, { owners }: { owners: ReadonlyMap<string, string> }) => sql`
    update incoming_product set business_id = owner.id
    from unnest(${[...owners.keys()]}::text[], ${[...owners.values()]}::text[]) as owner (key, id)
    where owner.key = owner_key`,
);

/** Gives products whose company was merged into another to that one. */
export const followMerges = defineStatement(
  () => sql`
    update incoming_product as new set business_id = merge.kept_id
    from business_merge as merge
    where merge.undone_at is null and merge.gone_id = new.business_id`,
);

/** Companies into which a company with the name of a brand was merged. */
export const selectMergedBrands = defineStatement(
  (_, { keys }: { readonly keys: readonly string[] }) => sql<{ key: string; id: string }>`
    select distinct on (gone_name_key) gone_name_key as key, kept_id as id from business_merge
    where undone_at is null and gone_name_key = any(${keys}::text[])
      and gone_source <> all(${ownSources.filter((source) => source !== 'import-brand')}::text[])
    order by gone_name_key, id desc`,
);
