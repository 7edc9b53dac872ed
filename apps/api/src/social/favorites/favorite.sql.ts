import type { FavoriteSort } from '@wbn/contract/social/favorites.ts';
import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { sql } from 'kysely';

interface OfList {
  readonly listID: string;
}

interface Place extends OfList {
  readonly businessID: string;
}

interface Page extends OfList {
  readonly sort: FavoriteSort;
  readonly skip: number;
  readonly size: number;
}

interface FavoriteRow {
  readonly list_id: string;
  readonly business_id: string;
  readonly company_name: string;
  readonly note: string;
  readonly created_at: Date;
  readonly state: 'public' | 'unpublished' | 'gone';
  readonly short_description: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly profile_photo: StoredPhoto | null;
}

const orders = {
  newest: sql`favorite.created_at desc`,
  name: sql`lower(coalesce(business.company_name, favorite.company_name))`,
  // By name within a country; companies that are gone have no country and come last.
  country: sql`business.country nulls last, lower(coalesce(business.company_name, favorite.company_name))`,
} as const;

/** A page of a list. A company that visitors cannot see shows only the name, note and date saved with the favorite. */
export const selectFavorites = defineStatement(
  (_, { listID, sort, skip, size }: Page) => sql<FavoriteRow>`
    select favorite.list_id, favorite.business_id, favorite.note, favorite.created_at,
      coalesce(business.company_name, favorite.company_name) as company_name,
      case when business.id is not null then 'public' when kept.id is not null then 'unpublished' else 'gone' end as state,
      business.short_description, business.country, business.city, business.profile_photo
    from favorite
    left join business on business.id = favorite.business_id and business.is_public
    left join business as kept on kept.id = favorite.business_id and kept.deleted_at is null
    where favorite.list_id = ${listID} and favorite.removed_at is null
    order by ${orders[sort]}, favorite.business_id
    limit ${size} offset ${skip}`,
);

export type FavoriteOfList = RowOf<typeof selectFavorites>;

export const countFavorites = defineStatement((db, { listID }: OfList) =>
  db
    .selectFrom('favorite')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('list_id', '=', listID)
    .where('removed_at', 'is', null),
);

export const findFavorite = defineStatement((db, { listID, businessID }: Place) =>
  db
    .selectFrom('favorite')
    .select('note')
    .where('list_id', '=', listID)
    .where('business_id', '=', businessID)
    .where('removed_at', 'is', null),
);

/** Saves a company with its current name; a removed favorite comes back with a new date. */
export const insertFavorite = defineStatement(
  (_, { listID, businessID, note }: Place & { note: string }) => sql`
    insert into favorite (list_id, business_id, company_name, note)
    select ${listID}, id, company_name, ${note} from business where id = ${businessID}
    on conflict (list_id, business_id) do update
    set company_name = excluded.company_name, note = excluded.note, created_at = now(), removed_at = null
    where favorite.removed_at is not null`,
);

interface Change extends Place {
  readonly userID: string;
  readonly note: string | undefined;
  /** Whether to restore a removed favorite. */
  readonly bringBack: boolean;
}

/** Changes the note of a favorite, or restores it; no row when it does not exist. */
export const updateFavorite = defineStatement((db, { listID, businessID, userID, note, bringBack }: Change) =>
  db
    .updateTable('favorite')
    .set({ removed_at: null, ...(note !== undefined && { note }) })
    .where('list_id', '=', listID)
    .where('business_id', '=', businessID)
    .where('list_id', 'in', (query) =>
      query.selectFrom('favorite_list').select('id').where('user_id', '=', userID),
    )
    .$if(!bringBack, (change) => change.where('removed_at', 'is', null))
    .returning(['business_id as businessID', 'list_id as listID', 'note']),
);

export const markFavoriteRemoved = defineStatement(
  (db, { listID, businessID, userID }: Place & { userID: string }) =>
    db
      .updateTable('favorite')
      .set({ removed_at: sql`now()` })
      .where('list_id', '=', listID)
      .where('business_id', '=', businessID)
      .where('list_id', 'in', (query) =>
        query.selectFrom('favorite_list').select('id').where('user_id', '=', userID),
      )
      .where('removed_at', 'is', null),
);

/** Deletes favorites that the person removed at least a day ago. */
export const deleteRemovedFavorites = defineStatement((db, { userID }: { userID: string }) =>
  db
    .deleteFrom('favorite')
    .where('list_id', 'in', (query) =>
      query.selectFrom('favorite_list').select('id').where('user_id', '=', userID),
    )
    .where('removed_at', '<', sql<Date>`now() - interval '1 day'`),
);

/** Which of the given companies the person has in any list. */
export const selectKept = defineStatement(
  (db, { userID, businessIDs }: { userID: string; businessIDs: readonly string[] }) =>
    db
      .selectFrom('favorite')
      .innerJoin('favorite_list as list', 'list.id', 'favorite.list_id')
      .select('favorite.business_id')
      .distinct()
      .where('list.user_id', '=', userID)
      .where('favorite.business_id', '=', anyOf(businessIDs))
      .where('favorite.removed_at', 'is', null),
);
