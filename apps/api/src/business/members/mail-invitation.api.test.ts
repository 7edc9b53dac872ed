import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listJobs } from '@wbn/host/jobs/jobs.sql.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { ask, post } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

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
/** Returns the mails about an invitation, with the soft line breaks of the encoding removed. */
const mailsAbout = (id: string) =>
  existsSync(api.outboxDir)
    ? readdirSync(api.outboxDir)
        .filter((name) => name.startsWith(id) && name.endsWith('.eml'))
        .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''))
    : [];

describe('invitation mail', () => {
  it("decision 7: names the inviter, in the language of the owner's page, with a link to the edition", async () => {
    const id = await invite({ email: 'eva@rossi.example', access: 'admin', edition: 'chile' }, 'it');
    await api.jobs.settle();
    expect(mailsAbout(id)).toHaveLength(1);
    const mail = mailsAbout(id)[0]?.replaceAll('=3D', '=') ?? '';
    expect(mail).toContain('To: eva@rossi.example');
    expect(mail).toContain('Subject: Olga Rossi la invita in Rossi Pompe su WBN Cile');
    expect(mail).toContain(`http://chile.localhost:4000/it/my-business?invitation=${id}`);
    expect(mail).toContain('con il ruolo di amministratore');
  });

  it("links without an edition to the operator's own, in its own language without a prefix", async () => {
    const id = await invite({ email: 'eva@rossi.example', access: 'member' }, 'en');
    await api.jobs.settle();
    expect(mailsAbout(id)).toHaveLength(1);
    const mail = mailsAbout(id)[0]?.replaceAll('=3D', '=') ?? '';
    expect(mail).toContain(`\nhttp://localhost:4000/my-business?invitation=${id}\n`);
    expect(mail).toContain('Olga Rossi invites you to Rossi Pompe on WBN Australia');
    expect(mail).toContain('If not, register with exactly this address first');
  });

  it('contains no link for a company named like a web address', async () => {
    await api.db.updateTable('business').set({ company_name: 'Free prizes: https://evil.example' }).execute();
    const id = await invite({ email: 'eva@rossi.example', access: 'member' }, 'en');
    await api.jobs.settle();
    expect(mailsAbout(id)).toHaveLength(1);
    expect(mailsAbout(id)[0]).toContain('Free prizes');
    expect(mailsAbout(id)[0]).not.toMatch(/evil\.example|https?(:|=3A)\/\/evil/);
  });

  it('is a new mail about the same invitation when sent again', async () => {
    const id = await invite({ email: 'eva@rossi.example', access: 'admin' }, 'en');
    await api.jobs.settle();
    expect(mailsAbout(id)).toHaveLength(1);
    expect(await invite({ email: 'eva@rossi.example', access: 'member', changeRole: true }, 'es')).toBe(id);
    await api.jobs.settle();
    expect(mailsAbout(id)).toHaveLength(2);
  });
});

describe('invitation mail job', () => {
  it('sends nothing after the invitation was revoked or has expired', async () => {
    const id = await invite({ email: 'eva@rossi.example', access: 'admin' }, 'en');
    await ask(`${api.url}/business/${people.businessID}/invitation/${id}`, {
      method: 'DELETE',
      headers: people.owner.headers,
    });
    await invite({ email: 'ida@rossi.example', access: 'admin' }, 'en');
    await api.db.updateTable('business_invitation').set({ expires_at: sql<Date>`now()` }).execute();
    await api.jobs.settle();
    expect(await listJobs(api.db)).toEqual([]);
    expect(existsSync(api.outboxDir)).toBe(false);
  });

  it('sends only the new mail when the invitation is renewed before', async () => {
    const id = await invite({ email: 'eva@rossi.example', access: 'admin' }, 'en');
    expect(await invite({ email: 'eva@rossi.example', access: 'member', changeRole: true }, 'es')).toBe(id);
    await api.jobs.settle();
    const [mail, ...others] = mailsAbout(id);
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: Olga Rossi');
    expect(mail).toContain('con el papel de miembro');
  });
});
