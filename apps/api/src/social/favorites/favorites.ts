import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import {
  changeFavorite,
  type Favorite,
  favoriteLimit,
  listKeptBusinesses,
  loadFavorites,
  removeFavorite,
  saveFavorite,
} from '@wbn/contract/social/favorites.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findCountry } from '../../catalog/reference/countries.ts';
import { requireResource } from '../../resources/find-resource.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import {
  countFavorites,
  deleteRemovedFavorites,
  type FavoriteOfList,
  findFavorite,
  insertFavorite,
  markFavoriteRemoved,
  selectFavorites,
  selectKept,
  updateFavorite,
} from './favorite.sql.ts';
import { findFirstList, lockUserRow } from './favorite-list.sql.ts';
import { addList, requireList } from './favorite-lists.ts';

function presentFavorite(row: FavoriteOfList, language: TextLanguage): Favorite {
  return {
    businessID: row.business_id,
    listID: row.list_id,
    state: row.state,
    companyName: row.company_name,
    note: row.note,
    savedAt: toIsoTime(row.created_at),
    shortDescription: row.short_description ?? undefined,
    country: findCountry(row.country, language),
    city: row.city ?? undefined,
    photo: row.profile_photo ?? undefined,
  };
}

export const saveFavoriteHandler = defineHandler(
  saveFavorite,
  async ({ body: { businessID, listID, note = '' }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireResource(transaction, { id: businessID, type: 'business' }, { id: userID, userID });
      await lockUserRow.first(transaction, { userID });
      await deleteRemovedFavorites.run(transaction, { userID });
      const place = { businessID, listID: await listFor(transaction, { userID, listID }) };
      const isThere = await findFavorite.first(transaction, place);
      if (!isThere) {
        await refuseFull(transaction, place.listID);
        await insertFavorite.run(transaction, { ...place, note });
      }
      return { data: place };
    }),
);

/** Returns the requested list, otherwise the person's first list, which is created when there is none. */
async function listFor(
  transaction: Kysely<Database>,
  { userID, listID }: { userID: string; listID: string | undefined },
): Promise<string> {
  if (listID !== undefined) {
    await requireList(transaction, { listID, userID });
    return listID;
  }
  const first = await findFirstList.first(transaction, { userID });
  return first?.id ?? addList(transaction, { userID, name: null });
}

async function refuseFull(transaction: Kysely<Database>, listID: string): Promise<void> {
  const { count } = await countFavorites.only(transaction, { listID });
  if (count >= favoriteLimit)
    throw new CallError('Conflict', `This list has ${favoriteLimit} companies already: make another.`);
}

export const changeFavoriteHandler = defineHandler(
  changeFavorite,
  async ({ body: { removed, ...change }, user: { userID }, services: { db } }) => {
    const wanted = { ...change, note: change.note, userID, bringBack: removed === false };
    const data = await updateFavorite.first(db, wanted);
    if (!data) throw notFound(`The company ${change.businessID} is not in this list of yours.`);
    return { data };
  },
);

export const removeFavoriteHandler = defineHandler(
  removeFavorite,
  async ({ body, user: { userID }, services: { db } }) => {
    await markFavoriteRemoved.run(db, { ...body, userID });
    return { data: body };
  },
);

export const loadFavoritesHandler = defineHandler(
  loadFavorites,
  async ({ params: { id: listID }, query, user: { userID }, language, services: { db } }) => {
    await requireList(db, { listID, userID });
    const { count } = await countFavorites.only(db, { listID });
    const rows = await selectFavorites.all(db, { listID, ...query });
    return { data: rows.map((row) => presentFavorite(row, language)), total: count };
  },
);

export const listKeptBusinessesHandler = defineHandler(
  listKeptBusinesses,
  async ({ query: { businessIDs }, user: { userID }, services: { db } }) => {
    const rows = await selectKept.all(db, { userID, businessIDs: businessIDs.split(',') });
    return { data: rows.map(({ business_id }) => business_id) };
  },
);
