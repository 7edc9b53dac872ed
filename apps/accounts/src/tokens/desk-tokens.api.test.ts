import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { desk, site, startTokenServer, type TokenServer } from '../testing/start-token-server.ts';

let host: TokenServer;
beforeAll(async () => {
  host = await startTokenServer(inject('postgresUrl'));
});
afterAll(() => host.stop());

const hour = 3600;
const now = () => host.now().getTime() / 1000;
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Signs somebody in at the desk, for the given hours. */
async function signIn(hours = 12) {
  const person = await host.addPerson();
  const began = {
    second_factor_at: host.now(),
    desk_until: new Date(host.now().getTime() + hours * hour * 1000),
  };
  await host.db.updateTable('account.session').set(began).where('id', '=', person.sessionID).execute();
  const code = await host.tokens.createHandoff({ ...person, browserSecret: 'secret', site: desk });
  const visitor = { userAgent: undefined, address: undefined };
  return {
    ...person,
    session: await host.tokens.redeemHandoff({ code, browserSecret: 'secret', site: desk }, visitor),
  };
}

const refresh = (token: string) =>
  host.send('POST', 'refresh-token', { origin: desk, 'x-refresh-token': token });

describe('STF-12: tokens of the desk', () => {
  it('end twelve hours after the sign-in, however often they are refreshed', async () => {
    const { session } = await signIn();
    const end = session.refreshTokenExpire;
    expect(end).toBe(Math.floor(now() + 12 * hour));
    let { refreshToken } = session;
    for (let passed = 0; passed < 11; passed += 1) {
      host.pass(hour);
      const { body } = await refresh(refreshToken);
      expect(body.data.refreshTokenExpire).toBe(end);
      expect(claimsOf(body.data.token)).toMatchObject({ aud: 'wbn-desk', sfa: claimsOf(session.token).sfa });
      ({ refreshToken } = body.data);
    }
    host.pass(hour - 60);
    const last = await refresh(refreshToken);
    expect(last.body.data.tokenExpire).toBe(end);
    host.pass(61);
    const over = await refresh(last.body.data.refreshToken);
    expect([over.status, over.body.name]).toEqual([401, 'TokenExpiredError']);
  });

  it('are not given for a session without a second factor, nor for one whose time at the desk is over', async () => {
    const person = await host.addPerson();
    const redeem = async () => {
      const code = await host.tokens.createHandoff({ ...person, browserSecret: 'secret', site: desk });
      const visitor = { userAgent: undefined, address: undefined };
      return host.tokens.redeemHandoff({ code, browserSecret: 'secret', site: desk }, visitor);
    };
    await expect(redeem()).rejects.toThrow('This sign-in link');
    const over = { second_factor_at: host.now(), desk_until: host.now() };
    await host.db.updateTable('account.session').set(over).where('id', '=', person.sessionID).execute();
    await expect(redeem()).rejects.toThrow('This sign-in link');
  });

  it('are checked and ended like others, and end with every other session of the account', async () => {
    const { session, userID } = await signIn();
    const check = () =>
      host.send('GET', 'check-token', { authorization: `Bearer ${session.token}`, origin: desk });
    expect((await check()).body.data.userID).toBe(userID);
    await host.db.deleteFrom('account.session').where('user_id', '=', userID).execute();
    expect([(await check()).status, (await refresh(session.refreshToken)).status]).toEqual([401, 401]);
  });

  it('may be asked for by pages of the desk', async () => {
    for (const origin of [desk, site]) {
      const { headers } = await host.send('OPTIONS', 'refresh-token', {
        ...{ origin, 'access-control-request-method': 'POST' },
      });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
    }
  });
});
