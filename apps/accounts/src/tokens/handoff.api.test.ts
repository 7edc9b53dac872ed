import { createHash } from 'node:crypto';
import { getSession } from '@wbn/contract/account/account-calls.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { site, startTokenServer, type TokenServer } from '../testing/start-token-server.ts';

let host: TokenServer;
beforeAll(async () => {
  host = await startTokenServer(inject('postgresUrl'));
});
afterAll(() => host.stop());

/** A browser with the auth host's cookie. */
async function openBrowser() {
  const answer = await host.send('GET', 'cookie');
  const cookie = answer.headers.get('set-cookie') ?? '';
  return { secret: String(answer.body.secret), setCookie: cookie, cookie: cookie.split(';')[0] ?? '' };
}

async function handOff(browserSecret: string, to = site, challenge?: string) {
  const person = await host.addPerson();
  return {
    ...person,
    code: await host.tokens.createHandoff({ ...person, browserSecret, challenge, site: to }),
  };
}

const exchange = (token: string, headers: Record<string, string> = {}) =>
  host.send('POST', 'get-session', headers, { token });

describe('SES-12, CALL-10: the code of a hand-off', () => {
  it('CALL-08: gives a session once, and check-token accepts its token', async () => {
    const browser = await openBrowser();
    const { userID, code } = await handOff(browser.secret);
    const answer = await exchange(code, { cookie: browser.cookie });
    expect(answer.status).toBe(200);
    expect(answer.body.success).toBe(true);
    expect(z.parse(getSession.data, answer.body.data)).toStrictEqual(answer.body.data);
    expect(answer.body.data.userID).toBe(userID);
    const seconds = Math.floor(host.now().getTime() / 1000);
    expect(answer.body.data.tokenExpire).toBe(seconds + 900);
    expect(answer.body.data.refreshTokenExpire).toBe(seconds + 30 * 86_400);
    const check = await host.send('GET', 'check-token', {
      authorization: `Bearer ${answer.body.data.token}`,
    });
    expect(check.body).toEqual({
      success: true,
      data: { userID, tokenExpire: answer.body.data.tokenExpire },
    });

    const again = await exchange(code, { cookie: browser.cookie });
    expect([again.status, again.body.name]).toEqual([401, 'SessionError']);
  });

  it('gives one session to twenty requests at once', async () => {
    const browser = await openBrowser();
    const { userID, code } = await handOff(browser.secret);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => exchange(code, { cookie: browser.cookie })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await host.tokens.listFamilies(userID)).toHaveLength(1);
  });

  it('expires after 60 seconds', async () => {
    const browser = await openBrowser();
    const young = await handOff(browser.secret);
    host.pass(59);
    expect((await exchange(young.code, { cookie: browser.cookie })).status).toBe(200);
    const old = await handOff(browser.secret);
    host.pass(60);
    expect((await exchange(old.code, { cookie: browser.cookie })).body.name).toBe('SessionError');
  });

  it("is refused without the cookie, with another browser's and from another site", async () => {
    const browser = await openBrowser();
    const other = await openBrowser();
    const { code } = await handOff(browser.secret);
    const wrong: Record<string, string>[] = [
      {},
      { cookie: other.cookie },
      { cookie: browser.cookie, origin: 'https://www.wbnaustralia.example' },
    ];
    for (const headers of wrong) {
      const answer = await exchange(code, headers);
      expect([answer.status, answer.body.success, answer.body.name]).toEqual([401, false, 'SessionError']);
    }
    expect((await exchange(code, { cookie: `a=b; ${browser.cookie}; c=d` })).status).toBe(200);
  });

  it('needs no cookie when the site sent a challenge: the verifier identifies the browser (RFC 7636)', async () => {
    const browser = await openBrowser();
    const [verifier, challenge] = [
      'dBjftJeZ4CVP-mBWX0EvrqECN1RUcVJTWhXFG3hCpYk',
      createHash('sha256').update('dBjftJeZ4CVP-mBWX0EvrqECN1RUcVJTWhXFG3hCpYk').digest('base64url'),
    ];
    const { code } = await handOff(browser.secret, site, challenge);
    const ask = (headers: Record<string, string>, shown?: string) =>
      host.send('POST', 'get-session', headers, { token: code, verifier: shown });
    for (const wrong of [
      await ask({}),
      await ask({}, challenge),
      await ask({}, ''),
      // A code that is bound to a challenge needs the verifier; the cookie is not enough.
      await ask({ cookie: browser.cookie }),
    ]) {
      expect([wrong.status, wrong.body.name]).toEqual([401, 'SessionError']);
    }
    expect((await ask({}, verifier)).status).toBe(200);
    expect((await ask({}, verifier)).status).toBe(401);
  });

  it('ends with the session that created it', async () => {
    const browser = await openBrowser();
    const { code, sessionID } = await handOff(browser.secret);
    await host.db.deleteFrom('account.session').where('id', '=', sessionID).execute();
    expect((await exchange(code, { cookie: browser.cookie })).body.name).toBe('SessionError');
  });

  it('is stored as a hash, like every other secret', async () => {
    const browser = await openBrowser();
    const { code } = await handOff(browser.secret);
    const other = await handOff(browser.secret);
    const { body } = await exchange(other.code, { cookie: browser.cookie });
    const rows = await Promise.all([
      host.db.selectFrom('account.handoff_code').selectAll().execute(),
      host.db.selectFrom('account.refresh_token').selectAll().execute(),
      host.db.selectFrom('account.signing_key').selectAll().execute(),
    ]);
    const stored = JSON.stringify(rows, (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const secret of [code, browser.secret, body.data.refreshToken]) expect(stored).not.toContain(secret);
    expect(stored).not.toContain('"d":');
  });

  it('answers a malformed or wrong code with a client error, never a server error', async () => {
    const { cookie } = await openBrowser();
    expect((await exchange('', { cookie })).body.name).toBe('ValidationError');
    expect((await exchange('\u0000', { cookie })).body.name).toBe('ValidationError');
    expect((await exchange('x'.repeat(5_000), { cookie })).body.name).toBe('PayloadTooLarge');
    expect((await host.send('POST', 'get-session', { cookie })).body.name).toBe('ValidationError');
  });

  it("keeps the browser's cookie from scripts, plain HTTP and other hosts", async () => {
    const { setCookie } = await openBrowser();
    expect(setCookie).toMatch(/^__Host-/);
    for (const attribute of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=None'])
      expect(setCookie).toContain(attribute);
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    host.send('OPTIONS', 'get-session', { origin, 'access-control-request-method': 'POST' });

  it('allows calls with credentials from sites of the network', async () => {
    const { status, headers } = await preflight(site);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toContain('x-refresh-token');
    const refused = await host.send('POST', 'refresh-token');
    expect(refused.headers.get('access-control-allow-origin')).toBe(site);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.body.name).toBe('TokenNotFound');
  });

  it.each(['https://evil.example', 'null'])('refuses them to %s', async (origin) => {
    const { headers } = await preflight(origin);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });
});
