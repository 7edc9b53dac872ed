import { businessProblems } from '@wbn/contract/business/business-problems.ts';
import {
  type ShopCategory,
  saveShopCategories,
  shopCategoriesLimit,
  shopCategoryLength,
} from '@wbn/contract/business/shop-categories.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import { refuseFields } from '../../server/describe-issue.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRoleForWrite } from '../require-role.ts';
import type { NamedCategory } from './product-cells.ts';
import { deleteOldestChoices, selectShopCategories, upsertShopCategories } from './shop-category.sql.ts';

/** Saves per person and hour. */
const saveLimit = { call: 'save-shop-categories', most: 120, seconds: 3600 } as const;
/** Choices that are remembered per company. */
const choicesLimit = 2_000;

/** Returns the choices of a company: the id of ours by the name in its shop; '' for none. */
export async function readShopChoices(
  db: Kysely<Database>,
  businessID: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectShopCategories.all(db, { businessID });
  return new Map(rows.map(({ name, trade_id }) => [name, trade_id]));
}

/** Collects the categories of a shop with the numbers of their rows. */
export class ShopCategories {
  readonly #found = new Map<string, ShopCategory>();

  add({ name, id, isChosen }: NamedCategory): void {
    if (name.length > shopCategoryLength) return;
    const known = this.#found.get(name);
    if (known) known.rows += 1;
    else this.#found.set(name, { name, rows: 1, id, isChosen });
  }

  /** Those that nobody has chosen first, then by their number of rows. */
  list(): ShopCategory[] {
    return [...this.#found.values()]
      .toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen) || other.rows - one.rows)
      .slice(0, shopCategoriesLimit);
  }
}

export const saveShopCategoriesHandler = defineHandler(
  saveShopCategories,
  async ({ user: { userID }, body: { businessID, categories }, language, services: { db, catalog } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayManageProducts });
      await limitCall(transaction, { ...saveLimit, clientAddress: userID });
      const unknown = categories.flatMap(({ id }, at) =>
        id === '' || catalog.industries.find(id, language)
          ? []
          : [[`categories.${at}.id`, businessProblems.unknown]],
      );
      refuseFields(Object.fromEntries(unknown));
      const byName = new Map(categories.map((one) => [one.name, one]));
      await upsertShopCategories.run(transaction, { businessID, categories: [...byName.values()] });
      await deleteOldestChoices.run(transaction, { businessID, most: choicesLimit });
    });
    return { data: { saved: categories.length } };
  },
);
