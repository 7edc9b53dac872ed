import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { password } from '../../testing/add-member.ts';
import { authenticatorCode } from '../../testing/authenticator-code.ts';
import { type SignedIn, signIn } from '../../testing/signed-in-browser.ts';
import { startTestHost, type TestHost } from '../../testing/start-test-host.ts';

const path = '/account/two-factor';
let host: TestHost;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

const keyIn = (body: string) => /<code translate="no">([A-Z2-7 ]+)<\/code>/.exec(body)?.[1] ?? '';
const codesIn = (body: string) =>
  [...body.matchAll(/<li><code>([\w-]+)<\/code>/g)].map(([, code]) => code ?? '');

async function turnOn({ browser }: SignedIn) {
  const setUp = await browser.post(path, { step: 'start', password });
  const key = keyIn(setUp.body);
  const done = await browser.post(path, { step: 'confirm', code: authenticatorCode(key) });
  return { setUp, key, done, codes: codesIn(done.body) };
}

describe('two-factor (TOTP, recovery codes)', () => {
  it('is turned on with the password and a code of the app; shows the recovery codes once', async () => {
    const ana = await signIn(host, 'ana@rossi.example');
    expect((await ana.browser.post(path, { step: 'start', password: 'no' })).statusCode).toBe(401);
    const { setUp, key, done, codes } = await turnOn(ana);
    expect(setUp.body).toMatch(/<svg [^>]*role="img"/);
    expect(key.replaceAll(' ', '').length).toBeGreaterThanOrEqual(32);
    expect(done.statusCode).toBe(200);
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).not.toMatch(/[01258bilosuvz]/i);
    // The codes can be downloaded without JavaScript; the copy button needs it.
    const file = /href="data:text\/plain;charset=utf-8,([^"]+)"/.exec(done.body)?.[1] ?? '';
    expect(decodeURIComponent(file).split('\r\n').slice(2, -1)).toEqual(codes);
    expect(done.body).toMatch(/<button [^>]*data-copies="codes"[^>]* hidden>Copy</);
    const { body } = await ana.browser.get(path);
    expect(body).toContain('10 recovery codes are left.');
    for (const code of codes) expect(body).not.toContain(code);
    const [mail] = await host.mailsTo(ana.email);
    expect(mail?.text).toContain('Two-step verification with an authenticator app is now on');
    // This browser's site stays signed in.
    expect((await host.tokens.listFamilies(ana.id)).map(({ familyID }) => familyID)).toEqual([ana.familyID]);
  });

  it('stays off after a wrong code, and shows the same key again', async () => {
    const eva = await signIn(host, 'eva@rossi.example');
    const setUp = await eva.browser.post(path, { step: 'start', password });
    const wrong = await eva.browser.post(path, { step: 'confirm', code: 'abcdef' });
    expect(wrong.statusCode).toBe(401);
    expect(keyIn(wrong.body)).toBe(keyIn(setUp.body));
    expect((await eva.browser.get(path)).body).toContain('Turn on');
    expect((await host.browser().post('/login', { email: eva.email, password })).headers.location).toContain(
      '/SetID/',
    );
  });

  it('is asked for at the next sign-in; a recovery code works once', async () => {
    const ida = await signIn(host, 'ida@rossi.example');
    const { codes } = await turnOn(ida);
    const logIn = async () => {
      const browser = host.browser();
      const first = await browser.post('/login', { email: ida.email, password });
      expect(first.headers.location).toContain('/login/second-factor');
      return browser.post('/login/second-factor', {
        way: 'recovery',
        code: codes[0]?.toUpperCase().replace('-', ' ') ?? '',
      });
    };
    expect((await logIn()).headers.location).toContain('/SetID/');
    expect((await logIn()).statusCode).toBe(401);
    expect((await ida.browser.get(path)).body).toContain('9 recovery codes are left.');
  });

  it('makes new recovery codes after the password and deletes the old ones', async () => {
    const ugo = await signIn(host, 'ugo@rossi.example');
    const { codes } = await turnOn(ugo);
    expect((await ugo.browser.post(path, { step: 'codes', password: 'no' })).statusCode).toBe(401);
    const fresh = codesIn((await ugo.browser.post(path, { step: 'codes', password })).body);
    expect(fresh).toHaveLength(10);
    expect(fresh.some((code) => codes.includes(code))).toBe(false);
  });

  it('is turned off only with the password', async () => {
    const leo = await signIn(host, 'leo@rossi.example');
    await turnOn(leo);
    expect((await leo.browser.post(path, { step: 'off', password: 'no' })).statusCode).toBe(401);
    const off = await leo.browser.post(path, { step: 'off', password });
    expect(off.headers.location).toContain('done=off');
    expect((await host.browser().post('/login', { email: leo.email, password })).headers.location).toContain(
      '/SetID/',
    );
    expect(await host.tokens.listFamilies(leo.id)).toHaveLength(1);
  });
});
