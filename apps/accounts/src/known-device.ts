import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { writeCookie } from './cookies.ts';
import type { Exchange } from './exchange.ts';
import { saveDevice } from './known-device.sql.ts';

const cookieName = 'wbn_device';
const year = 365 * 24 * 60 * 60;
const form = /^([\w-]{22})\.([\w-]{43})$/;

/** Derives the key that signs device cookies from the host's secret. */
export function deriveDeviceKey(secret: string): Buffer {
  return createHmac('sha256', secret).update('known device').digest();
}

/**
 * The id of a browser in which this account has signed in before; undefined otherwise. It grants nothing: it only counts its attempts apart
 * from those of strangers.
 */
export function findKnownDevice({ host, request }: Exchange, email: string): string | undefined {
  const [, id, signature] = form.exec(request.cookies[cookieName] ?? '') ?? [];
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return timingSafeEqual(given, sign(host.deviceKey, id, email)) ? id : undefined;
}

/**
 * Records after a sign-in that this browser belongs to the account. The cookie names the last account used; the table has all. Returns
 * whether the browser is new to an account that has others; `transaction` is that of the mail about it.
 */
export async function rememberDevice(
  transaction: Kysely<Database>,
  { host, request, reply, visit }: Exchange,
  { userID, email }: { readonly userID: string; readonly email: string },
): Promise<boolean> {
  // The id is not signed, because it cannot be guessed.
  const [, known] = form.exec(request.cookies[cookieName] ?? '') ?? [];
  const id = known ?? randomBytes(16).toString('base64url');
  const signature = sign(host.deviceKey, id, email).toString('base64url');
  writeCookie(reply, cookieName, `${id}.${signature}`, { maxAge: year, secure: visit.secure });
  const deviceHash = createHash('sha256').update(id).digest();
  const { isNew, hasOthers } = await saveDevice.only(transaction, { userID, deviceHash });
  return isNew && hasOthers;
}

function sign(key: Buffer, id: string, email: string): Buffer {
  return createHmac('sha256', key).update(`${id} ${email.toLowerCase()}`).digest();
}
