import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { keepCookie } from './cookies.ts';
import type { Exchange } from './exchange.ts';
import { saveDevice } from './known-device.sql.ts';

const cookieName = 'wbn_device';
const year = 365 * 24 * 60 * 60;
const form = /^([\w-]{22})\.([\w-]{43})$/;

/** The key for `known-device.ts`, from the host's secret. */
export function deriveDeviceKey(secret: string): Buffer {
  return createHmac('sha256', secret).update('known device').digest();
}

/**
 * The id of a browser in which somebody has signed in to this account before; else undefined. It grants nothing: its attempts are
 * only counted apart from those of strangers.
 */
export function findKnownDevice({ host, request }: Exchange, email: string): string | undefined {
  const [, id, signature] = form.exec(request.cookies[cookieName] ?? '') ?? [];
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return timingSafeEqual(given, sign(host.deviceKey, id, email)) ? id : undefined;
}

/**
 * Remembers, after a sign-in, that this browser belongs to the account. The cookie names the last account used in it; the table knows
 * all. Gives whether the browser is new to an account that has others; `transaction` is that of the mail about it.
 */
export async function rememberDevice(
  transaction: Kysely<Database>,
  { host, request, reply, visit }: Exchange,
  { userID, email }: { readonly userID: string; readonly email: string },
): Promise<boolean> {
  // The id cannot be guessed, so it need not be signed.
  const [, known] = form.exec(request.cookies[cookieName] ?? '') ?? [];
  const id = known ?? randomBytes(16).toString('base64url');
  const signature = sign(host.deviceKey, id, email).toString('base64url');
  keepCookie(reply, cookieName, `${id}.${signature}`, { maxAge: year, secure: visit.secure });
  const deviceHash = createHash('sha256').update(id).digest();
  const { isNew, hasOthers } = await saveDevice.only(transaction, { userID, deviceHash });
  return isNew && hasOthers;
}

function sign(key: Buffer, id: string, email: string): Buffer {
  return createHmac('sha256', key).update(`${id} ${email.toLowerCase()}`).digest();
}
