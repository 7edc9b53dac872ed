import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveNotificationSettings } from '@wbn/contract/social/notification-settings.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type BusinessPerson } from '../testing/add-business-people.ts';
import { ask, post } from '../testing/call-server.ts';
import { addBusiness } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { stopTokenIn } from '../testing/stop-token-in.ts';
import { queueDigests } from './digests/mail-digest.ts';
import { notificationDigest } from './digests/notification-digest.ts';
import { tell } from './tell.ts';

let api: TestServer;
let resource: { readonly id: string; readonly type: 'business' };
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  resource = { id: await addBusiness(api.db, { company_name: 'Acme Valves' }), type: 'business' };
});
afterAll(() => api.stop());

const monday = new Date('2026-11-23T12:00:00Z');

const mailsTo = ({ email }: BusinessPerson) =>
  (existsSync(api.outboxDir) ? readdirSync(api.outboxDir) : [])
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`));

const tellOfClaim = ({ userID }: BusinessPerson, quote?: string) =>
  api.db
    .transaction()
    .execute((transaction) =>
      tell(transaction, 'claim-changed', [userID], { resource, outcome: 'rejected', quote }),
    );

/** Sends all mails that wait, and the digests of a Monday. */
async function mail() {
  await api.jobs.settle();
  await queueDigests(api.db, notificationDigest, monday);
  await api.jobs.settle();
}

const save = (reader: BusinessPerson, change: { inApp: boolean; byMail: boolean }) =>
  ask(`${api.url}/${saveNotificationSettings.path}`, {
    method: 'PUT',
    headers: { ...reader.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kinds: [{ kind: 'claim-changed', ...change }] }),
  });

describe('NOT-01 a kind that is mailed at once', () => {
  it('is mailed to people who have not chosen, with what staff wrote and the link of the notification', async () => {
    const reader = await addAccount(api, 'Ana');
    await tellOfClaim(reader, 'The register names nobody.');
    await mail();
    const [sent = '', ...more] = mailsTo(reader);
    expect(more).toEqual([]);
    expect(sent).toContain('Subject: Your claim of Acme Valves was refused');
    expect(sent).toContain('The register names nobody.');
    expect(sent.replaceAll('=\r\n', '')).toContain(`/business/${resource.id}/claim`);
  });

  it.each([
    ['not at all when the box is off', { inApp: true, byMail: false }, 0],
    ['once when the box is on, and not in the digest', { inApp: true, byMail: true }, 1],
    ['once to people who want it by mail only', { inApp: false, byMail: true }, 1],
    ['not at all when both are off', { inApp: false, byMail: false }, 0],
  ])('is mailed %s', async (_how, change, count) => {
    const reader = await addAccount(api, 'Ben');
    expect((await save(reader, change)).status).toBe(200);
    await tellOfClaim(reader);
    await mail();
    expect(mailsTo(reader)).toHaveLength(count);
  });

  it('is not mailed when it was switched off, or is gone, before the mail is sent', async () => {
    const [choosing, losing] = [await addAccount(api, 'Cleo'), await addAccount(api, 'Dora')];
    await tellOfClaim(choosing);
    await tellOfClaim(losing);
    await save(choosing, { inApp: true, byMail: false });
    await api.db.deleteFrom('notification').where('user_id', '=', losing.userID).execute();
    await mail();
    expect([...mailsTo(choosing), ...mailsTo(losing)]).toEqual([]);
  });
});

describe('NOT-02 the link that stops mails', () => {
  it('stops the kind of its mail to its person, and says so to mail programs', async () => {
    const [reader, other] = [await addAccount(api, 'Eva'), await addAccount(api, 'Finn')];
    await tellOfClaim(reader);
    await mail();
    const [sent] = mailsTo(reader);
    expect(sent).toMatch(/^List-Unsubscribe:\s+<http:\/\/.*\/mails\/stop\?token=/m);
    expect(sent).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const token = stopTokenIn(sent);
    expect((await post(`${api.url}/mails/stop`, { token })).body.data).toEqual({ mails: ['claim-changed'] });
    for (const person of [reader, other]) await tellOfClaim(person);
    await api.db
      .transaction()
      .execute((on) => tell(on, 'company-claimed', [reader.userID], { resource, outcome: 'disputed' }));
    await mail();
    expect(mailsTo(reader)).toHaveLength(2);
    expect(mailsTo(other)).toHaveLength(1);
  });

  it('of an older mail stops all kinds that it was sent for', async () => {
    const { userID, headers } = await addAccount(api, 'Gus');
    const kinds = ['message', 'request-reminder', 'request-assigned'];
    await api.db
      .insertInto('mail_stop')
      .values({ token: `old-${userID}`, user_id: userID, kinds })
      .execute();
    const stopped = await post(`${api.url}/mails/stop`, { token: `old-${userID}` });
    expect(stopped.body.data).toEqual({ mails: kinds });
    const settings = await ask(`${api.url}/${saveNotificationSettings.path}`, { headers });
    const off = settings.body.data.kinds.filter(({ byMail }: { byMail: boolean }) => !byMail);
    expect(off.map(({ kind }: { kind: string }) => kind)).toEqual([
      'like',
      'request-reminder',
      'request-assigned',
      'message',
    ]);
  });
});
