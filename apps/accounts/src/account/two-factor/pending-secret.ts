import { symmetricDecrypt } from 'better-auth/crypto';
import { selectPendingSecret } from '../../auth/two-factor.sql.ts';
import type { Host } from '../../host.ts';

/** The `otpauth:` address of a set-up that is not confirmed yet; undefined without one. */
export async function readPendingAddress(
  { auth, db }: Host,
  { userId, email }: { userId: string; email: string },
): Promise<string | undefined> {
  const row = await selectPendingSecret.first(db, { userID: userId });
  if (!row) return undefined;
  const { secretConfig } = await auth.$context;
  const secret = await symmetricDecrypt({ key: secretConfig, data: row.secret });
  return authenticatorAddress(secret, email);
}

function authenticatorAddress(secret: string, email: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'WBN', digits: '6', period: '30' });
  return `otpauth://totp/${encodeURIComponent('WBN')}:${encodeURIComponent(email)}?${query}`;
}

/** RFC 4648 without padding, as authenticator apps expect it. */
function base32(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The key of an `otpauth:` address in groups of four, for typing. */
export function typedKey(address: string): string {
  const key = new URL(address).searchParams.get('secret') ?? '';
  return (key.match(/.{1,4}/g) ?? []).join(' ');
}
