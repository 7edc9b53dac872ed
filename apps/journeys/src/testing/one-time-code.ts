import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the six-digit code of an authenticator app for a typed key (RFC 6238: SHA-1, 30 seconds). */
export function oneTimeCode(typedKey: string, at = Date.now()): string {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac('sha1', readKey(typedKey)).update(moment).digest();
  const offset = hash.readUInt8(hash.length - 1) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Decodes Base32 (RFC 4648), with or without groups. */
function readKey(typedKey: string): Buffer {
  const bits = [...typedKey.replaceAll(' ', '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
