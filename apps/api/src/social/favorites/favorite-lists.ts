import {
  createFavoriteList,
  deleteFavoriteList,
  favoriteListLimit,
  listFavoriteLists,
  renameFavoriteList,
} from '@wbn/contract/social/favorites.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import {
  countLists,
  deleteList,
  findList,
  findListByName,
  insertList,
  lockUserRow,
  selectLists,
  updateListName,
} from './favorite-list.sql.ts';

/** Throws NotFound when the list does not exist or belongs to somebody else. */
export async function requireList(
  db: Kysely<Database>,
  asked: { readonly listID: string; readonly userID: string },
): Promise<void> {
  if (!(await findList.first(db, asked))) throw notFound(`You have no list with the id ${asked.listID}.`);
}

/** Creates a list and returns its id; call it with the person's row locked. Throws Conflict at the limit. */
export async function addList(
  transaction: Kysely<Database>,
  { userID, name }: { readonly userID: string; readonly name: string | null },
): Promise<string> {
  const { count } = await countLists.only(transaction, { userID });
  if (count >= favoriteListLimit)
    throw new CallError('Conflict', `You have ${favoriteListLimit} lists already: delete one first.`);
  const id = newId();
  await insertList.run(transaction, { id, user_id: userID, name });
  return id;
}

/** Throws Conflict when another list of the person has this name. */
async function refuseTakenName(
  transaction: Kysely<Database>,
  { userID, name, listID }: { readonly userID: string; readonly name: string; readonly listID?: string },
): Promise<void> {
  const taken = await findListByName.first(transaction, { userID, name });
  if (taken && taken.id !== listID) throw new CallError('Conflict', `You have a list named ${name} already.`);
}

export const createFavoriteListHandler = defineHandler(
  createFavoriteList,
  async ({ body: { name }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await lockUserRow.first(transaction, { userID });
      await refuseTakenName(transaction, { userID, name });
      const listID = await addList(transaction, { userID, name });
      return { data: { listID, name, count: 0 } };
    }),
);

export const renameFavoriteListHandler = defineHandler(
  renameFavoriteList,
  async ({ params: { id: listID }, body: { name }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await lockUserRow.first(transaction, { userID });
      await requireList(transaction, { listID, userID });
      await refuseTakenName(transaction, { userID, name, listID });
      await updateListName.run(transaction, { listID, userID, name });
      return { data: { listID, name } };
    }),
);

export const deleteFavoriteListHandler = defineHandler(
  deleteFavoriteList,
  async ({ params: { id: listID }, user: { userID }, services: { db } }) => {
    await deleteList.run(db, { listID, userID });
    return { data: { listID } };
  },
);

export const listFavoriteListsHandler = defineHandler(
  listFavoriteLists,
  async ({ query: { businessID }, user: { userID }, services: { db } }) => {
    const rows = await selectLists.all(db, { userID, businessID });
    const data = rows.map(({ id, name, count, holds }) => ({
      listID: id,
      name: name ?? undefined,
      count,
      holds: holds ?? undefined,
    }));
    return { data };
  },
);
