import { createHash } from 'node:crypto';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { indexPerson } from '@wbn/host/jobs/index-person.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  confirmUser,
  consumeVerification,
  deleteExpiredVerifications,
  deleteVerifications,
  insertVerification,
  selectVerifications,
} from './confirmation.sql.ts';

/** Milliseconds that the link of a confirmation mail is valid. */
const lifetime = 24 * 60 * 60 * 1000;

interface Confirmation {
  readonly userID: string;
  /** As stored: hashes of the link's secret and of the cookie of the browser that registered. */
  readonly value: string;
}

/** Creates the token of a confirmation mail, again when the mail is sent again. Only its hash is stored. */
export async function createConfirmation(
  db: Kysely<Database>,
  { userID, secret, browserHash }: { userID: string; secret: string; browserHash: string },
): Promise<string> {
  const value = `${hashConfirmationSecret(secret)} ${browserHash}`;
  await deleteExpiredVerifications.run(db);
  await consumeVerification.run(db, { identifier: identifierOf(userID), value });
  await insertVerification.run(db, {
    id: newId(),
    identifier: identifierOf(userID),
    value,
    expires_at: new Date(Date.now() + lifetime),
  });
  return `${userID}.${secret}`;
}

/** Invalidates links that were mailed for an earlier registration of the address. */
export async function deleteConfirmations(db: Kysely<Database>, userID: string): Promise<void> {
  await deleteVerifications.run(db, { identifier: identifierOf(userID) });
}

/** What a valid token confirms; does not use it up. */
export async function readConfirmation(
  db: Kysely<Database>,
  token: string,
): Promise<Confirmation | undefined> {
  const [userID = '', secret = ''] = token.split('.', 2);
  const rows = await selectVerifications.all(db, { identifier: identifierOf(userID) });
  const found = rows.find(({ value }) => value.startsWith(`${hashConfirmationSecret(secret)} `));
  return found && { userID, value: found.value };
}

/** Uses a confirmation up, and makes the person known to the search; false when it was used before, also by a concurrent request. */
export function confirmEmail(db: Kysely<Database>, { userID, value }: Confirmation): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const used = await consumeVerification.run(transaction, { identifier: identifierOf(userID), value });
    if (used === 0) return false;
    await deleteConfirmations(transaction, userID);
    await confirmUser.run(transaction, { userID, at: new Date() });
    await addJob(transaction, indexPerson, { userID }, userID);
    return true;
  });
}

/** Whether this is the browser that registered, where the link alone is enough. */
export function isSameBrowser({ value }: Confirmation, browserSecret: string | undefined): boolean {
  return browserSecret !== undefined && value.split(' ', 2)[1] === hashConfirmationSecret(browserSecret);
}

function identifierOf(userID: string): string {
  return `verify-email:${userID}`;
}

/** A fast hash is enough, because the secrets are long and random. */
export function hashConfirmationSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
