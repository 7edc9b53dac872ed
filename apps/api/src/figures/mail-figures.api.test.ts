import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveNotificationSettings } from '@wbn/contract/social/notification-settings.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { queueDigests } from '../notifications/digests/mail-digest.ts';
import { addBusinessPeople } from '../testing/add-business-people.ts';
import { ask, post } from '../testing/call-server.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { stopTokenIn } from '../testing/stop-token-in.ts';
import { countVisits } from './count-visits.ts';
import { figuresDigest } from './mail-figures.ts';
import { sumEvents } from './sum-events.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const monday = new Date('2026-11-23T12:00:00Z');
const nextMonday = new Date('2026-11-30T12:00:00Z');

const mailsTo = (userID: string) =>
  (existsSync(api.outboxDir) ? readdirSync(api.outboxDir) : [])
    .filter((name) => name.startsWith('figures-') && name.includes(userID))
    .toSorted()
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8'));

async function mailOn(day: Date) {
  await queueDigests(api.db, figuresDigest, day);
  await api.jobs.settle();
}

const skippedOf = async (userID: string) =>
  (await api.db.selectFrom('digest_mail').select('skipped').where('user_id', '=', userID).execute()).map(
    ({ skipped }) => skipped,
  );

async function addViewed(company_name: string) {
  const people = await addBusinessPeople(api, { company_name });
  for (const [day, visitors] of [
    ['2026-11-12', 1],
    ['2026-11-20', 3],
    ['2026-11-27', 2],
  ] as const)
    await countVisits(
      api.db,
      Array.from({ length: visitors }, (_, at) => ({
        page: { view: { businessID: people.businessID } },
        ...{ address: `192.0.2.${at}`, userAgent: 'Firefox', source: 'direct' as const },
      })),
      new Date(`${day}T10:00:00Z`),
    );
  await sumEvents(api.db);
  return people;
}

it('FIG-04: a weekly mail sums up the figures for owner and admins, once a week', async () => {
  const { owner, admin, member } = await addViewed('Acme Valves');
  await mailOn(new Date('2026-11-22T12:00:00Z'));
  expect(mailsTo(owner.userID)).toEqual([]);
  await mailOn(monday);
  await mailOn(monday);
  for (const { userID } of [owner, admin]) {
    const [mail = '', ...more] = mailsTo(userID);
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: Acme Valves last week on WBN Australia: 3 views');
    expect(mail.replaceAll('=\r\n', '').replaceAll('=\n', '')).toContain('3 views (the week before: 1)');
  }
  expect(mailsTo(member.userID)).toEqual([]);
});

it('FIG-04: the weekly mail can be switched off by a setting and by the link in it', async () => {
  const { owner, admin } = await addViewed('Bravo Pumps');
  const kinds = [{ kind: 'figures', inApp: true, byMail: false }];
  const saved = await ask(`${api.url}/${saveNotificationSettings.path}`, {
    method: 'PUT',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kinds }),
  });
  expect(saved.status).toBe(200);
  await mailOn(monday);
  expect(mailsTo(owner.userID)).toEqual([]);
  expect(mailsTo(admin.userID)).toHaveLength(1);

  const token = stopTokenIn(mailsTo(admin.userID)[0]);
  expect((await post(`${api.url}/mails/stop`, { token })).body.data).toEqual({ mails: ['figures'] });
  await mailOn(nextMonday);
  expect(mailsTo(admin.userID)).toHaveLength(1);
});

it('sends no weekly mail when there is nothing to count', async () => {
  const { owner } = await addBusinessPeople(api);
  await mailOn(monday);
  expect(mailsTo(owner.userID)).toEqual([]);
  expect(await skippedOf(owner.userID)).toEqual(['nothing-left']);
});
