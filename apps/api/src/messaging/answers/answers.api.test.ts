import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addAccount, addBusinessPeople } from '../../testing/add-business-people.ts';
import { ask, post } from '../../testing/call-server.ts';
import { addBusiness } from '../../testing/fixtures.ts';
import { requestCalls } from '../../testing/request-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { stopTokenIn } from '../../testing/stop-token-in.ts';
import { runClocks } from '../clock/run-clocks.ts';
import { queueUnreadMails } from '../mails/queue-unread-mails.ts';
import { countAnswers } from './count-answers.ts';

let api: TestServer;
let calls: ReturnType<typeof requestCalls>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = requestCalls(api);
});
afterAll(() => api.stop());

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const week = 7 * 24;
const mails = (word: string) =>
  (existsSync(api.outboxDir) ? readdirSync(api.outboxDir) : [])
    .filter((name) => name.includes(word))
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8'));
const clockOf = (id: string) =>
  api.db.selectFrom('request_clock').selectAll().where('request_id', '=', id).orderBy('cycle').execute();

it('reminds of an unanswered inquiry, reassigns it, records the miss and offers the buyer companies that stay the same', async () => {
  const kind = { industry_id: '0001', category_ids: ['0001.01'], country: 'DE' };
  const { businessID, owner, member, outsider } = await addBusinessPeople(api, kind);
  const plain = await addBusiness(api.db, { company_name: 'Plain Works', ...kind });
  const verified = await addBusiness(api.db, { company_name: 'Sound Works', ...kind, verified: true });
  const blocked = await addBusiness(api.db, { company_name: 'Blocked Works', ...kind });
  await api.search.index('business', [businessID, plain, verified, blocked]);
  await sql`insert into block (blocker_id, blocker_type, blocked_id, blocked_type)
    values (${outsider.userID}, 'user', ${blocked}, 'business')`.execute(api.db);
  await api.db.insertInto('live_presence').values({ user_id: member.userID }).execute();
  const { requestID } = await calls.sent({ to: businessID }, outsider);
  const alternatives = async (who: typeof owner, bid?: string) =>
    (
      await ask(`${api.url}/business/request/${requestID}/alternatives${bid ? `?bid=${bid}` : ''}`, {
        headers: who.headers,
      })
    ).body.data.map((one: { businessID: string }) => one.businessID);
  expect(await alternatives(outsider)).toEqual([]);
  const [clock] = await clockOf(requestID);
  await runClocks(api.db, clock?.remind_at);
  await api.jobs.settle();
  expect(mails('notice-')).toHaveLength(3);
  await runClocks(api.db, clock?.reassign_at);
  const side = await calls.loaded(requestID, member, businessID);
  expect(side).toMatchObject({ assigneeID: member.userID, unread: true });
  await runClocks(api.db, later(week));
  await runClocks(api.db, later(week));
  expect(await clockOf(requestID)).toMatchObject([{ result: 'missed', ended_at: clock?.due_at }]);
  expect(await alternatives(outsider)).toEqual([verified, plain]);
  expect(await alternatives(owner, businessID)).toEqual([]);
  await addBusiness(api.db, { company_name: 'Later Works', ...kind, verified: true });
  expect(await alternatives(outsider)).toEqual([verified, plain]);
  // The late answer is recorded; the buyer's next message starts a new cycle.
  await calls.write(requestID, { content: 'Sorry.' }, owner, businessID);
  await calls.write(requestID, { content: 'And now?' }, outsider);
  expect(await clockOf(requestID)).toMatchObject([
    { result: 'missed', answered_at: expect.any(Date) },
    { cycle: 2, result: null, next_step: 'remind' },
  ]);
  await calls.end(requestID, outsider);
  expect((await clockOf(requestID))[1]).toMatchObject({ result: 'withdrawn', next_step: null });
});

