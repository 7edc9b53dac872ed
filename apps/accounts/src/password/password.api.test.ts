import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountTexts } from '../account-texts.ts';
import { addMember, password } from '../testing/add-member.ts';
import type { Browser } from '../testing/open-browser.ts';
import { linkIn, startTestHost, type TestHost } from '../testing/start-test-host.ts';

const next = 'a much better password';
let host: TestHost;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

const login = (email: string, secret: string, browser: Browser) =>
  browser.post('/login', { email, password: secret });
const openFamily = async (userID: string) => {
  const { id } = await host.db
    .selectFrom('account.session')
    .select('id')
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow();
  const browserSecret = 'a'.repeat(43);
  const site = 'http://localhost:4000';
  const code = await host.tokens.createHandoff({ userID, sessionID: id, browserSecret, site });
  return host.tokens.redeemHandoff({ code, browserSecret, site }, { userAgent: 'test', address: '::1' });
};

describe('a forgotten password', () => {
  it('gets the same answer with and without an account', async () => {
    await addMember(host, 'mia@neri.example');
    const ask = (email: string) => host.browser().post('/forgot-password', { email });
    const [known, unknown] = [await ask('MIA@neri.example'), await ask('nobody@neri.example')];
    const seen = ({ statusCode, body, headers }: typeof known) => [
      statusCode,
      body,
      headers.location,
      headers['set-cookie'],
    ];
    expect(seen(known)).toEqual(seen(unknown));
    expect(known.statusCode).toBe(303);
    expect((await host.mailsTo('mia@neri.example'))[0]?.subject).toBe('Choose a new password for WBN');
    expect(await host.mailsTo('nobody@neri.example')).toHaveLength(0);
  });

  it('is replaced by the mailed link, once; every session ends with its tokens', async () => {
    const userID = await addMember(host, 'rita@neri.example');
    const browser = host.browser();
    await login('rita@neri.example', password, browser);
    const tokens = await openFamily(userID);
    await host.browser().post('/forgot-password', { email: 'rita@neri.example' });
    const link = linkIn((await host.mailsTo('rita@neri.example'))[0]);
    const token = link.searchParams.get('token') ?? '';
    const { rows } = { rows: await host.db.selectFrom('account.verification').selectAll().execute() };
    expect(JSON.stringify(rows)).not.toContain(token);

    const other = host.browser();
    expect((await other.get(link.pathname + link.search)).body).toContain('autocomplete="new-password"');
    const weak = await other.post('/reset-password', { token, password: 'short' });
    expect(weak.statusCode).toBe(422);
    expect(weak.body).toContain(accountTexts.en.problem.passwordShort);
    const saved = await other.post('/reset-password', { token, password: next });
    expect([saved.statusCode, saved.headers.location]).toEqual([
      303,
      expect.stringContaining('/login?done=reset'),
    ]);
    expect((await other.get(saved.headers.location ?? '')).body).toContain(accountTexts.en.reset.done);

    expect(
      (await other.post('/reset-password', { token, password: 'yet another password' })).statusCode,
    ).toBe(410);
    expect((await other.get(link.pathname + link.search)).statusCode).toBe(410);
    expect((await browser.get('/account')).headers.location).toContain('/login');
    await expect(host.tokens.check(tokens.token)).rejects.toThrow();
    await expect(host.tokens.refresh(tokens.refreshToken, { userAgent: '', address: '' })).rejects.toThrow();
    expect((await login('rita@neri.example', password, host.browser())).statusCode).toBe(401);
    expect((await login('rita@neri.example', next, host.browser())).statusCode).toBe(303);
    const subjects = (await host.mailsTo('rita@neri.example')).map(({ subject }) => subject);
    expect(subjects).toContain('Your WBN password was changed');
  });

  it('confirms the address too, because its link came by mail', async () => {
    await addMember(host, 'ugo@neri.example', { verified: false });
    await host.browser().post('/forgot-password', { email: 'ugo@neri.example' });
    const token = linkIn((await host.mailsTo('ugo@neri.example'))[0]).searchParams.get('token') ?? '';
    await host.browser().post('/reset-password', { token, password: next });
    expect((await login('ugo@neri.example', next, host.browser())).statusCode).toBe(303);
  });

  it('lets strangers neither use up the mails of an account nor fill its mailbox', async () => {
    const email = 'flooded@neri.example';
    await addMember(host, email);
    for (let address = 0; address < 8; address += 1)
      expect((await host.browser().post('/forgot-password', { email })).statusCode).toBe(303);
    const mails = await host.mailsTo(email);
    expect(mails.length).toBeLessThan(8);
    const token = linkIn(mails[0]).searchParams.get('token') ?? '';
    expect((await host.browser().post('/reset-password', { token, password: next })).statusCode).toBe(303);
  });

  it('is rate-limited by account and address', async () => {
    const answers = async (emails: readonly string[], browser: Browser) => {
      const statuses: number[] = [];
      for (const email of emails)
        statuses.push((await browser.post('/forgot-password', { email })).statusCode);
      return statuses;
    };
    const same = Array.from({ length: 6 }, () => 'often@neri.example');
    expect(await answers(same, host.browser())).toEqual([303, 303, 303, 303, 303, 429]);
    const many = Array.from({ length: 31 }, (_, index) => `someone${index}@neri.example`);
    expect((await answers(many, host.browser())).at(-1)).toBe(429);
  });
});

describe('changing the password', () => {
  it('asks visitors to sign in first, and comes back', async () => {
    await addMember(host, 'leo@neri.example');
    const browser = host.browser();
    const asked = await browser.get('/account/password');
    const query = new URL(asked.headers.location ?? '', 'http://localhost').searchParams;
    expect(query.get('next')).toBe('/account/password');
    const { headers } = await browser.post('/login', {
      email: 'leo@neri.example',
      password,
      next: '/account/password',
    });
    expect(headers.location).toBe('/account/password');
    expect((await browser.get('/account/password')).statusCode).toBe(200);
  });

  it('needs the current password, and ends all other sessions', async () => {
    await addMember(host, 'eva@neri.example');
    const [here, there] = [host.browser(), host.browser()];
    await login('eva@neri.example', password, here);
    await login('eva@neri.example', password, there);
    const change = (currentPassword: string) =>
      here.post('/account/password', { currentPassword, password: next });
    const wrong = await change('not the password');
    expect([wrong.statusCode, wrong.body.includes(accountTexts.en.change.wrong)]).toEqual([401, true]);
    expect((await change(password)).statusCode).toBe(303);
    expect((await here.get('/account')).body).toContain('eva@neri.example');
    expect((await there.get('/account')).statusCode).toBe(303);
    expect((await login('eva@neri.example', next, host.browser())).statusCode).toBe(303);
  });

  it('signing out ends the session of this host', async () => {
    await addMember(host, 'ivo@neri.example');
    const browser = host.browser();
    await login('ivo@neri.example', password, browser);
    const stolen = new Map(browser.cookies);
    expect((await browser.post('/sign-out', {})).headers.location).toContain('/login?done=signed-out');
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect((await browser.get('/account')).statusCode).toBe(303);
  });
});
