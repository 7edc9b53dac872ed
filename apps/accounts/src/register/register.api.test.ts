import { languages } from '@wbn/contract/shared/language.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { countLockWaits } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountTexts } from '../account-texts.ts';
import { addMember, password } from '../testing/add-member.ts';
import type { Browser } from '../testing/open-browser.ts';
import { linkIn, startTestHost, type TestHost } from '../testing/start-test-host.ts';
import { registerPerson } from './registration.ts';

const page = 'http://chile.localhost:4000/en/product/abc';
let host: TestHost;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

const person = { firstName: 'Zoë', lastName: "O'Neill <b>", companyName: '', continue: page };
const register = (email: string, browser: Browser, changes: Record<string, string> = {}) =>
  browser.post('/register', { ...person, email, password, ...changes });
const follow = (link: URL, browser: Browser) => browser.get(link.pathname + link.search);
const confirm = (link: URL, browser: Browser, fields: Record<string, string> = {}) =>
  browser.post('/verify-email', {
    token: link.searchParams.get('token') ?? '',
    continue: link.searchParams.get('continue') ?? '',
    ...fields,
  });

describe('RT-52: registering', () => {
  it.each(languages)('shows its page in %s', async (language) => {
    const { body } = await host.browser().get('/register', { 'accept-language': language });
    expect(body).toMatch(new RegExp(`<h1[^>]*>${accountTexts[language].register.title}</h1>`));
    expect(body).toContain(accountTexts[language].register.passwordHint);
  });

  it('keeps what was typed except the password, and shows each error beside its field', async () => {
    const { statusCode, body } = await register('zoe', host.browser(), {
      password: 'password123',
      firstName: ' ',
    });
    const { problem } = accountTexts.en;
    expect(statusCode).toBe(422);
    for (const text of [problem.firstName, problem.email, problem.passwordCommon])
      expect(body.split(text)).toHaveLength(3);
    expect(body).toContain('value="O&#39;Neill &lt;b&gt;"');
    expect(body).not.toContain('password123');
  });

  it.each(['https://evil.example/x', 'www.evil.example', 'Prize evil.com'])(
    'refuses a name that mail programs would turn into a link: %s',
    async (name) => {
      const answer = await register('link@rossi.example', host.browser(), {
        firstName: name,
        lastName: name,
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.body.split(accountTexts.en.problem.webAddress)).toHaveLength(5);
      expect(await host.mailsTo('link@rossi.example')).toEqual([]);
    },
  );

  it.each(['\u200b', '\u3164', '\u202e\u2060'])(
    'refuses a name of invisible characters: %j',
    async (name) => {
      const answer = await register('unseen@rossi.example', host.browser(), { firstName: name });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(accountTexts.en.problem.firstName);
    },
  );

  it('sends both of two simultaneous requests to their mail and creates one account', async () => {
    const email = 'twice@rossi.example';
    const first = { ...person, firstName: 'Tess', email, passwordHash: 'none', language: 'en' as const };
    const held = await host.db.startTransaction().execute();
    await registerPerson(held, first);
    const second = register(email, host.browser());
    // The second request waits for the first, after both found no account.
    await expect.poll(() => countLockWaits(host.db)).toBe(1);
    await held.commit().execute();
    expect((await second).statusCode).toBe(303);
    expect(
      await host.db.selectFrom('account.user').select('id').where('email', '=', email).execute(),
    ).toHaveLength(1);
  });

  it('SES-01: confirms by the mail in the browser that registered, and returns to the site signed in', async () => {
    const browser = host.browser();
    const sent = await register('Zoe@Oneill.example', browser);
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      `/register/sent?continue=${encodeURIComponent(page)}`,
    ]);
    expect((await browser.get('/register/sent')).body).toContain('zoe@oneill.example');

    const [mail] = await host.mailsTo('zoe@oneill.example');
    expect(mail?.subject).toBe('Confirm your email for WBN Chile');
    const link = linkIn(mail);
    const opened = await follow(link, browser);
    expect(opened.body).toContain(accountTexts.en.verify.submit);
    expect(opened.body).not.toContain('type="password"');
    const confirmed = await confirm(link, browser);
    expect(confirmed.statusCode).toBe(303);
    expect(confirmed.headers.location).toContain(`/SetID/?token=`);
    expect(new URL(confirmed.headers.location ?? '').searchParams.get('continue')).toBe(page);

    const profile = await host.db
      .selectFrom('user_profile')
      .innerJoin('account.user', 'account.user.id', 'user_profile.id')
      .selectAll()
      .where('email', '=', 'zoe@oneill.example')
      .executeTakeFirstOrThrow();
    expect(profile).toMatchObject({
      source: 'member',
      source_id: profile.id,
      first_name: 'Zoë',
      username: 'zoe.o.neill.b',
      company_name: null,
      preferred_language: 'en',
      email_verified: true,
    });
    expect(profile.id).toHaveLength(36);
    // SOC-29: the API makes the person known to search, mentions and invitations.
    const jobs = await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(host.db);
    expect(jobs.rows).toContainEqual({ key: `index-person ${profile.id}` });
  });

  it('stores a message written before the registration with it, and the link leads to it on any device', async () => {
    const [businessID, id] = [newId(), newId()];
    const business = { id: businessID, source: 'member', source_id: businessID, business_type: 'MA' };
    await host.db
      .insertInto('business')
      .values({ ...business, company_name: 'Boss' })
      .execute();
    await host.db.insertInto('first_words').values({ id, business_id: businessID, message: 'Six' }).execute();
    const back = `http://chile.localhost:4000/business/${businessID}/send-request?words=${id}`;
    const email = 'words@oneill.example';
    await register(email, host.browser(), { continue: back });
    const link = linkIn((await host.mailsTo(email))[0]);
    const elsewhere = await confirm(link, host.browser(), { password });
    expect(new URL(elsewhere.headers.location ?? '').searchParams.get('continue')).toBe(back);
    const { user_id } = await host.db.selectFrom('first_words').select('user_id').executeTakeFirstOrThrow();
    const owner = await host.db.selectFrom('account.user').select('id').where('email', '=', email).execute();
    expect(owner).toEqual([{ id: user_id }]);
  });

  it('accepts the link once, uses nothing up by opening it, and needs the password in another browser', async () => {
    const browser = host.browser();
    await register('once@oneill.example', browser);
    const link = linkIn((await host.mailsTo('once@oneill.example'))[0]);
    const elsewhere = host.browser();
    expect((await follow(link, elsewhere)).body).toContain(accountTexts.en.verify.otherBrowser);
    expect((await confirm(link, elsewhere)).statusCode).toBe(422);
    expect((await confirm(link, elsewhere, { password: 'not the password' })).statusCode).toBe(401);
    const answers = await Promise.all([
      confirm(link, elsewhere, { password }),
      confirm(link, host.browser(), { password }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 410]);
    expect((await follow(link, browser)).statusCode).toBe(410);
    expect((await confirm(link, browser)).statusCode).toBe(410);
  });

  it('SES-17: says that the address is confirmed when the browser opens its link again', async () => {
    const browser = host.browser();
    await register('twice@oneill.example', browser);
    const link = linkIn((await host.mailsTo('twice@oneill.example'))[0]);
    expect((await confirm(link, browser)).statusCode).toBe(303);
    for (const again of [await follow(link, browser), await confirm(link, browser)]) {
      expect(again.statusCode).toBe(200);
      expect(again.body).toContain(accountTexts.en.verify.done);
    }
    const elsewhere = await follow(link, host.browser());
    expect([elsewhere.statusCode, elsewhere.body.includes(accountTexts.en.verify.used)]).toEqual([410, true]);
  });

  it('sends the link again on request, except to confirmed and unknown addresses', async () => {
    const browser = host.browser();
    await register('again@oneill.example', browser);
    expect(await host.mailsTo('again@oneill.example')).toHaveLength(1);
    for (const email of ['again@oneill.example', 'nobody@oneill.example']) {
      const { statusCode, headers } = await browser.post('/verify-email/resend', { email, continue: page });
      expect([statusCode, headers.location]).toEqual([
        303,
        `/register/sent?continue=${encodeURIComponent(page)}`,
      ]);
    }
    expect(await host.mailsTo('again@oneill.example')).toHaveLength(2);
    expect(await host.mailsTo('nobody@oneill.example')).toHaveLength(0);
  });
});

