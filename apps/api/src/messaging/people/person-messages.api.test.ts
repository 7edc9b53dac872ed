import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@wbn/postgres/new-id.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../cases/waiting-sources.sql.ts';
import { readStaff } from '../../commands/frame/verbs.ts';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../../testing/add-business-people.ts';
import { post } from '../../testing/call-server.ts';
import { type HeardLine, listenLive } from '../../testing/listen-live.ts';
import { callsOf } from '../../testing/relation-calls.ts';
import { requestCalls } from '../../testing/request-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { releaseRequest } from '../held/held-requests.ts';
import { queueUnreadMails } from '../mails/queue-unread-mails.ts';

let api: TestServer;
let calls: ReturnType<typeof requestCalls>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = requestCalls(api);
});
// Every step has opened and closed its cases of the desk.
afterEach(async () => expect(await selectStray.all(api.db)).toEqual([]));
afterAll(() => api.stop());

const choose = (messagesFrom: string, { headers }: BusinessPerson) =>
  fetch(`${api.url}/notification/settings`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ messagesFrom }),
  });
const relation = async (to: string, who: BusinessPerson, businessID?: string) =>
  (await callsOf(api, who).get(`social/relation/user/${to}${businessID ? `?businessID=${businessID}` : ''}`))
    .body.data;

/** Events of marks and states, which are not messages. */
const changes = ({ events }: HeardLine) => events.filter(({ kind }) => kind !== 'message');

/** Ana, who has no company, asks Ben, who keeps the default. */
async function askBen() {
  const [ana, ben] = [await addAccount(api, 'Ana'), await addAccount(api, 'Ben')];
  const { status, body } = await calls.writeTo({ to: ben.userID }, ana);
  expect(status, body.message).toBe(200);
  return { ana, ben, rid: body.data.requestID as string };
}

