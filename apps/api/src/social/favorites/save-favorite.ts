import { favoriteLimit } from '@wbn/contract/social/favorites/favorite.ts';
import { saveFavorite } from '@wbn/contract/social/favorites/save-favorite.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import { requireResource } from '../resources/find-resource.ts';
import { addList } from './add-list.ts';
import { countFavorites, deleteRemovedFavorites, findFavorite, insertFavorite } from './favorite.sql.ts';
import { findFirstList, lockKeeper } from './favorite-list.sql.ts';
import { requireList } from './require-list.ts';

export const saveFavoriteHandler = defineHandler(
  saveFavorite,
  async ({ body: { businessID, listID, note = '' }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireResource(transaction, { id: businessID, type: 'business' }, { id: userID, userID });
      await lockKeeper.first(transaction, { userID });
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

interface Wanted {
  readonly userID: string;
  readonly listID: string | undefined;
}

/** The list that was asked for, else the first, which the first save makes. */
async function listFor(transaction: Kysely<Database>, { userID, listID }: Wanted): Promise<string> {
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
