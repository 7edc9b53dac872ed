import { languages } from '@wbn/contract/shared/language.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountTexts } from '../account-texts.ts';
import { addMember, password } from '../testing/add-member.ts';
import { linkIn, startTestHost, type TestHost } from '../testing/start-test-host.ts';

const page = 'http://chile.localhost:4000/product/abc?size=2';
let host: TestHost;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
  await addMember(host, 'ana@rossi.example');
});
afterAll(() => host.stop());

const login = (email: string, secret: string, browser = host.browser()) =>
  browser.post('/login', { email, password: secret, continue: page });

/** Subjects of the mails about new browsers. */
async function newLogins(email: string) {
  const mails = await host.mailsTo(email);
  return mails.filter(({ subject }) => /^(New login|Nuevo inicio)/.test(subject));
}

describe('a browser that is new to the account', () => {
  it("is reported by mail once, with browser, system and time, except the account's first", async () => {
    await addMember(host, 'nina@rossi.example');
    const [first, second] = [host.browser(), host.browser()];
    const firefox = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const signInWith = async (browser: typeof first) => {
      const given = { email: 'nina@rossi.example', password, continue: 'http://localhost:4000/' };
      expect((await browser.post('/login', given, firefox)).statusCode).toBe(303);
      await browser.post('/sign-out', {});
    };
    for (const browser of [first, first]) await signInWith(browser);
    expect(await newLogins('nina@rossi.example')).toEqual([]);
    for (const browser of [second, second, first]) await signInWith(browser);
    const [mail, ...more] = await newLogins('nina@rossi.example');
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/Firefox on Linux, \d+ \w+ \d{4}, \d+:\d\d [ap]m AE[DS]T\./);
    expect(linkIn(mail).pathname).toBe('/forgot-password');
  });

  it('is known to each account that uses it', async () => {
    const shared = host.browser();
    for (const email of ['uno@rossi.example', 'due@rossi.example']) {
      await addMember(host, email);
      await login(email, password);
    }
    for (const email of ['uno@rossi.example', 'due@rossi.example', 'uno@rossi.example']) {
      await login(email, password, shared);
      await shared.post('/sign-out', {});
    }
    expect(await newLogins('uno@rossi.example')).toHaveLength(1);
  });
});

describe('addresses that better-auth alone would refuse', () => {
  it.each(['r&d@rossi.example', 'info@例子.中国'])(
    '%s registers, gets mail, confirms and signs in',
    async (email) => {
      const stored = email.replace('例子.中国', 'xn--fsqu00a.xn--fiqs8s');
      const browser = host.browser();
      await browser.post('/register', {
        firstName: 'Ana',
        lastName: 'Rossi',
        companyName: '',
        email,
        password,
      });
      const [mail] = await host.mailsTo(stored);
      const token = linkIn(mail).searchParams.get('token') ?? '';
      expect((await browser.post('/verify-email', { token, continue: page })).statusCode).toBe(303);
      for (const typed of [email, stored]) {
        const answer = await login(typed, password);
        expect([typed, answer.statusCode]).toEqual([typed, 303]);
      }
      expect((await login(email, `not ${password}`)).statusCode).toBe(401);
    },
  );
});

