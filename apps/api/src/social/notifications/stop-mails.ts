import { randomBytes } from 'node:crypto';
import { stopMails } from '@wbn/contract/social/notification-settings.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { stopMailsOf } from './stop-mails.sql.ts';

/** What the address holds that ends somebody's mails. */
export function newStopToken(): string {
  return randomBytes(24).toString('base64url');
}

export const stopMailsHandler = defineHandler(stopMails, async ({ body: { token }, services: { db } }) => {
  const stopped = await stopMailsOf.first(db, { token });
  if (!stopped) throw notFound('These mails have ended already: none come any more.');
  return { data: { mails: stopped.mails, name: stopped.name ?? undefined } };
});