describe('registering with a known address', () => {
  it('has the same answer as with a new one, mails its owner, and changes nothing', async () => {
    await addMember(host, 'known@oneill.example');
    const known = await register('known@oneill.example', host.browser(), { password: 'some other password' });
    const fresh = await register('fresh@oneill.example', host.browser(), { password: 'some other password' });
    const seen = ({ statusCode, body, headers }: typeof known) => ({
      statusCode,
      body,
      location: headers.location,
      cookies: [headers['set-cookie'] ?? []].flat().map((line) => line.replace(/=[^;]*/, '')),
    });
    expect(seen(known)).toEqual(seen(fresh));
    const [mail] = await host.mailsTo('known@oneill.example');
    expect(mail?.subject).toBe('You already have a WBN account');
    expect(linkIn(mail).pathname).toBe('/forgot-password');
    const login = (secret: string) =>
      host.browser().post('/login', { email: 'known@oneill.example', password: secret });
    expect((await login('some other password')).statusCode).toBe(401);
    expect((await login(password)).statusCode).toBe(303);
  });

  it('gives an unconfirmed address to the last registration', async () => {
    const stranger = host.browser();
    await register('owner@oneill.example', stranger, { password: 'the password of a stranger' });
    const strangersLink = linkIn((await host.mailsTo('owner@oneill.example'))[0]);
    const owner = host.browser();
    await register('owner@oneill.example', owner);
    expect((await confirm(strangersLink, stranger)).statusCode).toBe(410);
    const link = linkIn((await host.mailsTo('owner@oneill.example'))[0]);
    expect((await confirm(link, owner)).statusCode).toBe(303);
    const { statusCode } = await stranger.post('/login', {
      email: 'owner@oneill.example',
      password: 'the password of a stranger',
    });
    expect(statusCode).toBe(401);
  });

  it('is rate-limited by the registered address, known or not', async () => {
    for (const email of ['known@oneill.example', 'flood@oneill.example']) {
      let last = 0;
      for (let attempt = 0; attempt < 6; attempt += 1)
        last = (await register(email, host.browser())).statusCode;
      expect(last).toBe(429);
    }
  });
});
