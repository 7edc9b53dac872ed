import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addMember, password } from '../../testing/add-member.ts';
import { type SignedIn, signIn } from '../../testing/signed-in-browser.ts';
import { linkIn, startTestHost, type TestHost } from '../../testing/start-test-host.ts';
import { memberTexts } from '../member-texts.ts';

const path = '/account/email';
const words = memberTexts.en.email;
let host: TestHost;
beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

async function mailWith(address: string, subject: string) {
  const mails = await host.mailsTo(address);
  return mails.find((mail) => mail.subject === subject);
}

const confirmMail = (address: string) => mailWith(address, 'Confirm your new email for WBN');
const noticeMail = (address: string) => mailWith(address, 'The email of your WBN account was changed');

async function follow(person: SignedIn, link: URL) {
  const token = link.searchParams.get('token') ?? '';
  return person.browser.post(link.pathname, { token });
}

/** Changes a person's address; returns the link that undoes it. */
async function changeAddress(person: SignedIn, address: string): Promise<URL> {
  expect((await person.browser.post(path, { email: address })).statusCode).toBe(303);
  expect((await follow(person, linkIn(await confirmMail(address)))).statusCode).toBe(303);
  return linkIn(await noticeMail(person.email));
}

function addressOf(id: string) {
  return host.db.selectFrom('account.user').select('email').where('id', '=', id).executeTakeFirst();
}

