import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addMember, password } from '../testing/add-member.ts';
import { addApp, addStaff } from '../testing/add-staff.ts';
import { firstCode } from '../testing/first-code.ts';
import type { Answer, Browser } from '../testing/open-browser.ts';
import { addPasskey, signInWithPasskey } from '../testing/sign-with-passkey.ts';
import { deskUrl, startTestHost, type TestHost } from '../testing/start-test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

const back = `${deskUrl}/cases?state=open`;
const door = `/login?continue=${encodeURIComponent(back)}`;
const confirm = '/staff/confirm';

/** Path of this host, or origin and path of the next address. */
function nextOf({ headers }: Answer): string {
  const address = new URL(String(headers.location), host.settings.accountsUrl);
  const origin = address.origin === host.settings.accountsUrl ? '' : address.origin;
  return origin + address.pathname;
}

/** Exchanges the code in the address of the hand-off, as the page of `site` does. */
async function exchange(browser: Browser, { headers }: Answer, site = deskUrl) {
  const code = new URL(String(headers.location)).searchParams.get('token') ?? '';
  const browserSecret = browser.cookies.get('__Host-wbn-browser') ?? '';
  return host.tokens.redeemHandoff({ code, browserSecret, site }, { userAgent: 'Firefox', address: '::1' });
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Makes everything that was given in the browsers of a person older. */
async function age(userID: string, time: string): Promise<void> {
  const ago = sql<Date>`now() - ${time}::interval`;
  await host.db
    .updateTable('account.session')
    .set({ authenticated_at: ago, second_factor_at: ago })
    .where('user_id', '=', userID)
    .execute();
}

describe('STF-11: sign-in at the desk', () => {
  it('asks for a code of the app, and hands over tokens of the desk', async () => {
    const email = 'vera@desk.example';
    const userID = await addStaff(host, email);
    const code = await addApp(host, email);
    const browser = host.browser();
    expect((await browser.get(door)).body).toContain('Back to the desk');
    expect(nextOf(await browser.post('/login', { email, password, continue: back }))).toBe(
      '/login/second-factor',
    );
    const answer = await browser.post('/login/second-factor', {
      way: 'app',
      code: await code(),
      continue: back,
    });
    expect(nextOf(answer)).toBe(`${deskUrl}/SetID/`);
    expect(new URL(String(answer.headers.location)).searchParams.get('continue')).toBe(back);
    const { token, tokenExpire, refreshTokenExpire } = await exchange(browser, answer);
    const now = Date.now() / 1000;
    expect(claimsOf(token)).toMatchObject({ aud: 'wbn-desk', sub: userID, sfa: expect.any(Number) });
    expect(Math.abs(Number(claimsOf(token).sfa) - now)).toBeLessThan(60);
    expect(tokenExpire - now).toBeLessThanOrEqual(901);
    expect(Math.abs(refreshTokenExpire - now - 12 * 3600)).toBeLessThan(60);
  });

  it('takes a recovery code, too', async () => {
    const email = 'rita@desk.example';
    const userID = await addStaff(host, email);
    await addApp(host, email);
    const { backupCodes } = await host.auth.api.viewBackupCodes({ body: { userId: userID } });
    const browser = host.browser();
    await browser.post('/login', { email, password, continue: back });
    const fields = { way: 'recovery', code: backupCodes[0] ?? '', continue: back };
    expect(nextOf(await browser.post('/login/second-factor', fields))).toBe(`${deskUrl}/SetID/`);
  });

  it('takes a passkey only when the device has checked who uses it', async () => {
    const email = 'ken@desk.example';
    const userID = await addStaff(host, email);
    const passkey = await addPasskey(host, userID);
    const sure = host.browser();
    expect(await signInWithPasskey(host, sure, passkey)).toBe(200);
    const answer = await sure.get(door);
    expect(nextOf(answer)).toBe(`${deskUrl}/SetID/`);
    expect(claimsOf((await exchange(sure, answer)).token)).toMatchObject({ aud: 'wbn-desk' });
    const touched = host.browser();
    expect(await signInWithPasskey(host, touched, passkey, false)).toBe(200);
    expect(nextOf(await touched.get(door))).toBe(confirm);
  });

  it('does not count a trusted browser, nor a session that began without a second factor', async () => {
    const email = 'tara@desk.example';
    const userID = await addStaff(host, email);
    const old = host.browser();
    await old.post('/login', { email, password });
    const code = await addApp(host, email);
    expect(nextOf(await old.get(door))).toBe(confirm);

    const trusting = host.browser();
    await trusting.post('/login', { email, password });
    await trusting.post('/login/second-factor', { way: 'app', code: await code(), trust: 'yes' });
    await trusting.post('/sign-out', {});
    expect(nextOf(await trusting.post('/login', { email, password, continue: back }))).toBe(confirm);
    const page = await trusting.get(`${confirm}?continue=${encodeURIComponent(back)}`);
    expect(page.body).toContain('name="code"');
    // The password was given just now.
    expect(page.body).not.toContain('name="password"');
    const wrong = await trusting.post(confirm, { code: '000000', continue: back });
    expect(wrong.statusCode).toBe(401);
    const right = await trusting.post(confirm, { code: await code(), continue: back });
    expect(nextOf(right)).toBe(`${deskUrl}/SetID/`);

    await age(userID, '2 days');
    expect((await old.get(`${confirm}?continue=${encodeURIComponent(back)}`)).body).toContain(
      'name="password"',
    );
    expect((await old.post(confirm, { code: await code(), continue: back })).statusCode).toBe(422);
    const both = await old.post(confirm, { code: await code(), password, continue: back });
    expect(nextOf(both)).toBe(`${deskUrl}/SetID/`);
  });

  it('leads staff without a second factor to the pages that set one up, and on from there', async () => {
    const email = 'nina@desk.example';
    await addStaff(host, email);
    const browser = host.browser();
    expect(nextOf(await browser.post('/login', { email, password, continue: back }))).toBe(confirm);
    const page = await browser.get(`${confirm}?continue=${encodeURIComponent(back)}`);
    expect(page.body).toContain('Set up your second step');
    expect(page.body).toContain('/account/two-factor?continue=');
    expect((await browser.get('/account/passkeys')).body).toContain('Go on to the desk');
    await browser.post('/account/two-factor', { step: 'start', password });
    const done = await browser.post('/account/two-factor', {
      step: 'confirm',
      code: await firstCode(host, email),
    });
    expect(done.body).toContain('Go on to the desk');
    expect(nextOf(await browser.get(door))).toBe(`${deskUrl}/SetID/`);
  });

  it('shows the way back to everybody else', async () => {
    const email = 'otto@people.example';
    const userID = await addMember(host, email);
    const browser = host.browser();
    const stranger = await browser.post('/login', { email, password, continue: back });
    expect(stranger.statusCode).toBe(403);
    expect(stranger.body).toContain('This address is for staff of WBN');
    expect((await browser.get(`${confirm}?continue=${encodeURIComponent(back)}`)).statusCode).toBe(403);
    await host.db
      .insertInto('staff_member')
      .values({ user_id: userID, role: 'support', left_at: new Date() })
      .execute();
    expect((await browser.get(door)).statusCode).toBe(403);
    expect(nextOf(await host.browser().get(confirm))).toBe('/login');
  });
});

describe('STF-12: the second factor again, and the end of a session', () => {
  it('gives new tokens for a code alone, whose session ends when the first would have', async () => {
    const email = 'stella@desk.example';
    const userID = await addStaff(host, email);
    const code = await addApp(host, email);
    const browser = host.browser();
    await browser.post('/login', { email, password, continue: back });
    const first = await exchange(
      browser,
      await browser.post('/login/second-factor', { way: 'app', code: await code(), continue: back }),
    );
    await age(userID, '3 hours');
    const ends = { desk_until: sql<Date>`now() + interval '9 hours'` };
    await host.db.updateTable('account.session').set(ends).where('user_id', '=', userID).execute();
    expect(nextOf(await browser.get(door))).toBe(confirm);
    expect((await browser.get(`${confirm}?continue=${encodeURIComponent(back)}`)).body).not.toContain(
      'name="password"',
    );
    const again = await exchange(
      browser,
      await browser.post(confirm, { code: await code(), continue: back }),
    );
    expect(Number(claimsOf(again.token).sfa)).toBeGreaterThanOrEqual(Number(claimsOf(first.token).sfa));
    expect(Math.abs(again.refreshTokenExpire - Date.now() / 1000 - 9 * 3600)).toBeLessThan(60);
  });

  it('asks for the password again when the twelve hours are over', async () => {
    const email = 'late@desk.example';
    const userID = await addStaff(host, email);
    const code = await addApp(host, email);
    const browser = host.browser();
    await browser.post('/login', { email, password, continue: back });
    await browser.post('/login/second-factor', { way: 'app', code: await code(), continue: back });
    await age(userID, '13 hours');
    await host.db
      .updateTable('account.session')
      .set({ desk_until: sql<Date>`now() - interval '1 hour'` })
      .where('user_id', '=', userID)
      .execute();
    expect(nextOf(await browser.get(door))).toBe(confirm);
    expect((await browser.get(`${confirm}?continue=${encodeURIComponent(back)}`)).body).toContain(
      'name="password"',
    );
    const both = await browser.post(confirm, { code: await code(), password, continue: back });
    const { refreshTokenExpire } = await exchange(browser, both);
    expect(Math.abs(refreshTokenExpire - Date.now() / 1000 - 12 * 3600)).toBeLessThan(60);
  });

  it('gives a site no tokens of the desk, and the desk none of a site', async () => {
    const email = 'cross@desk.example';
    const userID = await addStaff(host, email);
    const code = await addApp(host, email);
    const browser = host.browser();
    await browser.post('/login', { email, password, continue: back });
    const toDesk = await browser.post('/login/second-factor', {
      way: 'app',
      code: await code(),
      continue: back,
    });
    await expect(exchange(browser, toDesk, host.settings.siteUrl)).rejects.toThrow('This sign-in link');
    const toSite = await browser.get(`/login?continue=${encodeURIComponent(`${host.settings.siteUrl}/`)}`);
    await expect(exchange(browser, toSite)).rejects.toThrow('This sign-in link');
    expect(claimsOf((await exchange(browser, toSite, host.settings.siteUrl)).token)).toMatchObject({
      aud: 'wbn',
    });
    const { familyID } = (await host.tokens.listFamilies(userID)).find(({ site }) => site !== deskUrl) ?? {};
    expect(familyID).toBeDefined();
  });
});
