import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { wholeBusinesses } from '../load-business.sql.ts';
import { wholeProducts } from '../load-product.sql.ts';
import { isShownTo } from '../publication/public-business.sql.ts';

/** Those of these businesses that visitors see, in no order. */
export const selectComparedBusinesses = defineStatement((database, input: { ids: string[] }) =>
  wholeBusinesses(database)
    .where('business.id', '=', anyOf(input.ids))
    .where('business.is_public', '=', sql.lit(true)),
);

/** Those of these products that visitors see, in no order. */
export const selectComparedProducts = defineStatement((database, input: { ids: string[] }) =>
  wholeProducts(database)
    .where('product.id', '=', anyOf(input.ids))
    .where(isShownTo('product.business_id', '')),
);