describe('MSG-01: messages between people', () => {
  it('opens a conversation without subject and clock, which both sides read, answer and end', async () => {
    const { member } = await addBusinessPeople(api);
    const ben = await addAccount(api, 'Ben');
    expect(await relation(ben.userID, member)).toMatchObject({
      may: { message: true },
      message: { access: 'direct' },
    });
    const line = await listenLive(api, ben);
    const { body } = await calls.writeTo({ to: ben.userID }, member);
    const rid = body.data.requestID;
    expect(body.data).toMatchObject({
      status: 'open',
      senderType: 'user',
      receiverType: 'user',
      subject: '',
      to: { authorID: ben.userID },
      side: 'S',
    });
    await expect.poll(() => line.events).toMatchObject([{ kind: 'message', resourceID: rid }]);
    expect(await calls.unread(ben)).toMatchObject({ total: 1 });
    expect(await calls.listed({ search: 'mei' }, ben)).toMatchObject([{ requestID: rid, side: 'R' }]);
    expect((await calls.write(rid, { content: 'Hello, Mei.' }, ben)).status).toBe(200);
    const offer = { price: { amount: 9, currency: 'EUR' }, unit: 'piece' };
    expect((await calls.write(rid, { content: 'Nine', offer }, ben)).status).toBe(400);
    const clocks = api.db.selectFrom('request_clock').where('request_id', '=', rid).selectAll();
    expect(await clocks.execute()).toEqual([]);
    // 'Message' on the profile leads there from now on, and writing from there adds to it.
    expect((await relation(member.userID, ben)).message).toEqual({ access: 'direct', requestID: rid });
    expect((await calls.writeTo({ to: member.userID }, ben)).body.data).toMatchObject({
      requestID: rid,
      messageCount: 3,
    });
    expect((await calls.end(rid, ben)).body.data.status).toBe('closed');
    expect((await calls.writeTo({ to: ben.userID }, member)).body.data.requestID).not.toBe(rid);
  });

  it('opens one between a company and a person, apart from those of its people', async () => {
    const { businessID, member, admin, owner } = await addBusinessPeople(api);
    const ben = await addAccount(api, 'Ben');
    const asCompany = { to: ben.userID, from: businessID };
    const { body } = await calls.writeTo(asCompany, member);
    expect(body.data).toMatchObject({ senderType: 'business', from: { authorID: businessID } });
    expect((await calls.writeTo(asCompany, admin)).body.data).toMatchObject({
      requestID: body.data.requestID,
      messageCount: 2,
    });
    expect((await calls.writeTo({ to: ben.userID }, member)).body.data.requestID).not.toBe(
      body.data.requestID,
    );
    expect(await calls.listed({ ubid: businessID }, owner)).toHaveLength(1);
    for (const [to, from] of [
      [member.userID, undefined],
      [member.userID, businessID],
      [owner.userID, businessID],
    ] as const)
      expect((await calls.writeTo({ to, ...(from && { from }) }, member)).status).toBe(400);
    expect((await calls.writeTo({ to: newId() }, member)).status).toBe(404);
  });

  it('leaves two people with one open conversation, however they write at once', async () => {
    const step = fc.record({ who: fc.boolean(), answer: fc.constantFrom('write', 'accept', 'decline') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        async (rounds) => {
          const two = [await addAccount(api, 'Ana'), await addAccount(api, 'Ben')] as const;
          for (const round of rounds)
            await Promise.all(
              round.map(async ({ who, answer }) => {
                const [own, other] = who ? two : ([two[1], two[0]] as const);
                if (answer === 'write') {
                  const { status } = await calls.writeTo({ to: other.userID }, own);
                  return expect([200, 409]).toContain(status);
                }
                const { message } = await relation(other.userID, own);
                if (message.requestID) await calls.answer(message.requestID, answer as 'accept', own);
              }),
            );
          const threads = await api.db
            .selectFrom('request')
            .select(['id', 'message_count', 'acceptance', 'from_id'])
            .where('to_id', 'in', [two[0].userID, two[1].userID])
            .execute();
          expect(threads.length).toBeLessThanOrEqual(1);
          const [thread] = threads;
          // Before it is accepted, it has exactly one message.
          if (thread && thread.acceptance !== 'accepted') expect(thread.message_count).toBe(1);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('MSG-02: the receiver chooses who may write', () => {
  it('everyone, companies, connections, nobody; connections and people who were answered need no request', async () => {
    const { businessID, member, outsider } = await addBusinessPeople(api);
    const hidden = await addBusinessPeople(api, { status: 'unpublished' });
    const friend = await addAccount(api, 'Fei');
    const known = await addAccount(api, 'Kim');
    const ben = await addAccount(api, 'Ben');
    const connection = {
      id: newId(),
      requester_id: friend.userID,
      requester_type: 'user' as const,
      addressee_id: ben.userID,
      addressee_type: 'user' as const,
      status: 'accepted' as const,
      user_id: friend.userID,
      answered_at: new Date(),
    };
    await api.db.insertInto('connection').values(connection).execute();
    // Ben has written to Kim before, and they ended it.
    await choose('everyone', known);
    const { body } = await calls.writeTo({ to: known.userID }, ben);
    await calls.end(body.data.requestID, known);
    const askers = [
      [friend],
      [known],
      [member],
      [member, businessID],
      [outsider],
      [hidden.member],
      [hidden.member, hidden.businessID],
    ] as const;
    const expected = {
      everyone: ['direct', 'direct', 'direct', 'direct', 'direct', 'direct', 'direct'],
      companies: ['direct', 'direct', 'direct', 'direct', 'request', 'request', 'request'],
      connections: ['direct', 'direct', 'refused', 'refused', 'refused', 'refused', 'refused'],
      nobody: ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
    };
    for (const [chosen, access] of Object.entries(expected)) {
      expect((await choose(chosen, ben)).status).toBe(200);
      const found = await Promise.all(
        askers.map(async ([who, bid]) => (await relation(ben.userID, who, bid)).message.access),
      );
      expect(found, chosen).toEqual(access);
    }
    const refused = await calls.writeTo({ to: ben.userID }, friend);
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'This person receives no new messages.' },
    });
    await choose('connections', ben);
    expect((await calls.writeTo({ to: ben.userID }, member)).body.message).toContain('connections only');
    expect((await calls.writeTo({ to: ben.userID }, friend)).body.data.status).toBe('open');
    // The choice is about new conversations.
    await choose('nobody', ben);
    expect((await calls.writeTo({ to: ben.userID }, friend)).body.data.messageCount).toBe(2);
    const unconfirmed = { email_verified: false };
    await api.db.updateTable('account.user').set(unconfirmed).where('id', '=', member.userID).execute();
    await choose('companies', ben);
    expect((await relation(ben.userID, member)).message.access).toBe('request');
  });
});

describe('MSG-03: message requests', () => {
  it('show one message; the sender waits, writes no second one and sees no read mark until it is accepted', async () => {
    const { ana, ben, rid } = await askBen();
    expect((await calls.loaded(rid, ana)).status).toBe('asked');
    expect(await calls.listed({ status: 'asked' }, ben)).toMatchObject([{ requestID: rid, unread: true }]);
    expect(await calls.listed({ status: 'open' }, ben)).toEqual([]);
    expect((await calls.unread(ben)).total).toBe(1);
    for (const answer of [
      await calls.writeTo({ to: ben.userID }, ana),
      await calls.write(rid, { content: 'Hello?' }, ana),
      await calls.write(rid, { content: 'Yes?' }, ben),
      await calls.end(rid, ana),
      await calls.end(rid, ben),
    ])
      expect(answer.status).toBe(409);
    const line = await listenLive(api, ana);
    await calls.read(rid, 1, ben);
    await calls.type(rid, ben);
    expect((await calls.unread(ben)).total).toBe(0);
    expect((await calls.loaded(rid, ana)).seenUntil).toBe(0);
    expect((await relation(ana.userID, ben)).message.requestID).toBe(rid);
    expect((await calls.answer(rid, 'accept', ana)).status).toBe(404);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await calls.answer(rid, 'accept', ben)).body.data).toMatchObject({ status: 'open', side: 'R' });
    await expect.poll(() => changes(line)).toEqual([{ kind: 'request', resourceID: rid }]);
    expect(await calls.loaded(rid, ana)).toMatchObject({ status: 'open', seenUntil: 1 });
    expect((await calls.write(rid, { content: 'At last.' }, ana)).status).toBe(200);
    expect((await calls.answer(rid, 'decline', ben)).status).toBe(409);
  });

  it('hide from the receiver when declined and tell the sender nothing; writing to the sender opens them', async () => {
    const { ana, ben, rid } = await askBen();
    await calls.read(rid, 1, ben);
    const before = await calls.loaded(rid, ana);
    const line = await listenLive(api, ana);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await calls.answer(rid, 'decline', ben)).status).toBe(200);
    expect(await calls.loaded(rid, ana)).toEqual(before);
    expect(await calls.listed({ status: 'asked' }, ana)).toHaveLength(1);
    expect((await calls.writeTo({ to: ben.userID }, ana)).status).toBe(409);
    expect((await relation(ben.userID, ana)).message).toEqual({ access: 'request', requestID: rid });
    expect(await calls.listed({}, ben)).toEqual([]);
    expect((await calls.load(rid, ben)).status).toBe(404);
    expect((await relation(ana.userID, ben)).message).toEqual({ access: 'direct' });
    expect((await calls.writeTo({ to: ana.userID }, ben)).body.data).toMatchObject({
      requestID: rid,
      status: 'open',
      messageCount: 2,
    });
    await expect.poll(() => line.events.at(-1)).toEqual({ kind: 'message', resourceID: rid });
    expect(changes(line)).toEqual([]);
    expect((await calls.write(rid, { content: 'Thank you.' }, ana)).status).toBe(200);
  });

  it('are mailed once, and not when declined or muted', async () => {
    const later = new Date(Date.now() + 6 * 60_000);
    const settle = async () => {
      await queueUnreadMails(api.db, later);
      await api.jobs.settle();
      const names = existsSync(api.outboxDir) ? readdirSync(api.outboxDir) : [];
      return names.map((name) => readFileSync(join(api.outboxDir, name), 'utf8'));
    };
    const [asked, declined, muted] = [await askBen(), await askBen(), await askBen()];
    await calls.answer(declined.rid, 'decline', declined.ben);
    await callsOf(api, muted.ben).post('social/mute/user', { resourceID: muted.ana.userID });
    await settle();
    const mails = await settle();
    const to = ({ ben }: { ben: BusinessPerson }) => mails.filter((mail) => mail.includes(ben.email));
    expect([to(asked), to(declined), to(muted)].map(({ length }) => length)).toEqual([1, 0, 0]);
    expect(to(asked)[0]).toContain('A new message from Ana Rossi');
  });
});

