import { refreshToken as refreshCall } from '@wbn/contract/account/account-calls.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { site, startTokenServer, type TokenServer } from '../testing/start-token-server.ts';

let host: TokenServer;
beforeAll(async () => {
  host = await startTokenServer(inject('postgresUrl'));
});
afterAll(() => host.stop());

async function signIn(person?: { userID: string; sessionID: string }) {
  const owner = person ?? (await host.addPerson());
  const browserSecret = 'b'.repeat(43);
  const code = await host.tokens.createHandoff({ ...owner, browserSecret, site });
  const visitor = { userAgent: 'Test', address: '192.0.2.1' };
  return { ...owner, ...(await host.tokens.redeemHandoff({ code, browserSecret, site }, visitor)) };
}

const refresh = (refreshToken: string) =>
  host.send('POST', 'refresh-token', { 'x-refresh-token': refreshToken });
const check = async (token: string) => {
  const { status, body } = await host.send('GET', 'check-token', { authorization: `Bearer ${token}` });
  return [status, body.name];
};
const good = [200, undefined];
const ended = [401, 'SessionError'];

async function familyOf(userID: string) {
  const family = await host.db
    .selectFrom('account.refresh_family')
    .selectAll()
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow();
  const tokens = await host.db
    .selectFrom('account.refresh_token')
    .selectAll()
    .where('family_id', '=', family.id)
    .orderBy('id')
    .execute();
  return { revoked: family.revoked_at !== null, tokens };
}

describe('CALL-07: refreshing', () => {
  it('returns a new pair each time and uses up the old refresh token', async () => {
    const first = await signIn();
    const seen = new Set([first.refreshToken]);
    let current = first.refreshToken;
    for (let round = 0; round < 3; round += 1) {
      host.pass(900);
      const { status, body } = await refresh(current);
      expect(status).toBe(200);
      expect(z.parse(refreshCall.data, body.data)).toStrictEqual(body.data);
      expect(await check(body.data.token)).toEqual(good);
      current = body.data.refreshToken;
      seen.add(current);
    }
    expect(seen.size).toBe(4);
    const { revoked, tokens } = await familyOf(first.userID);
    expect(revoked).toBe(false);
    expect(tokens.map(({ used_at }) => used_at !== null)).toEqual([true, true, true, false]);
  });

  it('SES-14: returns another access token within the same second, so that tabs notice the change', async () => {
    const first = await signIn();
    const { body } = await refresh(first.refreshToken);
    expect(body.data.tokenExpire).toBe(first.tokenExpire);
    expect(body.data.token).not.toBe(first.token);
    expect(await check(body.data.token)).toEqual(good);
  });

  it('makes one successor for two tabs and twenty concurrent calls, and signs nobody out', async () => {
    const { userID, refreshToken } = await signIn();
    host.pass(900);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    host.pass(9);
    answers.push(await refresh(refreshToken));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const successors = new Set(answers.map(({ body }) => body.data.refreshToken));
    expect(successors.size).toBe(1);
    for (const { body } of answers) expect(await check(body.data.token)).toEqual(good);
    const { revoked, tokens } = await familyOf(userID);
    expect(revoked).toBe(false);
    expect(tokens).toHaveLength(2);
    expect(tokens[0]?.successor_id).toBe(tokens[1]?.id);
    const [successor = ''] = successors;
    expect((await refresh(successor)).status).toBe(200);
  });

  it('ends the family when a used token comes again: both thief and owner are signed out', async () => {
    const { userID, refreshToken } = await signIn();
    const { body: owner } = await refresh(refreshToken);
    host.pass(11);
    const thief = await refresh(refreshToken);
    expect([thief.status, thief.body.name]).toEqual(ended);
    expect((await familyOf(userID)).revoked).toBe(true);
    expect((await refresh(owner.data.refreshToken)).body.name).toBe('SessionError');
    expect(await check(owner.data.token)).toEqual(ended);
  });

  it('ends the family at once when the successor was used too', async () => {
    const { userID, refreshToken } = await signIn();
    const { body } = await refresh(refreshToken);
    expect((await refresh(body.data.refreshToken)).status).toBe(200);
    expect((await refresh(refreshToken)).body.name).toBe('SessionError');
    expect((await familyOf(userID)).revoked).toBe(true);
  });

  it("keeps the person's other families", async () => {
    const one = await signIn();
    const other = await signIn(one);
    await refresh(one.refreshToken);
    host.pass(11);
    await refresh(one.refreshToken);
    expect((await refresh(other.refreshToken)).status).toBe(200);
    expect(await host.tokens.listFamilies(one.userID)).toMatchObject([{ site }]);
  });

  it('SES-04: expires after 30 days without a refresh', async () => {
    const { refreshToken } = await signIn();
    host.pass(30 * 86_400);
    const { status, body } = await refresh(refreshToken);
    expect([status, body.name]).toEqual([401, 'TokenExpiredError']);
    await host.tokens.deleteExpired();
    expect((await refresh(refreshToken)).body.name).toBe('SessionError');
  });

  it('refuses a foreign refresh token and ends nothing', async () => {
    expect((await refresh('nonsense')).body).toMatchObject({ success: false, name: 'SessionError' });
  });

  it('lists open sessions with browser, address and time', async () => {
    const { userID } = await signIn();
    expect(await host.tokens.listFamilies(userID)).toMatchObject([
      { userAgent: 'Test', address: '192.0.2.1', site, lastUsedAt: host.now() },
    ]);
  });
});

describe('CALL-09: signing out', () => {
  it("ends both tokens, those of the browser's other sites, and the host's session", async () => {
    const chile = await signIn();
    const australia = await signIn(chile);
    const elsewhere = await signIn({ ...(await host.addPerson()), userID: chile.userID });
    const { status, body } = await host.send('POST', 'logout', {
      authorization: `Bearer ${chile.token}`,
      'x-refresh-token': chile.refreshToken,
    });
    expect([status, body]).toEqual([200, { success: true, data: {} }]);
    for (const { token, refreshToken } of [chile, australia]) {
      expect(await check(token)).toEqual(ended);
      expect((await refresh(refreshToken)).body.name).toBe('SessionError');
    }
    expect(await check(elsewhere.token)).toEqual(good);
    const sessions = host.db.selectFrom('account.session').where('id', '=', chile.sessionID).selectAll();
    expect(await sessions.execute()).toEqual([]);
  });

  it('accepts either token, also a used refresh token, and none', async () => {
    const byAccess = await signIn();
    await host.send('POST', 'logout', { authorization: `Bearer ${byAccess.token}` });
    expect(await check(byAccess.token)).toEqual(ended);
    const byUsed = await signIn();
    const { body } = await refresh(byUsed.refreshToken);
    await host.send('POST', 'logout', { 'x-refresh-token': byUsed.refreshToken });
    expect(await check(body.data.token)).toEqual(ended);
    const nobody = { authorization: 'Bearer nonsense', 'content-type': 'application/json' };
    expect((await host.send('POST', 'logout', nobody)).status).toBe(200);
  });

  it('signs a deleted account out everywhere', async () => {
    const { userID, token, refreshToken } = await signIn();
    await host.db.deleteFrom('account.user').where('id', '=', userID).execute();
    expect(await check(token)).toEqual(ended);
    expect((await refresh(refreshToken)).body.name).toBe('SessionError');
  });
});