describe('RT-52: the login page', () => {
  it.each(languages)('is shown in %s, and works without a script', async (language) => {
    const { statusCode, headers, body } = await host.browser().get('/login', { 'accept-language': language });
    expect(statusCode).toBe(200);
    expect(headers['content-language']).toBe(language);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${accountTexts[language].login.title}</h1>`));
    expect(body).toMatch(/<form [^>]*method="post" action="\/login"/);
    // The button that shows the password is added by JavaScript.
    const show = accountTexts[language].showPassword;
    expect(body).toMatch(new RegExp(`<button [^>]*data-shows="password"[^>]* hidden>${show}<`));
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(body).not.toMatch(/ style=| on[a-z]+=|<script(?! src="\/)/);
  });

  it("has the logo, label, colour and language of the visitor's edition", async () => {
    const { body, headers } = await host.browser().get(`/login?continue=${encodeURIComponent(page)}`);
    expect(headers['content-language']).toBe('es');
    expect(body).toContain('Volver a WBN Chile');
    expect(body).toContain('<img src="http://chile.localhost:4000/logo.svg" alt="WBN Chile"');
    expect(headers['content-security-policy']).toContain('img-src data: http://chile.localhost:4000;');
    const brand = /href="(\/assets\/brand-chile-[\w-]+\.css)"/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(
      "form-action 'self' http://chile.localhost:4000; frame",
    );
    expect((await host.browser().get(brand)).body).toContain('--wbn-brand-primary:#1d4aa0;');
  });

  it('keeps the edition through the flow, and changes the language on request', async () => {
    const browser = host.browser();
    await browser.get(`/login?continue=${encodeURIComponent(page)}`);
    expect((await browser.get('/register')).body).toContain('WBN Chile');
    expect((await browser.get('/register?lang=zh')).body).toContain('返回 WBN 智利');
    expect((await browser.get('/forgot-password')).body).toContain('返回 WBN 智利');
  });

  it('escapes continue in its attributes, and replaces foreign addresses by the home page', async () => {
    const target = `http://localhost:4000/search-result?search="'><script>&x=1`;
    const { body } = await host.browser().get(`/login?continue=${encodeURIComponent(target)}`);
    expect(body).toContain('search=%22%27%3E%3Cscript%3E&amp;x=1"');
    expect(body).not.toContain('"\'><script>');
    const stranger = await host.browser().get('/login?continue=https://evil.example/');
    expect(stranger.body).not.toContain('evil');
  });
});

describe('SES-01: signing in', () => {
  it('returns to the site with a code for its hand-off page', async () => {
    const browser = host.browser();
    const { statusCode, headers } = await login('Ana@Rossi.example', password, browser);
    expect(statusCode).toBe(303);
    const address = new URL(headers.location ?? '');
    expect(address.origin + address.pathname).toBe('http://chile.localhost:4000/SetID/');
    expect(address.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    expect(address.searchParams.get('continue')).toBe(page);
    // A member who is signed in here needs no password for another site of the network.
    const other = await browser.get('/login?continue=http://italy.localhost:4000/');
    expect(other.headers.location).toMatch(/^http:\/\/italy\.localhost:4000\/SetID\/\?token=/);
  });

  it('gives the code only to the browser that signed in', async () => {
    const browser = host.browser();
    const { headers } = await login('ana@rossi.example', password, browser);
    const code = new URL(headers.location ?? '').searchParams.get('token');
    const exchange = (from: typeof browser) =>
      from.get('/', {}).then(() =>
        host.tokens.redeemHandoff(
          {
            code: code ?? '',
            browserSecret: from.cookies.get('__Host-wbn-browser'),
            site: 'http://chile.localhost:4000',
          },
          { userAgent: undefined, address: undefined },
        ),
      );
    await expect(exchange(host.browser())).rejects.toThrow();
    expect(await exchange(browser)).toMatchObject({ userID: expect.any(String) });
  });

  it('gives the same answer to a wrong password and an unknown address', async () => {
    const wrong = await login('ana@rossi.example', 'not the password');
    const unknown = await login('nobody@rossi.example', 'not the password');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(unknown.body.replaceAll('nobody@', 'ana@')).toBe(wrong.body);
    expect(wrong.body).toContain('value="ana@rossi.example"');
    expect(wrong.body).not.toContain('not the password');
  });

  it('lets no phone make links of numbers and dates', async () => {
    const { body } = await host.browser().get('/login');
    expect(body).toContain(
      '<meta name="format-detection" content="telephone=no, date=no, email=no, address=no">',
    );
  });

  it('names missing fields beside them and in a focused summary', async () => {
    const { statusCode, body } = await host
      .browser()
      .post('/login', { email: 'ana', password: '' }, { 'accept-language': 'en' });
    expect(statusCode).toBe(422);
    expect(body).toContain('<title>Error: ');
    expect(body).toContain('role="alert" tabindex="-1" autofocus');
    expect(body).toContain(`href="#email">${accountTexts.en.problem.email}</a>`);
    expect(body).toContain('aria-describedby="email-error" aria-invalid="true"');
    expect(body).toContain('value="ana"');
  });

  it('needs a confirmed address', async () => {
    await addMember(host, 'new@rossi.example', { verified: false });
    const { statusCode, body } = await login('new@rossi.example', password);
    expect(statusCode).toBe(403);
    expect(body).toContain(accountTexts.es.verify.unconfirmed);
    expect((await login('new@rossi.example', 'not the password')).statusCode).toBe(401);
  });

  it('refuses forms from other origins', async () => {
    const fields = { email: 'ana@rossi.example', password };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const { statusCode, headers: answer } = await host.browser().post('/login', fields, headers);
      expect(statusCode).toBe(403);
      expect(String(answer['set-cookie'] ?? '')).not.toContain('session');
    }
    const hidden = await host
      .browser()
      .post('/login', fields, { origin: 'null', 'sec-fetch-site': 'same-origin' });
    expect(hidden.statusCode).toBe(303);
  });
});

