import { randomBytes } from 'node:crypto';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addMember, password } from '../testing/add-member.ts';
import { addStaff } from '../testing/add-staff.ts';
import { deskUrl, startTestHost, type TestHost } from '../testing/start-test-host.ts';
import { hashSecret } from '../tokens/secrets.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

const path = '/staff/invitation';

/** Adds an invitation as the API does; returns the address of its link. */
async function invite(email: string, changes: { expires_at?: Date; withdrawn_at?: Date } = {}) {
  const [id, token] = [newId(), randomBytes(32).toString('base64url')];
  await host.db
    .insertInto('staff_invitation')
    .values({
      ...{ id, email, role: 'moderator', editions: ['chile'], kinds: null, language: 'en' },
      ...{ invited_by: 'command:Vera', invited_by_name: 'Vera', token_hash: hashSecret(token), ...changes },
    })
    .execute();
  return { id, link: `${path}?token=${token}&continue=${encodeURIComponent(`${deskUrl}/`)}` };
}

const placeOf = (email: string) =>
  host.db
    .selectFrom('staff_member')
    .innerJoin('account.user as account', 'account.id', 'user_id')
    .select(['user_id', 'role', 'editions', 'left_at'])
    .where('email', '=', email)
    .executeTakeFirst();

describe('STF-17: the link of an invitation to the desk', () => {
  it('lets somebody without an account make one, whose address is confirmed', async () => {
    const email = 'new@staff.example';
    const { id, link } = await invite(email);
    const browser = host.browser();
    const page = await browser.get(link);
    expect(page.body).toContain(`Vera invites ${email} to work at the desk of WBN as moderator.`);
    const fields = { firstName: 'Noor', lastName: 'Haddad', password };
    expect((await browser.post(path, { ...fields, password: 'short' })).statusCode).toBe(422);
    expect(await placeOf(email)).toBeUndefined();
    const answer = await browser.post(path, fields);
    expect(String(answer.headers.location)).toContain(
      `/staff/confirm?continue=${encodeURIComponent(`${deskUrl}/`)}`,
    );
    expect(await placeOf(email)).toMatchObject({ role: 'moderator', editions: ['chile'], left_at: null });
    expect((await browser.get(String(answer.headers.location))).body).toContain('Set up your second step');
    const { rows } = await sql<{ act: string; staff_name: string }>`
      select act, staff_name from staff_action where target_id = ${id}`.execute(host.db);
    expect(rows).toEqual([{ act: 'accept-staff-invitation', staff_name: 'Noor Haddad' }]);
    expect((await host.browser().post('/login', { email, password })).statusCode).toBe(303);
    const again = await host.browser().get(link);
    expect(again.statusCode).toBe(410);
    expect(again.body).toContain('This invitation has been used or has expired');
  });

  it('takes over an address that somebody else has registered and never confirmed', async () => {
    const email = 'squatted@staff.example';
    const squatter = await addMember(host, email, { verified: false });
    const { link } = await invite(email);
    const browser = host.browser();
    await browser.get(link);
    await browser.post(path, { firstName: 'Noor', lastName: 'Haddad', password: 'another three pumps' });
    expect(await placeOf(email)).toMatchObject({ user_id: squatter });
    expect((await host.browser().post('/login', { email, password })).statusCode).toBe(401);
  });

  it('leads somebody with an account through the sign-in and back', async () => {
    const email = 'known@staff.example';
    await addMember(host, email);
    const { link } = await invite(email);
    const browser = host.browser();
    const page = await browser.get(link);
    expect(page.body).toContain('Log in to accept');
    expect(page.body).toContain('next=%2Fstaff%2Finvitation');
    const signedIn = await browser.post('/login', { email, password, next: path });
    expect(signedIn.headers.location).toBe(path);
    expect((await browser.get(path)).body).toContain('Accept the invitation');
    const answer = await browser.post(path, {});
    expect(answer.statusCode).toBe(303);
    expect(await placeOf(email)).toMatchObject({ role: 'moderator' });
    expect((await browser.post(path, {})).statusCode).toBe(410);
  });

  it('gives nothing to the account of another address', async () => {
    const [email, other] = ['wanted@staff.example', 'other@staff.example'];
    await addMember(host, other);
    const { link } = await invite(email);
    const browser = host.browser();
    await browser.post('/login', { email: other, password });
    expect((await browser.get(link)).body).toContain(`You are logged in as ${other}.`);
    expect((await browser.post(path, {})).statusCode).toBe(403);
    expect(await placeOf(other)).toBeUndefined();
  });

  it('says so when it has expired or was withdrawn, and when there is none', async () => {
    const expired = await invite('late@staff.example', { expires_at: new Date() });
    const withdrawn = await invite('gone@staff.example', { withdrawn_at: new Date() });
    for (const address of [expired.link, withdrawn.link, path, `${path}?token=x`]) {
      expect((await host.browser().get(address)).statusCode).toBe(410);
      const browser = host.browser();
      await browser.get(address);
      expect((await browser.post(path, { firstName: 'A', lastName: 'B', password })).statusCode).toBe(410);
    }
  });

  it('works once when it is opened twice at once', async () => {
    const email = 'twice@staff.example';
    const { link } = await invite(email);
    const [one, other] = [host.browser(), host.browser()];
    await Promise.all([one.get(link), other.get(link)]);
    const fields = { firstName: 'Noor', lastName: 'Haddad', password };
    const answers = await Promise.all([one.post(path, fields), other.post(path, fields)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(303);
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    const { rows } = await sql`select from account."user" where email = ${email}`.execute(host.db);
    expect(rows).toHaveLength(1);
  });

  it('brings back who has left, with the new role', async () => {
    const email = 'back@staff.example';
    const id = await addStaff(host, email, 'administrator');
    await host.db
      .updateTable('staff_member')
      .set({ left_at: new Date() })
      .where('user_id', '=', id)
      .execute();
    const { link } = await invite(email);
    const browser = host.browser();
    await browser.get(link);
    await browser.post('/login', { email, password, next: path });
    await browser.post(path, {});
    expect(await placeOf(email)).toMatchObject({ role: 'moderator', left_at: null });
  });
});
