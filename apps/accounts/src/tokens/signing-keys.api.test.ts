import { decodeProtectedHeader, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { issuer, site, startTokenServer, type TokenServer } from '../testing/start-token-server.ts';
import { createSigningKeys } from './signing-keys.ts';
import type { TokenService } from './token-service.ts';

let host: TokenServer;
beforeEach(async () => {
  host = await startTokenServer(inject('postgresUrl'));
});
afterEach(() => host.stop());

const day = 86_400;

async function signIn(tokens: TokenService = host.tokens) {
  const person = await host.addPerson();
  const browserSecret = 'b'.repeat(43);
  const code = await tokens.createHandoff({ ...person, browserSecret, site });
  const visitor = { userAgent: undefined, address: undefined };
  const { token } = await tokens.redeemHandoff({ code, browserSecret, site }, visitor);
  return { token, kid: decodeProtectedHeader(token).kid };
}

async function publishedKids(): Promise<string[]> {
  const { body } = await host.send('GET', '.well-known/jwks.json');
  return body.keys.map(({ kid }: { kid: string }) => kid);
}

const check = async (token: string) => {
  const { status, body } = await host.send('GET', 'check-token', { authorization: `Bearer ${token}` });
  return [status, body.name];
};

describe('signing keys', () => {
  it('are published to everybody without their private half, cached for five minutes', async () => {
    const { body, headers } = await host.send('GET', '.well-known/jwks.json');
    expect(body.keys).toHaveLength(1);
    const [key] = body.keys;
    expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' });
    expect(key).not.toHaveProperty('d');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('sign for 30 days; publishes the next a day before, the last until its tokens have expired', async () => {
    const first = await signIn();
    expect(await publishedKids()).toEqual([first.kid]);

    host.pass(29 * day + 60);
    const announced = await publishedKids();
    expect(announced).toHaveLength(2);
    expect((await signIn()).kid).toBe(first.kid);

    host.pass(day - 120);
    const last = await signIn();
    expect(last.kid).toBe(first.kid);
    host.pass(60);
    const second = await signIn();
    expect(second.kid).toBe(announced[1]);
    expect(await check(last.token)).toEqual([200, undefined]);
    expect(await publishedKids()).toEqual(announced);

    host.pass(20 * 60);
    expect(await publishedKids()).toEqual([second.kid]);
    expect(await check(last.token)).toEqual([401, 'JsonWebTokenError']);
  });

  it('are the same for all processes, also when they start together', async () => {
    await host.db.deleteFrom('account.signing_key').execute();
    const processes = Array.from({ length: 5 }, () => host.createService());
    await Promise.all(processes.map((process) => process.prepare()));
    expect(await host.db.selectFrom('account.signing_key').selectAll().execute()).toHaveLength(1);
  });

  it('do not sign under another secret, but their earlier tokens stay valid', async () => {
    const first = await signIn();
    const other = host.createService('another secret');
    const second = await signIn(other);
    expect(second.kid).not.toBe(first.kid);
    await expect(other.check(first.token)).resolves.toMatchObject({ tokenExpire: expect.any(Number) });
  });

  it('are created after months without a signature', async () => {
    const first = await signIn();
    host.pass(90 * day);
    const later = await signIn();
    expect(await publishedKids()).toEqual([later.kid]);
    expect(later.kid).not.toBe(first.kid);
  });
});

describe('an access token is refused', () => {
  async function forge(claims: Record<string, unknown>) {
    const keys = createSigningKeys({ db: host.db, secret: 'a secret of this test', now: host.now });
    const { kid, key } = await keys.current();
    const iat = Math.floor(host.now().getTime() / 1000);
    const usual = { iss: issuer, aud: 'wbn', sub: 'a', sid: 'b', iat, exp: iat + 900 };
    return new SignJWT({ ...usual, ...claims } as JWTPayload)
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .sign(key);
  }

  it('when it has expired', async () => {
    const { token } = await signIn();
    host.pass(900);
    expect(await check(token)).toEqual([401, 'TokenExpiredError']);
  });

  it.each([
    ['another audience', { aud: 'other' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['no person', { sub: undefined }],
    ['no family', { sid: undefined }],
    ['no end', { exp: undefined }],
  ])('when it has %s', async (_what, claims) => {
    expect(await check(await forge(claims))).toEqual([401, 'JsonWebTokenError']);
  });

  it('when its family is unknown', async () => {
    expect(await check(await forge({}))).toEqual([401, 'SessionError']);
  });

  it('when it is unsigned, signed by another key, or with a public key as secret', async () => {
    const { token, kid = '' } = await signIn();
    const [, payload = '', signature = ''] = token.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url');
    const stranger = await generateKeyPair('EdDSA');
    const foreign = await new SignJWT({}).setProtectedHeader({ alg: 'EdDSA', kid }).sign(stranger.privateKey);
    const { keys } = await host.tokens.publishedKeys();
    const symmetric = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(Buffer.from(String(keys[0]?.x)));
    const forged = [
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      foreign,
      symmetric,
      'x',
      'a.b.c',
    ];
    for (const wrong of forged) expect(await check(wrong)).toEqual([401, 'JsonWebTokenError']);
    expect((await host.send('GET', 'check-token')).body.name).toBe('TokenNotFound');
  });
});
