import { deskTokenAudience } from '@wbn/host/access/access-token.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import {
  errors,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose';

const kid = 'test';
const pair = generateKeyPair('EdDSA');

/** The public key of test tokens, as the auth host would publish it. */
export const findTestKey: JWTVerifyGetKey = async (header) => {
  if (header.kid !== kid) throw new errors.JWKSNoMatchingKey();
  return (await pair).publicKey;
};

/** The same for an API in a separate process, which fetches it. */
export async function publishTestKeys(): Promise<JSONWebKeySet> {
  return { keys: [{ ...(await exportJWK((await pair).publicKey)), kid, alg: 'EdDSA' }] };
}

export interface SignedIn {
  readonly userID: string;
  readonly familyID: string;
  readonly headers: { readonly authorization: string };
}

/** Signs an access token as the auth host does, with the given claims replaced. */
export async function signTestToken(issuer: string, claims: Record<string, unknown>): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const usual = { iss: issuer, aud: 'wbn', sid: newId(), iat: issuedAt, exp: issuedAt + 900 };
  return new SignJWT({ ...usual, ...claims } as JWTPayload)
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
    .sign((await pair).privateKey);
}

/** A signed-in person. */
export async function signIn(issuer: string, userID = newId()): Promise<SignedIn> {
  const familyID = newId();
  const token = await signTestToken(issuer, { sub: userID, sid: familyID });
  return { userID, familyID, headers: { authorization: `Bearer ${token}` } };
}

/** A member of staff at the desk; `secondFactorAt` in epoch seconds, by default now. */
export async function signInStaff(
  issuer: string,
  userID: string,
  secondFactorAt = Math.floor(Date.now() / 1000),
): Promise<SignedIn> {
  const familyID = newId();
  const claims = { sub: userID, sid: familyID, aud: deskTokenAudience, sfa: secondFactorAt };
  return { userID, familyID, headers: { authorization: `Bearer ${await signTestToken(issuer, claims)}` } };
}
