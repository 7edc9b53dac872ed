import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Message } from '@wbn/mail/message.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createSiteLinks } from '../../post/site-links.ts';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { ask, post } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createInvitationPost } from './invitation-post.ts';
import { saveInvitation } from './invitations.sql.ts';

let api: TestServer;
let people: BusinessPeople;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api, { company_name: 'Rossi Pompe' });
});
afterEach(() => api.stop());

const invite = async (body: object, language: string): Promise<string> => {
  const headers = { ...people.owner.headers, 'accept-language': language };
  const answer = await post(`${api.url}/business/${people.businessID}/member/invite`, body, headers);
  return answer.body.data.invitationID;
};
/** Mails about an invitation, with the lines joined that the encoding has broken. */
const mailsAbout = (id: string) =>
  existsSync(api.outboxDir)
    ? readdirSync(api.outboxDir)
        .filter((name) => name.startsWith(id) && name.endsWith('.eml'))
        .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''))
    : [];
const row = (id: string) =>
  api.db.selectFrom('business_invitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the mail that invites', () => {
  it("decision 7: says who invites, in the language of the owner's page, with a link to the edition", async () => {
    const id = await invite({ email: 'eva@rossi.example', access: 'admin', edition: 'chile' }, 'it');
    await expect.poll(() => mailsAbout(id)).toHaveLength(1);
    const mail = mailsAbout(id)[0]?.replaceAll('=3D', '=') ?? '';
    expect(mail).toContain('To: eva@rossi.example');
    expect(mail).toContain('Subject: Olga Rossi la invita in Rossi Pompe su WBN Cile');
    expect(mail).toContain(`http://chile.localhost:4000/it/my-business?invitation=${id}`);
    expect(mail).toContain('con il ruolo di amministratore');
    await expect.poll(async () => (await row(id)).mailed_at).toBeInstanceOf(Date);
  });

  it("without an edition it leads to the operator's own, in its own language without a prefix", async () => {
    const id = await invite({ email: 'eva@rossi.example', access: 'member' }, 'en');
    await expect.poll(() => mailsAbout(id)).toHaveLength(1);
    const mail = mailsAbout(id)[0]?.replaceAll('=3D', '=') ?? '';
    expect(mail).toContain(`\nhttp://localhost:4000/my-business?invitation=${id}\n`);
    expect(mail).toContain('Olga Rossi invites you to Rossi Pompe on WBN Australia');
    expect(mail).toContain('If you have none yet, register with exactly this address first');
  });

  it('sent again it is another mail about the same invitation', async () => {
    const id = await invite({ email: 'eva@rossi.example', access: 'admin' }, 'en');
    await expect.poll(() => mailsAbout(id)).toHaveLength(1);
    expect(await invite({ email: 'eva@rossi.example', access: 'member' }, 'es')).toBe(id);
    await expect.poll(() => mailsAbout(id)).toHaveLength(2);
  });
});

describe('mailing what was stored', () => {
  function postWith(send: Mailer['send'], failures: unknown[] = []) {
    return createInvitationPost({
      db: api.db,
      mailer: { send, close: () => undefined },
      siteLinks: createSiteLinks({ siteUrl: undefined, edition: 'peru' }),
      onFailure: (error) => failures.push(error),
    });
  }

  /** A stored invitation that nobody was woken for. */
  const leaveInvitation = (role: 'admin' | 'member' = 'admin') =>
    saveInvitation(api.db, {
      businessID: people.businessID,
      email: 'eva@rossi.example',
      role,
      invitedBy: people.owner.userID,
      language: 'es',
      edition: 'peru',
    });
  const makeDue = () =>
    api.db.updateTable('business_invitation').set({ mail_after: sql<Date>`now()` }).execute();

  it('a failing mail server loses nothing: the invitation waits, and is mailed once when it works again', async () => {
    const id = await leaveInvitation();
    const failures: unknown[] = [];
    const sent: Message[] = [];
    let works = false;
    const invitationPost = postWith(async (message) => {
      if (!works) throw new Error('554 no service');
      sent.push(message);
    }, failures);
    expect(await invitationPost.mailWaiting()).toBe(0);
    expect(failures).toHaveLength(1);
    expect(await row(id)).toMatchObject({ mailed_at: null, mail_attempts: 1 });
    works = true;
    expect(await invitationPost.mailWaiting()).toBe(0);
    await makeDue();
    expect(await invitationPost.mailWaiting()).toBe(1);
    expect(await invitationPost.mailWaiting()).toBe(0);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(`https://www.wbnperu.example/my-business?invitation=${id}`);
  });

  it('is not sent after it was taken back, or when it is over', async () => {
    const id = await leaveInvitation();
    await ask(`${api.url}/business/${people.businessID}/invitation/${id}`, {
      method: 'DELETE',
      headers: people.owner.headers,
    });
    await leaveInvitation();
    await api.db.updateTable('business_invitation').set({ expires_at: sql<Date>`now()` }).execute();
    const sent: Message[] = [];
    expect(await postWith(async (message) => void sent.push(message)).mailWaiting()).toBe(0);
    expect(sent).toEqual([]);
  });

  it('renewed or taken back while its mail is on the way, it waits for nobody and the new mail goes too', async () => {
    const id = await leaveInvitation('admin');
    const subjects: string[] = [];
    const invitationPost = postWith(async (message) => {
      // What the owner does in the middle of sending is not held up by it.
      if (subjects.length === 0) await leaveInvitation('member');
      subjects.push(message.id);
    });
    expect(await invitationPost.mailWaiting()).toBe(2);
    expect(new Set(subjects).size).toBe(2);
    expect(await row(id)).toMatchObject({ role: 'member', mail_attempts: 1, mailed_at: expect.any(Date) });
  });
});
