import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { readAs } from '../social/actors/act-as.ts';
import { senderOf } from './sender-of.ts';

/** Whose threads somebody reads: their own, also when they name themselves, or those of a company they work for. Throws like `readAs`. */
export async function readAsOwner(
  db: Kysely<Database>,
  userID: string,
  ownerID: string | undefined,
): Promise<string> {
  const { id } = await readAs(db, { userID, businessID: senderOf(ownerID, userID) });
  return id;
}