describe('MSG-04: blocks, reports and limits', () => {
  it('a block bars the conversation and hides the person; a report from either side reaches the operator', async () => {
    const { ana, ben, rid } = await askBen();
    const report = (who: BusinessPerson) =>
      post(
        `${api.url}/social/reports`,
        { resourceID: rid, resourceType: 'request', reason: 'spam' },
        who.headers,
      );
    expect((await report(ben)).body.data).toMatchObject({ excerpt: 'Hello!', ownerName: 'Ana Rossi' });
    await callsOf(api, ben).post('social/block/user', { resourceID: ana.userID });
    expect((await calls.unread(ben)).total).toBe(0);
    expect((await calls.answer(rid, 'accept', ben)).status).toBe(403);
    expect(await calls.loaded(rid, ana)).toMatchObject({ status: 'asked', isBarred: true });
    expect((await relation(ben.userID, ana)).may.message).toBe(false);
    for (const [to, who] of [
      [ben, ana],
      [ana, ben],
    ] as const)
      expect((await calls.writeTo({ to: to.userID }, who)).status).toBe(404);
  });

  it('a new account asks as few people as companies, and links of a newcomer are held for a look', async () => {
    const { businessID } = await addBusinessPeople(api);
    const people = [
      await addAccount(api, 'Ben'),
      await addAccount(api, 'Bea'),
      await addAccount(api, 'Bob'),
    ] as const;
    const nina = await addAccount(api, 'Nina');
    const fresh = { created_at: new Date(), email_verified: false };
    await api.db.updateTable('account.user').set(fresh).where('id', '=', nina.userID).execute();
    const message = 'https://a.example www.b.example https://c.example';
    const held = await calls.writeTo({ to: people[0].userID, message }, nina);
    expect(held.body.data.status).toBe('held');
    expect((await calls.writeTo({ to: people[0].userID }, nina)).status).toBe(409);
    expect((await relation(nina.userID, people[0])).message).toEqual({ access: 'direct' });
    expect(await calls.listed({}, people[0])).toEqual([]);
    await releaseRequest(api.db, readStaff('Vera'), held.body.data.requestID);
    expect(await calls.listed({}, people[0])).toMatchObject([{ status: 'asked', unread: true }]);
    expect((await calls.sent({ to: businessID }, nina)).status).toBe('open');
    expect(await calls.writeTo({ to: people[1].userID }, nina)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('2 inquiries a day') },
    });
    // What a receiver starts opens a held conversation.
    await api.db
      .updateTable('account.user')
      .set({ email_verified: true })
      .where('id', '=', nina.userID)
      .execute();
    const second = await calls.writeTo({ to: people[2].userID, message }, nina);
    expect(second.body.data.status).toBe('held');
    expect((await calls.writeTo({ to: nina.userID }, people[2])).body.data).toMatchObject({
      requestID: second.body.data.requestID,
      status: 'open',
      messageCount: 2,
    });
  });

  it('one person receives at most 40 first messages of strangers a day; whom they know is not limited', async () => {
    const { ana: known, ben, rid } = await askBen();
    await calls.answer(rid, 'accept', ben);
    await calls.write(rid, { content: 'Welcome.' }, ben);
    await calls.end(rid, ben);
    await api.db
      .updateTable('call_count')
      .set({ count: 39 })
      .where('call', '=', 'first message received')
      .where('client', '=', ben.userID)
      .execute();
    const [last, late] = [await addAccount(api, 'Lea'), await addAccount(api, 'Max')];
    expect((await calls.writeTo({ to: ben.userID }, last)).status).toBe(200);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await calls.writeTo({ to: ben.userID }, late)).toMatchObject({
        status: 429,
        body: { message: expect.stringContaining('Try again tomorrow') },
      });
    expect((await calls.writeTo({ to: ben.userID }, known)).status).toBe(200);
    expect((await calls.writeTo({ to: last.userID }, late)).status).toBe(200);
  });
});
