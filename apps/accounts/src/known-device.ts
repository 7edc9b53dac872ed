import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepCookie } from './cookies.ts';
import type { Host } from './host.ts';

declare module './host.ts' {
  interface Host {
    /** Signs the cookies of known devices. */
    readonly deviceKey: Buffer;
  }
}

const cookieName = 'wbn_device';
const year = 365 * 24 * 60 * 60;
const form = /^([\w-]{22})\.([\w-]{43})$/;

/** The key for `known-device.ts`, from the host's secret. */
export function deriveDeviceKey(secret: string): Buffer {
  return createHmac('sha256', secret).update('known device').digest();
}

/**
 * The name of a browser in which somebody has signed in to this account before; undefined for all others. It opens nothing: its
 * tries are only counted apart from those of strangers.
 */
export function findKnownDevice(
  { deviceKey }: Pick<Host, 'deviceKey'>,
  { cookies }: FastifyRequest,
  email: string,
): string | undefined {
  const [, id, signature] = form.exec(cookies[cookieName] ?? '') ?? [];
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return timingSafeEqual(given, sign(deviceKey, id, email)) ? id : undefined;
}

/** Remembers, after a sign-in, that this browser is the account's; the last one of several accounts counts. */
export function rememberDevice(
  host: Pick<Host, 'deviceKey'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, secure }: { readonly email: string; readonly secure: boolean },
): void {
  const id = findKnownDevice(host, request, email) ?? randomBytes(16).toString('base64url');
  const signature = sign(host.deviceKey, id, email).toString('base64url');
  keepCookie(reply, cookieName, `${id}.${signature}`, { maxAge: year, secure });
}

function sign(key: Buffer, id: string, email: string): Buffer {
  return createHmac('sha256', key).update(`${id} ${email.toLowerCase()}`).digest();
}
