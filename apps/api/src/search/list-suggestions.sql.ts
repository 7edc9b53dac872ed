import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';

interface Suggested {
  readonly ids: readonly string[];
}

export const selectSuggestedBusinesses = defineStatement((db, { ids }: Suggested) =>
  db
    .selectFrom('business')
    .select(['id', 'company_name', 'business_type', 'country'])
    .where('id', '=', anyOf(ids))
    .where('is_public', '=', true),
);

export const selectSuggestedProducts = defineStatement((db, { ids }: Suggested) =>
  db
    .selectFrom('product')
    .innerJoin('business', 'business.id', 'business_id')
    .select(['product.id', 'product.name', 'company_name'])
    .where('product.id', '=', anyOf(ids))
    .where('product.is_public', '=', true)
    .where('business.is_public', '=', true),
);
