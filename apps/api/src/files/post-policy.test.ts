import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { postSeconds } from './file-store.ts';
import { readPolicy, signPolicy } from './post-policy.ts';

const secret = randomBytes(32);
const order = { key: 'incoming/abc', contentType: 'image/png', fileSize: 12 };

it('reads back a signed policy until it expires', () => {
  const signed = signPolicy(secret, order, 1_000);
  expect(readPolicy(secret, signed, 2_000)).toEqual(order);
  expect(readPolicy(secret, signed, 1_000 + postSeconds * 1000)).toEqual(order);
  expect(readPolicy(secret, signed, 1_001 + postSeconds * 1000)).toBeUndefined();
});

it('refuses a policy that was signed elsewhere or changed, and extra fields', () => {
  const signed = signPolicy(secret, order);
  expect(readPolicy(randomBytes(32), signed)).toBeUndefined();
  const longer = Buffer.from(JSON.stringify({ expires: 9e15, ...order, fileSize: 9e9 })).toString(
    'base64url',
  );
  expect(readPolicy(secret, { ...signed, policy: longer })).toBeUndefined();
  expect(readPolicy(secret, { ...signed, key: 'incoming/other' })).toBeUndefined();
  expect(readPolicy(secret, {})).toBeUndefined();
});