it('shows figures from five inquiries on; page and order of lists then follow the answers', async () => {
  const { businessID, owner } = await addBusinessPeople(api, { country: 'DE' });
  await api.search.index('business', [businessID]);
  const shown = async () => (await ask(`${api.url}/business/profile/${businessID}`)).body.data.answers;
  const quality = async () =>
    (
      await sql<{ quality: number }>`select quality from search_document where id = ${businessID}`.execute(
        api.db,
      )
    ).rows[0]?.quality ?? 0;
  const before = await quality();
  for (let number = 1; number <= 5; number += 1) {
    expect(await shown()).toBeUndefined();
    const { requestID } = await calls.sent({ to: businessID }, await addAccount(api));
    await calls.write(requestID, { content: 'Yes.' }, owner, businessID);
    await countAnswers(api.services);
  }
  expect(await shown()).toEqual({ rate: 100, medianMinutes: 0 });
  expect(await quality()).toBe(before + 10);
});

it('mails do not stand in the way of somebody who writes in the thread at the same moment', async () => {
  const { businessID, outsider } = await addBusinessPeople(api);
  const { requestID } = await calls.sent({ to: businessID }, outsider);
  await api.db.transaction().execute(async (transaction) => {
    await sql`select from request where id = ${requestID} for update`.execute(transaction);
    const mailing = queueUnreadMails(api.db, later(0.1));
    // Time for the timer to lock what it needs.
    await delay(300);
    await sql`update request_side set last_received = 2 where request_id = ${requestID} and side = 'R'`.execute(
      transaction,
    );
    await mailing;
  });
  await queueUnreadMails(api.db, later(0.1));
  await api.jobs.settle();
  expect(mails(`messages-${requestID}-2`)).toHaveLength(3);
});

it('mails several messages with their text as one mail to people who have not read them; one click unsubscribes', async () => {
  const { businessID, owner, admin, member, outsider } = await addBusinessPeople(api);
  const { requestID } = await calls.sent({ to: businessID }, outsider);
  await calls.write(requestID, { content: 'Also in www.blue.example?' }, outsider);
  await queueUnreadMails(api.db);
  await api.jobs.settle();
  expect(mails(`messages-${requestID}`)).toEqual([]);
  await queueUnreadMails(api.db, later(0.1));
  await queueUnreadMails(api.db, later(0.1));
  await api.jobs.settle();
  const sent = mails(`messages-${requestID}`);
  expect(sent).toHaveLength(3);
  for (const mail of sent) {
    expect(mail).toContain('List-Unsubscribe-Post');
    expect(mail).not.toContain('www.blue.example');
  }
  const token = stopTokenIn(sent.find((mail) => mail.includes(`To: ${owner.email}`)));
  expect((await post(`${api.url}/mails/stop`, { token })).body.data).toEqual({ mails: ['message'] });
  // The owner has unsubscribed, the admin has a page open, and the third member is mailed what they have not read.
  await api.db.insertInto('live_presence').values({ user_id: admin.userID }).execute();
  await calls.write(requestID, { content: 'Please answer.' }, outsider);
  await queueUnreadMails(api.db, later(0.1));
  await api.jobs.settle();
  expect(mails(`messages-${requestID}-3`)).toHaveLength(1);
  const notes = await api.db
    .selectFrom('message_mail')
    .select(['user_id', 'skipped'])
    .where('request_id', '=', requestID)
    .where('until_number', '=', 3)
    .execute();
  expect(new Map(notes.map(({ user_id, skipped }) => [user_id, skipped]))).toEqual(
    new Map([
      [owner.userID, 'stopped'],
      [admin.userID, 'present'],
      [member.userID, null],
    ]),
  );
  await calls.read(requestID, 3, owner, businessID);
  await calls.write(requestID, { content: 'One more.' }, outsider);
  await calls.read(requestID, 4, owner, businessID);
  await queueUnreadMails(api.db, later(1));
  await api.jobs.settle();
  expect(mails(`messages-${requestID}-4`)).toEqual([]);
});
