import { randomBytes } from 'node:crypto';
import type { StoppedMails } from '@wbn/contract/social/notices.ts';
import { stopMails } from '@wbn/contract/social/notification-settings.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Reader } from '../mails/find-reader.ts';
import { defineHandler } from '../server/define-handler.ts';
import { saveStopToken, stopByToken } from './stop-mails.sql.ts';

/** Returns the address that stops mails of a kind to a reader with one click, without a sign-in. */
export async function stopUrlOf(db: Kysely<Database>, reader: Reader, kind: StoppedMails): Promise<string> {
  const { userID } = reader;
  const { token } = await saveStopToken.only(db, { userID, kind, token: newStopToken() });
  return reader.page(stopPath(token));
}

/** Creates the secret token of an address that stops mails. */
export function newStopToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Path of the page that stops the mails of a token. */
export function stopPath(token: string): string {
  return `/mails/stop?token=${token}`;
}

export const stopMailsHandler = defineHandler(stopMails, async ({ body: { token }, services: { db } }) => {
  const stopped = await stopByToken.all(db, { token });
  if (stopped.length === 0) throw notFound('These mails have ended already: none come any more.');
  return {
    data: { mails: stopped.map(({ kind }) => kind), name: stopped.flatMap(({ name }) => name ?? [])[0] },
  };
});
