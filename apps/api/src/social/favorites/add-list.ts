import { favoriteListLimit } from '@wbn/contract/social/favorites/favorite.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { countLists, findListByName, insertList } from './favorite-list.sql.ts';

/** Makes a list and gives its id; the keeper is locked. Throws Conflict when there are too many. */
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

/** Throws Conflict when another list of the person has the name. */
export async function refuseTakenName(
  transaction: Kysely<Database>,
  { userID, name, listID }: { readonly userID: string; readonly name: string; readonly listID?: string },
): Promise<void> {
  const taken = await findListByName.first(transaction, { userID, name });
  if (taken && taken.id !== listID) throw new CallError('Conflict', `You have a list named ${name} already.`);
}
