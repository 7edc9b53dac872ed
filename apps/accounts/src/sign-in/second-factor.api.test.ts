import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addMember, password } from '../testing/add-member.ts';
import { authenticatorCode } from '../testing/authenticator-code.ts';
import type { Browser } from '../testing/open-browser.ts';
import { startTestHost, type TestHost } from '../testing/start-test-host.ts';

let host: TestHost;
let otpauth: string;
let recoveryCodes: string[];
const email = 'ana@rossi.example';

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
  await addMember(host, email);
  const browser = host.browser();
  await browser.post('/login', { email, password });
  const headers = new Headers({ cookie: [...browser.cookies].map(([k, v]) => `${k}=${v}`).join('; ') });
  const enabled = await host.auth.api.enableTwoFactor({ body: { password }, headers });
  if (enabled.method !== 'totp') throw new Error('not by app');
  recoveryCodes = enabled.backupCodes;
  otpauth = enabled.totpURI;
  await host.auth.api.verifyTOTP({ body: { code: authenticatorCode(otpauth) }, headers });
});
afterAll(() => host.stop());

async function passwordStep(browser: Browser): Promise<void> {
  const { statusCode, headers } = await browser.post('/login', { email, password });
  expect([statusCode, headers.location]).toEqual([303, expect.stringContaining('/login/second-factor')]);
  expect([...browser.cookies.keys()]).not.toContain('wbn.session_token');
}

it('SES-01: is required between the password and the session', async () => {
  const browser = host.browser();
  await passwordStep(browser);
  expect((await browser.get('/account')).statusCode).toBe(303);
  expect((await browser.get('/login/second-factor')).body).toContain('autocomplete="one-time-code"');
  const wrong = await browser.post('/login/second-factor', { code: '000000', way: 'app' });
  expect(wrong.statusCode).toBe(401);
  const late = authenticatorCode(otpauth, Date.now() - 30_000);
  const right = await browser.post('/login/second-factor', { code: late, way: 'app' });
  expect([right.statusCode, right.headers.location]).toEqual([
    303,
    expect.stringContaining('/SetID/?token='),
  ]);
});

it('accepts a code of the app once, and no older one after it', async () => {
  const code = authenticatorCode(otpauth);
  const first = host.browser();
  await passwordStep(first);
  expect((await first.post('/login/second-factor', { code, way: 'app' })).statusCode).toBe(303);
  for (const used of [code, authenticatorCode(otpauth, Date.now() - 30_000)]) {
    const second = host.browser();
    await passwordStep(second);
    const again = await second.post('/login/second-factor', { code: used, way: 'app' });
    expect(again.statusCode).toBe(401);
    expect([...second.cookies.keys()]).not.toContain('wbn.session_token');
    expect((await second.get('/account')).statusCode).toBe(303);
  }
});

it('accepts a recovery code instead, once', async () => {
  const code = recoveryCodes[0] ?? '';
  const first = host.browser();
  await passwordStep(first);
  expect((await first.post('/login/second-factor', { code, way: 'recovery' })).statusCode).toBe(303);
  const second = host.browser();
  await passwordStep(second);
  expect((await second.post('/login/second-factor', { code, way: 'recovery' })).statusCode).toBe(401);
});

it('does not ask a trusted browser again; cannot be reached without the password', async () => {
  const browser = host.browser();
  await passwordStep(browser);
  const early = authenticatorCode(otpauth, Date.now() + 30_000);
  await browser.post('/login/second-factor', { code: early, way: 'app', trust: 'yes' });
  await browser.post('/sign-out', {});
  const again = await browser.post('/login', { email, password });
  expect(again.headers.location).toContain('/SetID/');
  expect((await host.browser().get('/login/second-factor')).headers.location).toContain('problem=expired');
});

it('locks after ten wrong codes', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const browser = host.browser();
    await passwordStep(browser);
    statuses.push((await browser.post('/login/second-factor', { code: '000000', way: 'app' })).statusCode);
  }
  expect(statuses.slice(0, 9).every((status) => status === 401)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
