import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';

interface Asked {
  readonly userID: string;
  readonly businessIDs: readonly string[];
}

/** Of some companies those that a person keeps in any list. */
export const selectKept = defineStatement((db, { userID, businessIDs }: Asked) =>
  db
    .selectFrom('favorite')
    .innerJoin('favorite_list as list', 'list.id', 'favorite.list_id')
    .select('favorite.business_id')
    .distinct()
    .where('list.user_id', '=', userID)
    .where('favorite.business_id', '=', anyOf(businessIDs))
    .where('favorite.removed_at', 'is', null),
);
