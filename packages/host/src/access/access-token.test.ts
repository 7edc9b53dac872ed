import { generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { verifyAccessToken } from './access-token.ts';

const issuer = 'https://accounts.example';
const now = new Date('2026-11-28T10:00:00Z');
const { privateKey, publicKey } = await generateKeyPair('EdDSA');
const token = await new SignJWT({ sid: 'family' })
  .setProtectedHeader({ alg: 'EdDSA' })
  .setIssuer(issuer)
  .setAudience('wbn')
  .setSubject('person')
  .setIssuedAt(now)
  .setExpirationTime(new Date('2026-11-28T10:15:00Z'))
  .sign(privateKey);
const verify = (text: string) => verifyAccessToken(text, { findKey: async () => publicKey, issuer, now });

it('accepts a token as it was issued', async () => {
  expect(await verify(token)).toMatchObject({ userID: 'person', familyID: 'family' });
});

/** The last base64url character of the signature has four unused bits. */
const lastLetter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const neighbour = lastLetter[lastLetter.indexOf(token.at(-1) ?? '') ^ 1] ?? '';

it.each([
  ['padding', `${token}==`],
  ['one more sign', `${token}=`],
  ['a line feed', `${token}\n`],
  ['padding inside', token.replace('.', '==.')],
  ['spare bits', token.slice(0, -1) + neighbour],
  ['a fourth part', `${token}.`],
  ['nothing', ''],
])('and in no other spelling: %s', async (_, text) => {
  await expect(verify(text)).rejects.toMatchObject({ name: 'JsonWebTokenError' });
});
