import { listJobs } from '@wbn/host/jobs/jobs.sql.ts';
import { maxRetryDelay } from '@wbn/host/jobs/task.ts';
import { passTime } from '@wbn/host/jobs/testing/pass-time.ts';
import { startMailServer, type TestMailServer } from '@wbn/mail/testing/start-mail-server.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { memberTexts } from './account/member-texts.ts';
import { parseMail } from './outbox/read-outbox.ts';
import { type SignedIn, signIn } from './testing/signed-in-browser.ts';
import { linkIn, startTestHost, type TestHost } from './testing/start-test-host.ts';

let mail: TestMailServer;
let host: TestHost;
let ana: SignedIn;
beforeEach(async () => {
  mail = await startMailServer();
  host = await startTestHost(inject('postgresUrl'), { smtpUrl: mail.smtpUrl });
  ana = await signIn(host, 'ana@rossi.example');
  mail.taken.length = 0;
});
afterEach(async () => {
  await host.stop();
  mail.close();
});

const person = {
  ...{ firstName: 'Eva', lastName: 'Rossi', companyName: '', email: 'eva@rossi.example' },
  password: 'a long enough password',
};
const taken = () => mail.taken.map(({ id, source }) => parseMail(id, source));
const subjects = () => taken().map(({ to, subject }) => `${to}: ${subject}`);
const waiting = async () => (await listJobs(host.db)).map(({ task }) => task).toSorted();
const downloadIn = (body: string) => /\/account\/export\/download\?id=[\w-]+/.exec(body)?.[0] ?? '';

describe('the mail server is down for two hours', () => {
  it('registration, reset and export: delivers each mail once within ten minutes after the outage, with working links', async () => {
    mail.isDown = true;
    const eva = host.browser();
    await eva.post('/register', person);
    await host.browser().post('/register', { ...person, email: ana.email });
    await host.browser().post('/forgot-password', { email: ana.email });
    await host.browser().post('/forgot-password', { email: 'nobody@rossi.example' });
    await ana.browser.post('/account/export', {});
    await passTime(host, 120);
    expect(mail.taken).toEqual([]);
    expect(await waiting()).toEqual([
      'mail-already-registered',
      'mail-confirmation',
      'mail-export-ready',
      'mail-reset-link',
    ]);

    mail.isDown = false;
    await passTime(host, maxRetryDelay);
    expect(await waiting()).toEqual([]);
    expect(subjects().toSorted()).toEqual([
      'ana@rossi.example: Choose a new password for WBN',
      'ana@rossi.example: You already have a WBN account',
      'ana@rossi.example: Your copy of your WBN data is ready',
      'eva@rossi.example: Confirm your email for WBN Australia',
    ]);
    const linkOf = (path: string) => linkIn(taken().find(({ text }) => text.includes(`${path}?token=`)));
    const confirm = linkOf('/verify-email');
    expect((await eva.get(confirm.pathname + confirm.search)).statusCode).toBe(200);
    const reset = linkOf('/reset-password');
    expect((await host.browser().get(reset.pathname + reset.search)).statusCode).toBe(200);
    host.failures.length = 0;
  });

  it('lets an export be downloaded while its mail fails', async () => {
    mail.isDown = true;
    await ana.browser.post('/account/export', {});
    await passTime(host, 120);
    const { body } = await ana.browser.get('/account/export');
    expect(body).not.toContain(memberTexts.en.export.failed);
    const answer = await ana.browser.get(downloadIn(body));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    host.failures.length = 0;
  });

  it('logs no addresses or tokens of failed mails, and waiting jobs hold no tokens', async () => {
    mail.isDown = true;
    await host.browser().post('/forgot-password', { email: ana.email });
    await passTime(host, 1);
    expect(host.failures).not.toEqual([]);
    expect(JSON.stringify([host.failures, await listJobs(host.db)])).not.toMatch(/rossi|token=/);
    const { rows } = await sql<{
      payload: object;
    }>`select payload from graphile_worker._private_jobs`.execute(host.db);
    expect(Object.keys(rows[0]?.payload ?? {}).toSorted()).toEqual(['email', 'mailID', 'visit']);
    host.failures.length = 0;
  });
});

describe('a mail that is sent again', () => {
  it('keeps Message-ID and link when its acceptance was not confirmed', async () => {
    await host.browser().post('/forgot-password', { email: ana.email });
    const { rows } = await sql<{
      payload: object;
    }>`select payload from graphile_worker._private_jobs`.execute(host.db);
    await host.jobs.settle();
    await sql`select graphile_worker.add_job('mail-reset-link', ${JSON.stringify(rows[0]?.payload)}::json)`.execute(
      host.db,
    );
    await host.jobs.settle();
    const [first, second] = taken();
    expect(second?.id).toBe(first?.id);
    expect(linkIn(second).href).toBe(linkIn(first).href);
    expect(await waiting()).toEqual([]);
  });

  it('after a new registration carries only the last link', async () => {
    await host.browser().post('/register', person);
    const again = host.browser();
    await again.post('/register', { ...person, firstName: 'Ida' });
    expect(await waiting()).toEqual(['mail-confirmation']);
    await host.jobs.settle();
    expect(taken().map(({ text }) => text.includes('Ida'))).toEqual([true]);
  });
});