describe('changing the e-mail address', () => {
  it('asks for the password or passkey again after a while, and comes back', async () => {
    const ana = await signIn(host, 'ana@first.example');
    await host.db
      .updateTable('account.session')
      .set({ authenticated_at: sql<Date>`now() - interval '11 minutes'` })
      .where('user_id', '=', ana.id)
      .execute();
    for (const answer of [await ana.browser.get(path), await ana.browser.post(path, { email: 'a@b.co' })]) {
      const address = new URL(String(answer.headers.location), host.settings.accountsUrl);
      expect([address.pathname, address.searchParams.get('next')]).toEqual(['/account/confirm', path]);
    }
    const page = await ana.browser.get(`/account/confirm?next=${path}`);
    expect(page.body).toContain(memberTexts.en.confirmAgain.leadAccount);
    expect(page.body).toContain('id="passkey-button"');
    const back = await ana.browser.post('/account/confirm', { password, next: path });
    expect(back.headers.location).toBe(path);
    expect((await ana.browser.get(path)).statusCode).toBe(200);
  });

  it('happens by the link to the new address; the session and its tokens stay', async () => {
    const eva = await signIn(host, 'eva@first.example');
    const fresh = 'Eva@Second.example';
    expect((await eva.browser.post(path, { email: 'no address' })).body).toContain('name@company.com');
    expect((await eva.browser.post(path, { email: eva.email })).body).toContain(words.same);
    await eva.browser.post(path, { email: fresh });
    expect((await eva.browser.get(path)).body).toContain('We have sent an email to eva@second.example.');
    const link = linkIn(await confirmMail('eva@second.example'));
    // Programs that check mails open links.
    expect((await eva.browser.get(link.pathname + link.search)).statusCode).toBe(200);
    expect(await addressOf(eva.id)).toEqual({ email: eva.email });
    const answer = await follow(eva, link);
    expect(answer.headers.location).toContain('/account?done=email');
    expect((await eva.browser.get('/account?done=email')).body).toContain('eva@second.example');
    expect(await host.tokens.listFamilies(eva.id)).toHaveLength(1);
    expect((await follow(eva, link)).statusCode).toBe(410);
    const login = (email: string) => host.browser().post('/login', { email, password });
    expect([(await login(fresh)).statusCode, (await login(eva.email)).statusCode]).toEqual([303, 401]);
  });

  it('asks for the password in another browser, so that a mistyped address gives a stranger nothing', async () => {
    const ivo = await signIn(host, 'ivo@first.example');
    await ivo.browser.post(path, { email: 'stranger@else.example' });
    const link = linkIn(await confirmMail('stranger@else.example'));
    const stranger = host.browser();
    expect((await stranger.get(link.pathname + link.search)).body).toContain(words.otherBrowser);
    const token = link.searchParams.get('token') ?? '';
    expect((await stranger.post(link.pathname, { token })).statusCode).toBe(422);
    expect((await stranger.post(link.pathname, { token, password: 'a guess' })).statusCode).toBe(401);
    expect(await addressOf(ivo.id)).toEqual({ email: ivo.email });
    const right = await stranger.post(link.pathname, { token, password });
    expect(right.headers.location).toContain('/login?done=email');
  });

  it('answers the same for a taken address and mails its owner; replaces an unconfirmed account', async () => {
    const leo = await signIn(host, 'leo@first.example');
    await addMember(host, 'holder@first.example');
    const taken = await leo.browser.post(path, { email: 'holder@first.example' });
    expect([taken.statusCode, taken.headers.location]).toEqual([303, expect.stringContaining(path)]);
    expect((await leo.browser.get(path)).body).toContain('We have sent an email to holder@first.example.');
    expect(await confirmMail('holder@first.example')).toBeUndefined();
    expect(await mailWith('holder@first.example', 'This address already has a WBN account')).toBeDefined();
    await addMember(host, 'squatter@first.example', { verified: false });
    await changeAddress(leo, 'squatter@first.example');
    expect(await addressOf(leo.id)).toEqual({ email: 'squatter@first.example' });
  });

  it('gives a mailbox to one of two who confirm it at the same time', async () => {
    const people = await Promise.all(['tom', 'tim'].map((name) => signIn(host, `${name}@first.example`)));
    const links: URL[] = [];
    for (const person of people) {
      await person.browser.post(path, { email: 'shared@second.example' });
      links.push(linkIn(await confirmMail('shared@second.example')));
    }
    const answers = await Promise.all(
      people.map((person, at) => follow(person, links[at] ?? new URL('http://none.example'))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 410]);
  });

  it('is rate-limited per account and mailbox', async () => {
    const mia = await signIn(host, 'mia@first.example');
    const ask = (email: string) => mia.browser.post(path, { email });
    for (let at = 0; at < 5; at += 1) expect((await ask(`mia${at}@second.example`)).statusCode).toBe(303);
    const answer = await ask('mia5@second.example');
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('undoing the change from the old address', () => {
  it('restores the address, ends every session, deletes new sign-in methods and old links, and leads to a new password', async () => {
    const mara = await signIn(host, 'mara@first.example');
    await host.browser().post('/forgot-password', { email: mara.email });
    const oldReset = linkIn(await mailWith(mara.email, 'Choose a new password for WBN'));
    const undo = await changeAddress(mara, 'thief@second.example');
    // Links mailed to the old address are invalid, because that mailbox may be the lost one.
    expect((await mara.browser.get(oldReset.pathname + oldReset.search)).statusCode).toBe(410);
    const key = { public_key: 'key', counter: 0, device_type: 'singleDevice', backed_up: false };
    const passkey = { id: newId(), user_id: mara.id, name: 'thief', credential_id: newId(), ...key };
    await host.db.insertInto('account.passkey').values(passkey).execute();
    const factor = { id: newId(), user_id: mara.id, secret: 'thief', backup_codes: '[]' };
    await host.db.insertInto('account.two_factor').values(factor).execute();
    await host.db
      .updateTable('account.user')
      .set({ two_factor_enabled: true })
      .where('id', '=', mara.id)
      .execute();
    const owner = host.browser();
    expect((await owner.get(undo.pathname + undo.search)).body).toContain('mara@first.example');
    const answer = await owner.post(undo.pathname, { token: undo.searchParams.get('token') ?? '' });
    const reset = new URL(String(answer.headers.location), host.settings.accountsUrl);
    expect(reset.pathname).toBe('/reset-password');
    expect(await addressOf(mara.id)).toEqual({ email: mara.email });
    expect(await host.tokens.listFamilies(mara.id)).toEqual([]);
    expect((await mara.browser.get('/account')).statusCode).toBe(303);
    const left = host.db.selectFrom('account.passkey').where('user_id', '=', mara.id).select('id');
    expect(await left.execute()).toEqual([]);
    const token = reset.searchParams.get('token') ?? '';
    const fresh = 'six pumps and one valve';
    expect((await owner.post(reset.pathname, { token, password: fresh })).statusCode).toBe(303);
    const login = await owner.post('/login', { email: mara.email, password: fresh });
    expect(login.statusCode).toBe(303);
    expect((await owner.get(undo.pathname + undo.search)).statusCode).toBe(410);
  });

  it('also reverts later changes, and is possible for seven days', async () => {
    const noa = await signIn(host, 'noa@first.example');
    const first = await changeAddress(noa, 'noa@second.example');
    const second = await changeAddress({ ...noa, email: 'noa@second.example' }, 'noa@third.example');
    await host.browser().post(first.pathname, { token: first.searchParams.get('token') ?? '' });
    expect(await addressOf(noa.id)).toEqual({ email: noa.email });
    expect((await follow(noa, second)).statusCode).toBe(410);

    const pia = await signIn(host, 'pia@first.example');
    const late = await changeAddress(pia, 'pia@second.example');
    await host.db
      .updateTable('account.address_change')
      .set({ undo_until: sql<Date>`now() - interval '1 second'` })
      .where('user_id', '=', pia.id)
      .execute();
    expect((await follow(pia, late)).statusCode).toBe(410);
    expect(await addressOf(pia.id)).toEqual({ email: 'pia@second.example' });
  });
});
