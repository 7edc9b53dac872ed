import { defineCall } from '@wbn/contract/call.ts';
import { createTokenCheck } from '@wbn/host/access/token-check.ts';
import type { FastifyInstance } from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '../testing/call-server.ts';
import { quietSettings, startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { findTestKey, signIn, signTestToken } from '../testing/test-tokens.ts';
import { createServer } from './create-server.ts';
import { defineHandler } from './define-handler.ts';

const issuer = quietSettings.accountsUrl;
const shape = { method: 'GET', data: z.object({ who: z.string() }), errors: [] } as const;
const own = defineCall({ ...shape, name: 'own', summary: 'Mine', path: 'own', access: 'user' });
const open = defineCall({ ...shape, name: 'open', summary: 'Anyone', path: 'open', freshSeconds: 60 });
const same = defineCall({ ...shape, name: 'same', summary: 'Same for all', path: 'same', freshSeconds: 60 });

let api: TestServer;
let small: FastifyInstance;
const revoked = new Set<string>();
let now = Date.now();
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  small = await createServer({
    settings: quietSettings,
    calls: [own, open, same].map((call) => ({ ...call, room: 'social' })),
    handlers: [
      defineHandler(own, async ({ user }) => ({ data: { who: user.userID } })),
      defineHandler(open, async ({ user }) => ({ data: { who: user?.userID ?? 'a visitor' } })),
      defineHandler(same, async () => ({ data: { who: 'anybody' } })),
    ],
    services: {} as never,
    checkToken: createTokenCheck({ findKey: findTestKey, issuer, revoked, now: () => now }),
    filesDir: api.filesDir,
    readiness: { isStopping: () => false, probe: async () => undefined },
  });
});
afterAll(async () => {
  await small.close();
  await api.stop();
});

async function get(path: string, authorization?: string) {
  const reply = await small.inject({ url: path, headers: authorization ? { authorization } : {} });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}
const nameOf = async (path: string, authorization?: string) => (await get(path, authorization)).body.name;

