import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Takes companies whose page was removed on request, and those merged into another, out of the incoming rows. */
export const leaveRemovedCompanies = defineStatement(
  () => sql<{ id: string }>`
    delete from incoming_business as new
    where exists (
        select from page_removal as removal
        where removal.state = 'removed' and removal.source = new.source and removal.source_id = new.source_id)
      or exists (
        select from business_merge as merge
        where merge.undone_at is null and merge.gone_source = new.source and merge.gone_source_id = new.source_id)
    returning new.id`,
);

/** Selects the brands whose company's page was removed on request. */
export const selectRemovedBrands = defineStatement(
  (_, { keys }: { readonly keys: readonly string[] }) => sql<{ key: string }>`
    select distinct key from unnest(${keys}::text[]) as key
    join page_removal as removal on removal.name_hash = encode(sha256(convert_to(key, 'UTF8')), 'hex')
    where removal.state = 'removed'`,
);

/** Takes products without a company, those of removed brands, out of the incoming rows. */
export const leaveRemovedProducts = defineStatement(
  () => sql<{ id: string }>`delete from incoming_product where business_id is null returning id`,
);
