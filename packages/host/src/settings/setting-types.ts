import { isIP } from 'node:net';
import * as z from 'zod';

// Types of environment variables. Each message continues the variable's name: 'API_PORT must be ...'.

/** One of the given words. */
export function choice<const Word extends string>(
  words: readonly Word[],
  message = `must be one of ${words.join(', ')}`,
) {
  return z.enum(words, message);
}

export function wholeNumber(lowest: number, highest: number) {
  const message = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, message);
}

/** An HTTP URL without a trailing slash, so that paths can be appended. */
export function webAddress(example: string) {
  return z
    .string()
    .refine(
      (text) => /^https?:\/\//.test(text) && URL.canParse(text),
      `must be an address such as ${example}`,
    )
    .transform((text) => text.replace(/\/+$/, ''));
}

/** HTTP URLs separated by commas. */
export function addressList(example: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .refine(
      (addresses) => addresses.every((address) => /^https?:\/\//.test(address) && URL.canParse(address)),
      `must hold addresses such as ${example}, with a comma between them`,
    );
}

export const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres:// or postgresql://');

export const smtpAddress = z
  .string()
  .refine(
    (text) => /^smtps?:\/\/[^\s/]/.test(text) && URL.canParse(text),
    'must be an address such as smtp://user:password@mail.example.org:587',
  );

export const mailAddress = z.string().regex(/^[^\s@<>,]+@[^\s@<>,]+$/, 'must be an e-mail address');

export const mailbox = z
  .string()
  .regex(
    /^(?:[^\s@<>,]+@[^\s@<>,]+|[^<>@\r\n]+ <[^\s@<>,]+@[^\s@<>,]+>)$/,
    "must be an e-mail address or 'Name <address>'",
  );

/** Origins separated by commas; empty for none. */
export const originList = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .transform((origins) => origins.filter((origin) => origin !== ''))
  .refine(
    (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'must hold origins such as https://staging.example.org, with a comma between them',
  );

/** Proxies in the format of Fastify's `trustProxy`. */
export const proxyList = z
  .string()
  .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((entry) => entry.trim())))
  .refine(
    (entries) => entries.every(isProxyRange),
    "must be 'none' or addresses and ranges such as 10.0.0.0/8, with a comma between them",
  );

/** Accepts Fastify's names, an address, or a range in CIDR notation. */
function isProxyRange(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
