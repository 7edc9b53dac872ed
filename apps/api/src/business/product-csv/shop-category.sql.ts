import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface OfBusiness {
  readonly businessID: string;
}

export const selectShopCategories = defineStatement((db, { businessID }: OfBusiness) =>
  db.selectFrom('shop_category').select(['name', 'trade_id']).where('business_id', '=', businessID),
);

interface Choices extends OfBusiness {
  readonly categories: readonly { readonly name: string; readonly id: string }[];
}

export const upsertShopCategories = defineStatement((db, { businessID, categories }: Choices) =>
  db
    .insertInto('shop_category')
    .values(categories.map(({ name, id }) => ({ business_id: businessID, name, trade_id: id })))
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'name']).doUpdateSet(({ ref }) => ({
        trade_id: ref('excluded.trade_id'),
        chosen_at: sql<Date>`now()`,
      })),
    ),
);

/** Keeps the choices made last. */
export const deleteOldestChoices = defineStatement(
  (db, { businessID, most }: OfBusiness & { most: number }) =>
    db
      .deleteFrom('shop_category')
      .where('business_id', '=', businessID)
      .where('name', 'in', ({ selectFrom }) =>
        selectFrom('shop_category as other')
          .select('other.name')
          .where('other.business_id', '=', businessID)
          .orderBy('other.chosen_at', 'desc')
          .orderBy('other.name')
          .offset(most),
      ),
);
