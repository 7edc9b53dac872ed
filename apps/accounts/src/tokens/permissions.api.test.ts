import { accountCalls } from '@wbn/contract/account/account-calls.ts';
import type { Call } from '@wbn/contract/call.ts';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { site, startTokenServer, type TokenServer } from '../testing/start-token-server.ts';

/** What a browser has after signing in, with an unused code. */
interface Person {
  readonly token: string;
  readonly refreshToken: string;
  readonly cookie: string;
  readonly code: string;
}

interface Request {
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Status for a visitor, for the user and for another user; `user` is the code's owner. */
type Row = readonly [
  status: readonly [visitor: number, user: number, other: number],
  request: (who: Person | undefined, user: Person) => Request,
];

const table: Readonly<Record<string, Row>> = {
  'refresh-token': [
    [401, 200, 200],
    (who) => ({ headers: who ? { 'x-refresh-token': who.refreshToken } : {} }),
  ],
  'log-out': [[200, 200, 200], (who) => ({ headers: who ? { authorization: `Bearer ${who.token}` } : {} })],
  'get-session': [
    [401, 200, 401],
    (who, { code }) => ({ headers: who ? { cookie: who.cookie } : {}, body: { token: code } }),
  ],
  'check-token': [
    [401, 200, 200],
    (who) => ({ headers: who ? { authorization: `Bearer ${who.token}` } : {} }),
  ],
};

let host: TokenServer;
beforeEach(async () => {
  host = await startTokenServer(inject('postgresUrl'));
});
afterEach(() => host.stop());

async function signIn(letter: string): Promise<Person> {
  const person = await host.addPerson();
  const browserSecret = letter.repeat(43);
  const makeCode = () => host.tokens.createHandoff({ ...person, browserSecret, site });
  const claim = { code: await makeCode(), browserSecret, site };
  const visitor = { userAgent: undefined, address: undefined };
  const tokens = await host.tokens.redeemHandoff(claim, visitor);
  return { ...tokens, cookie: `__Host-wbn-browser=${browserSecret}`, code: await makeCode() };
}

describe('PERM-08: allows each call on the auth host to visitors, users and other users as listed', () => {
  it.each(accountCalls.map((call: Call) => [call.name, call] as const))('%s', async (name, call) => {
    const row = table[name];
    if (!row) throw new Error(`Say in the table who may make the call ${name}`);
    const [expected, request] = row;
    const [user, other] = [await signIn('u'), await signIn('o')];
    const statusOf = async (who?: Person) => {
      const { headers, body } = request(who, user);
      return (await host.send(call.method, call.path, headers, body)).status;
    };
    const [visitor, stranger, owner] = [await statusOf(), await statusOf(other), await statusOf(user)];
    expect([visitor, owner, stranger]).toEqual(expected);
  });

  it('does not sign out other people', async () => {
    const [user, other] = [await signIn('u'), await signIn('o')];
    await host.send('POST', 'logout', { authorization: `Bearer ${other.token}` });
    const check = await host.send('GET', 'check-token', { authorization: `Bearer ${user.token}` });
    expect(check.status).toBe(200);
  });
});