describe('SES-01: throttling', () => {
  it('stops guessing from one address, whether or not the account exists, and lets its owner in elsewhere', async () => {
    await addMember(host, 'guessed@rossi.example');
    for (const email of ['guessed@rossi.example', 'unknown@rossi.example']) {
      const browser = host.browser();
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await login(email, 'not the password', browser)).statusCode).toBe(401);
      const refused = await login(email, password, browser);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body).toContain('minuto');
    }
    expect((await login('guessed@rossi.example', password)).statusCode).toBe(303);
  });

  it('never locks the owner out by strangers: neither a known device nor, slowly, a new one', async () => {
    const email = 'attacked@rossi.example';
    await addMember(host, email);
    const owner = host.browser();
    expect((await login(email, password, owner)).statusCode).toBe(303);
    await owner.post('/sign-out', {});
    const stranger = host.browser();
    for (let address = 0; address < 7; address += 1) {
      const elsewhere = host.browser();
      for (let attempt = 0; attempt < 9; attempt += 1) await login(email, 'not the password', elsewhere);
    }
    expect((await login(email, 'not the password', stranger)).statusCode).toBe(401);
    expect((await login(email, 'not the password', stranger)).statusCode).toBe(429);
    const device = owner.cookies.get('wbn_device') ?? '';
    stranger.cookies.set(
      'wbn_device',
      // Not the last character, because some of its bits carry no information.
      device.replace(/.(?=.{5}$)/, (one) => (one === 'A' ? 'B' : 'A')),
    );
    expect((await login(email, password, stranger)).statusCode).toBe(429);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await login(email, 'mistyped by its owner', owner)).statusCode).toBe(401);
    expect((await login(email, password, owner)).statusCode).toBe(303);
    expect((await login(email, password)).statusCode).toBe(303);
  });

  it('gives a known device its own budget, for its own account only', async () => {
    const email = 'device@rossi.example';
    await addMember(host, email);
    const owner = host.browser();
    await login(email, password, owner);
    await owner.post('/sign-out', {});
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login(email, 'not the password', owner)).statusCode).toBe(401);
    expect((await login(email, password, owner)).statusCode).toBe(429);
  });

  it('counts only failures', async () => {
    await addMember(host, 'often@rossi.example');
    const browser = host.browser();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      browser.cookies.clear();
      expect((await login('often@rossi.example', password, browser)).statusCode).toBe(303);
    }
  });
});

describe('STF-21 a suspended account', () => {
  const email = 'sofia@rossi.example';

  it('is told why, until when and where to object, after the right password only, and is signed in nowhere', async () => {
    await addMember(host, email);
    const { id } = await host.db
      .selectFrom('account.user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const measure = newId();
    await host.db
      .insertInto('measure')
      .values({
        ...{ id: measure, decision_id: measure, kind: 'suspend', target_type: 'user', target_id: id },
        ...{ reason: 'abuse', until: new Date('2099-01-31T12:00:00Z'), key: 'secret', taken_by: 'Vera' },
      })
      .execute();
    const browser = host.browser();
    expect((await login(email, 'wrong password', browser)).statusCode).toBe(401);
    const { statusCode, body } = await login(email, password, browser);
    expect(statusCode).toBe(403);
    expect(body).toContain(accountTexts.es.suspended.title);
    expect(body).toContain('ene 2099');
    expect(body).toContain(`http://chile.localhost:4000/account-decision?id=${measure}&amp;key=secret`);
    const sessions = host.db.selectFrom('account.session').select('id').where('user_id', '=', id);
    expect(await sessions.execute()).toEqual([]);
    await host.db
      .updateTable('measure')
      .set({ until: new Date(0) })
      .where('id', '=', measure)
      .execute();
    expect((await login(email, password, browser)).statusCode).toBe(303);
  });
});
