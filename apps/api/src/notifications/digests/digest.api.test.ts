import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteLinks } from '@wbn/edition/site-links.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addNotice } from '../../testing/add-notice.ts';
import { ask, post } from '../../testing/call-server.ts';
import { addPerson } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { stopTokenIn } from '../../testing/stop-token-in.ts';
import { bindMailDigest, mailDigest, queueDigests } from './mail-digest.ts';
import { notificationDigest } from './notification-digest.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const monday = new Date('2026-11-23T12:00:00Z');
const tuesday = new Date('2026-11-24T12:00:00Z');
const siteLinks = createSiteLinks({ siteUrl: 'http://localhost:4000', edition: 'australia' });
const attempt = { isLast: false, signal: new AbortController().signal };

async function addReader(given: Parameters<typeof addPerson>[1] = {}) {
  const userID = await addPerson(api.db, given);
  await api.db
    .insertInto('account.user')
    .values({ id: userID, name: 'Ana', email: `${userID}@wbn.example`, email_verified: true } as never)
    .execute();
  return api.signIn(userID);
}

type Reader = Awaited<ReturnType<typeof addReader>>;

const mailsTo = ({ userID }: Reader) =>
  (existsSync(api.outboxDir) ? readdirSync(api.outboxDir) : [])
    .filter((name) => name.startsWith('notifications-') && name.includes(userID))
    .toSorted()
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8'));

const digestsOf = ({ userID }: Reader) =>
  api.db
    .selectFrom('digest_mail')
    .select(['skipped', 'sent_at', 'mailed_until'])
    .where('user_id', '=', userID)
    .orderBy('period')
    .execute();

async function mailOn(day: Date) {
  await queueDigests(api.db, notificationDigest, day);
  await api.jobs.settle();
}

/** A mailer that fails or hangs as told, and remembers. */
function testMailer(answers: readonly (() => Promise<void>)[]) {
  const sent: Mail[] = [];
  let at = 0;
  const mailer: Mailer = {
    async send(message) {
      await answers[at++]?.();
      sent.push(message);
    },
    close: () => undefined,
  };
  return { sent, run: bindMailDigest({ db: api.db, mailer, siteLinks }, [notificationDigest]).run };
}

it('mails what was neither seen nor mailed, once per period, in the language and edition of the person', async () => {
  const reader = await addReader({ preferred_language: 'es' });
  const save = { digest: 'daily', edition: 'chile', timeZone: 'America/Santiago' };
  await ask(`${api.url}/notification/settings`, {
    method: 'PUT',
    headers: { ...reader.headers, 'content-type': 'application/json' },
    body: JSON.stringify(save),
  });
  const people = [reader.userID];
  await addNotice(api.db, { people, actorID: await addPerson(api.db, { first_name: 'Bruna' }) });
  await addNotice(api.db, { people, actorID: await addPerson(api.db, { first_name: 'Carla' }) });
  // Likes are mailed only to people who switched that on.
  await addNotice(api.db, { people, kind: 'like', resource: { id: reader.userID, type: 'user' } });
  await mailOn(monday);
  await mailOn(monday);
  const [first = '', ...more] = mailsTo(reader);
  expect(more).toEqual([]);
  expect(first).toContain('1_notificaci=C3=B3n_nueva_en_WBN_Chile');
  expect(first).toContain('Carla Rossi y Bruna Rossi le siguen');
  expect(first).toMatch(/^List-Unsubscribe:\s+<http:\/\/chile\.localhost:4000\/mails\/stop\?token=/m);
  expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(first).toMatch(
    new RegExp(`^Message-ID:\\s+<notifications-2026-11-23-${reader.userID}@wbn.example>`, 'm'),
  );
  // Nothing new: no mail; then only what is new.
  await mailOn(tuesday);
  expect(mailsTo(reader)).toHaveLength(1);
  await addNotice(api.db, { people, actorID: await addPerson(api.db, { first_name: 'Dora' }) });
  await mailOn(new Date('2026-11-25T12:00:00Z'));
  expect(mailsTo(reader)).toHaveLength(2);
  expect(mailsTo(reader)[1]).not.toContain('Carla');
  // The link unsubscribes without a login; a second click says that there are no more mails.
  const token = stopTokenIn(first);
  expect((await post(`${api.url}/mails/stop`, { token })).body.data).toEqual({ mails: ['notifications'] });
  await addNotice(api.db, { people, actorID: await addPerson(api.db) });
  await mailOn(new Date('2026-11-26T12:00:00Z'));
  expect(mailsTo(reader)).toHaveLength(2);
});

it('checks again when it sends: skips what was seen, blocked or stopped meanwhile, and records why', async () => {
  const [seeing, blocking, stopping, unconfirmed] = await Promise.all([
    addReader(),
    addReader(),
    addReader(),
    addReader(),
  ]);
  const actorID = await addPerson(api.db);
  const readers = [seeing, blocking, stopping, unconfirmed];
  for (const { userID } of readers) await addNotice(api.db, { people: [userID], actorID });
  await queueDigests(api.db, notificationDigest, monday);
  await post(`${api.url}/notification/seen`, { until: '999999999' }, seeing.headers);
  await api.db
    .insertInto('block')
    .values({ blocker_id: blocking.userID, blocker_type: 'user', blocked_id: actorID, blocked_type: 'user' })
    .execute();
  await ask(`${api.url}/notification/settings`, {
    method: 'PUT',
    headers: { ...stopping.headers, 'content-type': 'application/json' },
    body: '{"digest":"none"}',
  });
  await api.db
    .updateTable('account.user')
    .set({ email_verified: false })
    .where('id', '=', unconfirmed.userID)
    .execute();
  await api.jobs.settle();
  const reasons = await Promise.all(readers.map(async (reader) => (await digestsOf(reader))[0]?.skipped));
  expect(reasons).toEqual(['nothing-left', 'nothing-left', 'stopped', 'no-address']);
  expect(readers.flatMap(mailsTo)).toEqual([]);
});

it('never mails twice, whether the mail server fails or the process dies', async () => {
  const kind = 'notifications' as const;
  const reader = await addReader();
  await addNotice(api.db, { people: [reader.userID] });
  await api.db
    .insertInto('digest_mail')
    .values({ user_id: reader.userID, kind, period: '2026-11-23' })
    .execute();
  const job = mailDigest.payload.parse({ userID: reader.userID, kind, period: '2026-11-23' });
  const away = testMailer([() => Promise.reject(new Error('ECONNREFUSED'))]);
  await expect(away.run(job, attempt)).rejects.toThrow('ECONNREFUSED');
  expect((await digestsOf(reader))[0]?.sent_at).toBeNull();
  // The process dies after the mail server took the mail, before the job is marked as done, and another process repeats the job.
  const taken = Promise.withResolvers<void>();
  const ending = testMailer([
    () => {
      taken.resolve();
      return new Promise(() => undefined);
    },
  ]);
  void ending.run(job, attempt);
  await taken.promise;
  await away.run(job, attempt);
  expect(away.sent).toEqual([]);
  // Two workers at once.
  const other = await addReader();
  await addNotice(api.db, { people: [other.userID] });
  await queueDigests(api.db, notificationDigest, monday);
  const both = testMailer([]);
  const period = { userID: other.userID, kind, period: '2026-11-23' };
  await Promise.all([both.run(period, attempt), both.run(period, attempt)]);
  expect(both.sent.map(({ to }) => to)).toEqual([`${other.userID}@wbn.example`]);
  await api.jobs.settle();
  expect(mailsTo(other)).toEqual([]);
});
