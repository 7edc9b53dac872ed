import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import {
  type AddressChange,
  deleteMailedLinks,
  deletePasskeysSince,
  deleteSecondFactorSince,
  deleteUnconfirmed,
  deleteWaitingChanges,
  findChange,
  insertChange,
  lockAddress,
  markConfirmed,
  markUndone,
  updateAddress,
} from '../../auth/address-change.sql.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { hashSecret } from '../../tokens/secrets.ts';

export interface AddressRequest {
  readonly userID: string;
  readonly oldEmail: string;
  /** In lower case. */
  readonly newEmail: string;
}

/** Stores a requested address change, replacing an earlier one; returns its id. */
export async function requestAddress(transaction: Kysely<Database>, wish: AddressRequest): Promise<string> {
  await deleteWaitingChanges.run(transaction, wish);
  const { id } = await insertChange.only(transaction, wish);
  return id;
}

/** The change that a link confirms or undoes, while the link is valid. */
export async function readChange(
  db: Kysely<Database>,
  token: string,
  what: 'confirm' | 'undo',
): Promise<AddressChange | undefined> {
  const [id = '', secret = ''] = token.split('.', 2);
  const change = await findChange.first(db, { id });
  if (!change) return undefined;
  const good = what === 'confirm' ? change.canConfirm : change.canUndo;
  const hash = what === 'confirm' ? change.confirmHash : change.undoHash;
  return good && hash?.equals(hashSecret(secret)) ? change : undefined;
}

/**
 * Makes the new address the account's. Returns false and changes nothing when the link was used or the address is
 * taken by now. Invalidates links that were mailed to the old address; sessions stay, because they know the password.
 * `tell` adds the mail's job.
 */
export function confirmChange(
  db: Kysely<Database>,
  { id, userID, newEmail }: AddressChange,
  tell: (transaction: Kysely<Database>) => Promise<void>,
): Promise<boolean> {
  return takeAddress(db, async (transaction) => {
    await lockAddress.first(transaction, { userID });
    if (!(await findChange.first(transaction, { id }))?.canConfirm) return false;
    await deleteUnconfirmed.run(transaction, { email: newEmail });
    if ((await updateAddress.run(transaction, { userID, email: newEmail })) === 0) return false;
    await markConfirmed.run(transaction, { id });
    await deleteMailedLinks.run(transaction, { userID });
    await tell(transaction);
    return true;
  });
}

/**
 * Gives an account its old address back and locks out whoever changed it: ends every session with its tokens, deletes mailed links, and
 * passkeys and a second factor that were added since. Returns false and changes nothing when the link was used or the address is taken by
 * now.
 */
export function undoChange(
  db: Kysely<Database>,
  { id, userID, oldEmail, askedAt }: AddressChange,
): Promise<boolean> {
  return takeAddress(db, async (transaction) => {
    await lockAddress.first(transaction, { userID });
    if (!(await findChange.first(transaction, { id }))?.canUndo) return false;
    await deleteUnconfirmed.run(transaction, { email: oldEmail });
    if ((await updateAddress.run(transaction, { userID, email: oldEmail })) === 0) return false;
    await markUndone.run(transaction, { userID, askedAt });
    await deleteWaitingChanges.run(transaction, { userID });
    await deleteMailedLinks.run(transaction, { userID });
    await deletePasskeysSince.run(transaction, { userID, since: askedAt });
    await deleteSecondFactorSince.run(transaction, { userID, since: askedAt });
    await endSessions(transaction, { userID });
    return true;
  });
}

/** When two accounts take one address at the same time, the second violates the unique constraint and gets false. */
async function takeAddress(
  db: Kysely<Database>,
  take: (transaction: Kysely<Database>) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await db.transaction().execute(take);
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'user_email_key') return false;
    throw error;
  }
}