describe('PERM-01, PERM-02: access to calls', () => {
  it('lets a visitor make open calls and asks for a sign-in at others', async () => {
    expect((await get('/open')).body.data.who).toBe('a visitor');
    const refused = await get('/own');
    expect([refused.status, refused.body.success, refused.body.name]).toEqual([401, false, 'TokenNotFound']);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it('SES-15: treats a header without a token as a visitor', async () => {
    expect((await get('/open', 'Bearer ')).body.data.who).toBe('a visitor');
    expect(await nameOf('/own', 'Bearer')).toBe('TokenNotFound');
  });

  it('recognizes a signed-in person at both, the second time without waiting', async () => {
    const { userID, headers } = await signIn(issuer);
    for (const path of ['/own', '/open', '/own'])
      expect((await get(path, headers.authorization)).body.data.who).toBe(userID);
  });

  it('ERR-03: refuses an invalid token, at open calls too', async () => {
    const old = await signTestToken(issuer, { sub: 'a', exp: Math.floor(now / 1000) - 1 });
    for (const path of ['/own', '/open', '/same']) {
      expect(await nameOf(path, `Bearer ${old}`)).toBe('TokenExpiredError');
      for (const wrong of ['Bearer x', 'Bearer a.b.c', 'Basic abc', 'x', `Bearer ${'x'.repeat(4_000)}`]) {
        const { status, body } = await get(path, wrong);
        expect([status, body.name]).toEqual([401, 'JsonWebTokenError']);
      }
    }
  });

  it('refuses a token when it has expired, and when its family was revoked', async () => {
    const { headers, familyID } = await signIn(issuer);
    expect((await get('/own', headers.authorization)).status).toBe(200);
    revoked.add(familyID);
    expect(await nameOf('/own', headers.authorization)).toBe('SessionError');
    revoked.delete(familyID);
    now += 960_000;
    expect(await nameOf('/own', headers.authorization)).toBe('TokenExpiredError');
    now -= 960_000;
  });

  it('checks a signature again after some minutes, because its key may have been withdrawn', async () => {
    let withdrawn = false;
    const check = createTokenCheck({
      findKey: (header, jws) => findTestKey(withdrawn ? { ...header, kid: 'another' } : header, jws),
      issuer,
      revoked,
      now: () => now,
    });
    const token = await signTestToken(issuer, { sub: 'a' });
    await check(token);
    withdrawn = true;
    expect(check(token)).toMatchObject({ userID: 'a' });
    now += 6 * 60_000;
    await expect(check(token)).rejects.toMatchObject({ name: 'JsonWebTokenError' });
    now -= 6 * 60_000;
  });

  it.each([
    ['audience', { aud: 'other' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['family', { sid: undefined }],
    ['end', { exp: undefined }],
  ])('refuses a token with a wrong %s', async (_what, claims) => {
    const token = await signTestToken(issuer, { sub: 'a', ...claims });
    expect(await nameOf('/own', `Bearer ${token}`)).toBe('JsonWebTokenError');
  });

  it('refuses a token that is unsigned, or signed by another key or algorithm', async () => {
    const [, payload] = (await signTestToken(issuer, { sub: 'a' })).split('.');
    const none = Buffer.from('{"alg":"none","kid":"test"}').toString('base64url');
    const stranger = await generateKeyPair('EdDSA');
    const sign = (alg: string, kid: string, key: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT({ sub: 'a' }).setProtectedHeader({ alg, kid }).sign(key);
    for (const token of [
      `${none}.${payload}.`,
      await sign('EdDSA', 'test', stranger.privateKey),
      await sign('EdDSA', 'unknown', stranger.privateKey),
      await sign('HS256', 'test', Buffer.alloc(32, 1)),
    ]) {
      expect(await nameOf('/own', `Bearer ${token}`)).toBe('JsonWebTokenError');
    }
  });
});

describe('caching of replies', () => {
  it('forbids caching of a reply that depends on the person, and allows others as the contract says', async () => {
    const { headers } = await signIn(issuer);
    const mine = await get('/open', headers.authorization);
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect(mine.headers.vary).toContain('Authorization');
    const visitors = await get('/open');
    expect(visitors.headers['cache-control']).toMatch(/^public, max-age=60/);
    expect(visitors.headers.vary).toContain('Authorization');
    const everybodys = await get('/same', headers.authorization);
    expect(everybodys.headers['cache-control']).toMatch(/^public, max-age=60/);
    expect(everybodys.headers.vary).not.toContain('Authorization');
  });
});

describe('over HTTP', () => {
  const status = async (headers: Record<string, string>) =>
    (await ask(`${api.url}/ref-data/gender`, { headers })).status;

  it('CALL-09: refuses a token at once when its family is revoked in the database', async () => {
    const { userID, familyID, headers } = await api.signIn();
    await api.db
      .insertInto('account.refresh_family')
      .values({ id: familyID, user_id: userID, site: 'https://a.example', expires_at: new Date() })
      .execute();
    expect(await status(headers)).toBe(200);
    await api.db
      .updateTable('account.refresh_family')
      .set({ revoked_at: new Date() })
      .where('id', '=', familyID)
      .execute();
    await expect.poll(() => status(headers)).toBe(401);
    expect(await status((await api.signIn(userID)).headers)).toBe(200);
  });

  it('allows browsers the headers that calls need', async () => {
    const { headers } = await ask(`${api.url}/user/profile`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:4000', 'access-control-request-method': 'PUT' },
    });
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase();
    for (const name of ['authorization', 'idempotency-key', 'content-type']) expect(allowed).toContain(name);
  });

  it('documents access and host of each call in OpenAPI', async () => {
    const { body } = await ask(`${api.url}/openapi.json`);
    expect(body.components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(body.paths['/ref-data/gender'].get.security).toEqual([{}, { accessToken: [] }]);
    const refresh = body.paths['/refresh-token'].post;
    expect(refresh.security).toEqual([{ refreshToken: [] }]);
    expect(refresh.servers[0].url).toBe(issuer);
    expect(body.paths['/check-token'].get.security).toEqual([{ accessToken: [] }]);
  });
});
