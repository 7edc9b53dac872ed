import { formatDay } from '@wbn/edition/format.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../testing/add-business-people.ts';
import { addRequest } from '../testing/add-request.ts';
import { listenLive } from '../testing/listen-live.ts';
import { callsOf } from '../testing/relation-calls.ts';
import { requestCalls } from '../testing/request-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let calls: ReturnType<typeof requestCalls>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = requestCalls(api);
});
afterAll(() => api.stop());

async function addThread() {
  const people = await addBusinessPeople(api);
  const { requestID } = await calls.sent({ to: people.businessID }, people.outsider);
  return { ...people, requestID, buyer: people.outsider };
}

describe('CALL-35, CALL-36: what both sides write', () => {
  it('INQ-20: numbers messages; shows the author only to their own side', async () => {
    const { requestID, businessID, member, owner, buyer } = await addThread();
    const offer = { price: { amount: 900, currency: 'USD' }, minimumOrder: { quantity: 50 } };
    const answer = await calls.write(requestID, { content: 'Nine.', offer }, member, businessID);
    expect(answer.body.data).toMatchObject({
      number: 2,
      from: 'R',
      type: 'text',
      offer,
      author: { authorID: member.userID },
    });
    const [seen, ofColleague] = [
      (await calls.messages(requestID, buyer)).body.data.messages,
      (await calls.messages(requestID, owner, { bid: businessID })).body.data.messages,
    ];
    expect(seen.map((message: object) => 'author' in message)).toEqual([true, false]);
    expect(ofColleague[0].author).toBeUndefined();
    expect(ofColleague[1]).toEqual(answer.body.data);
    expect((await calls.write(requestID, { content: '', offer }, buyer)).body.fields).toEqual({
      offer: 'must come from the company that was asked',
    });
    expect((await calls.write(requestID, { content: ' ' }, buyer)).status).toBe(400);
  });

  it('pages by 50 from either end, and after what was seen', async () => {
    const { requestID, buyer } = await addThread();
    const rows = Array.from({ length: 120 }, (_, place) => ({
      request_id: requestID,
      number: place + 2,
      id: newId(),
      side: 'S' as const,
      user_id: buyer.userID,
      content: `${place + 2}`,
    }));
    await api.db.insertInto('message').values(rows).execute();
    const page = async (query: Record<string, string>) => {
      const { messages, hasMore } = (await calls.messages(requestID, buyer, query)).body.data;
      return [messages[0]?.number, messages.at(-1)?.number, hasMore];
    };
    expect(await page({})).toEqual([72, 121, true]);
    expect(await page({ before: '72' })).toEqual([22, 71, true]);
    expect(await page({ before: '22' })).toEqual([1, 21, false]);
    expect(await page({ after: '100' })).toEqual([101, 121, false]);
    expect(await page({ after: '10' })).toEqual([11, 60, true]);
    expect((await calls.messages(requestID, buyer, { before: '9', after: '1' })).status).toBe(400);
  });

  it('INQ-13: returns the same message for a repeated key, even after the thread has ended; another text is a Conflict', async () => {
    const { requestID, buyer } = await addThread();
    const key = newId();
    const write = (content: string) => calls.write(requestID, { content }, buyer, undefined, key);
    const two = await Promise.all([write('And two?'), write('And two?')]);
    expect(two[0]?.body.data).toEqual(two[1]?.body.data);
    // The page recognises its message by this id when the reply was lost.
    expect(two[0]?.body.data.messageID).toBe(key);
    await calls.end(requestID, buyer);
    expect((await write('And two?')).body.data).toEqual(two[0]?.body.data);
    expect((await write('And three?')).status).toBe(409);
    expect((await calls.messages(requestID, buyer)).body.data.messages).toHaveLength(2);
  });

  it('tells of a colleague’s unseen answer instead of sending a second one', async () => {
    const { requestID, businessID, member, owner } = await addThread();
    const write = (who: typeof member, lastNumber: number) =>
      calls.write(requestID, { content: 'Nine hundred.', lastNumber }, who, businessID);
    const both = await Promise.all([write(member, 1), write(owner, 1)]);
    const refused = both.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body.fields).toEqual({ lastNumber: 'must be 2; new from your colleagues: 2' });
    const slower = both[0]?.status === 409 ? member : owner;
    expect((await write(slower, 2)).status).toBe(200);
  });
});

describe('CALL-37: a conversation is ended', () => {
  it('INQ-11, INQ-12, INQ-18: ends once, by either side; nobody can write any more', async () => {
    const { requestID, businessID, member, buyer } = await addThread();
    const ended = await calls.end(requestID, member, businessID);
    expect(ended.body.data).toMatchObject({ requestID, status: 'closed', side: 'R' });
    const opened = await calls.loaded(requestID, buyer);
    expect(opened).toMatchObject({ status: 'closed', closedSide: 'R' });
    expect((await calls.end(requestID, buyer)).status).toBe(200);
    expect(await calls.loaded(requestID, buyer)).toEqual(opened);
    for (const [who, bid] of [
      [member, businessID],
      [buyer, undefined],
    ] as const) {
      const refused = await calls.write(requestID, { content: 'Wait!' }, who, bid);
      expect([refused.status, refused.body.message]).toEqual([409, 'This conversation has ended.']);
    }
  });
});

describe('what has been read', () => {
  it('moves marks forward only; in an assigned thread only its assignee’s counts, and the other side sees both', async () => {
    const { requestID, businessID, member, admin, buyer } = await addThread();
    await calls.write(requestID, { content: 'And two?' }, buyer);
    await api.db
      .updateTable('request_side')
      .set({ assignee_id: admin.userID })
      .where('request_id', '=', requestID)
      .where('side', '=', 'R')
      .execute();
    const read = async (number: number, who: typeof member) =>
      (await calls.read(requestID, number, who, businessID)).body.data;
    // People who cannot clear the mark do not see it.
    expect(await read(2, member)).toEqual({ readUntil: 0, unread: false });
    expect(await calls.loaded(requestID, member, businessID)).toMatchObject({ unread: false });
    expect(await calls.loaded(requestID, buyer)).toMatchObject({ seenUntil: 2 });
    expect(await calls.unread(member)).toMatchObject({ total: 0 });
    expect(await calls.unread(admin)).toEqual({
      total: 1,
      owners: expect.arrayContaining([{ ownerID: businessID, count: 1, requestID }]),
    });
    expect(await read(99, admin)).toEqual({ readUntil: 2, unread: false });
    expect(await read(1, admin)).toEqual({ readUntil: 2, unread: false });
    expect(await calls.unread(admin)).toMatchObject({ total: 0 });
  });
});

describe('what happens is heard at once', () => {
  it('RT-08: notifies both sides and all members until removed; shows typing to the other side alone', async () => {
    const { businessID, member, owner, outsider: buyer } = await addBusinessPeople(api);
    const [asked, colleague, asking] = [
      await listenLive(api, member),
      await listenLive(api, owner),
      await listenLive(api, buyer),
    ];
    const heard = ({ events }: typeof asked) =>
      events.map(({ kind }) => kind).filter((kind) => kind !== 'reset');
    const { requestID } = await calls.sent({ to: businessID }, buyer);
    for (const line of [asked, colleague, asking]) await expect.poll(() => heard(line)).toEqual(['message']);
    await calls.type(requestID, buyer);
    await calls.type(requestID, buyer);
    await calls.write(requestID, { content: 'And two?' }, buyer);
    await calls.read(requestID, 2, member, businessID);
    await calls.read(requestID, 1, member, businessID);
    const all = ['message', 'typing', 'message', 'request'];
    for (const line of [asked, colleague]) await expect.poll(() => heard(line)).toEqual(all);
    await expect.poll(() => heard(asking)).toEqual(['message', 'message', 'request']);

    const removed = await callsOf(api, owner).delete(`business/${businessID}/member/${member.userID}`);
    expect(removed.status, JSON.stringify(removed.body)).toBe(200);
    await calls.end(requestID, buyer);
    await expect.poll(() => heard(colleague)).toEqual([...all, 'business', 'request']);
    await expect.poll(() => heard(asked)).toEqual([...all, 'business']);
    expect((await calls.load(requestID, member, businessID)).status).toBe(404);
    await calls.type(requestID, owner, businessID);
    for (const line of [asked, colleague, asking]) line.leave();
  });
});

describe('CALL-34: the list of threads', () => {
  it('INQ-15, INQ-17: lists newest activity first, page by page; finds by name, subject or date; filters', async () => {
    const { businessID, member, outsider: buyer } = await addBusinessPeople(api);
    const ids: string[] = [];
    for (let place = 0; place < 45; place += 1)
      ids.push(await addRequest(api.db, { from: buyer.userID, to: businessID, subject: `Valve ${place}` }));
    const [oldest = ''] = ids;
    await calls.write(oldest, { content: 'x'.repeat(300) }, buyer);
    const newest = [oldest, ...ids.slice(1).reverse()];
    const walked: string[] = [];
    let nextID: string | undefined;
    do {
      const query = { ubid: businessID, ...(nextID && { nextID }) };
      const { requests, nextID: next } = (await calls.list(query, member)).body.data;
      walked.push(...requests.map((request: { requestID: string }) => request.requestID));
      nextID = next;
    } while (nextID);
    expect(walked).toEqual(newest);

    const find = async (query: Record<string, string>) =>
      (await calls.listed({ ubid: businessID, ...query }, member)).map(({ subject }) => subject);
    expect(await find({ search: 'vALVE 44' })).toEqual(['Valve 44']);
    expect(await find({ search: '%' })).toEqual([]);
    expect(await find({ search: 'otto ros' })).toHaveLength(20);
    const today = new Date();
    for (const search of [
      formatDay('en', today),
      formatDay('en-US', today),
      today.toISOString().slice(0, 10),
    ])
      expect(await find({ search })).toHaveLength(20);
    expect(await find({ search: '1 Jan 1999' })).toEqual([]);
    expect((await calls.listed({ search: 'acme' }, buyer)).length).toBe(20);

    await calls.end(ids[3] ?? '', buyer);
    expect(await find({ status: 'closed' })).toEqual(['Valve 3']);
    await calls.read(ids[4] ?? '', 1, member, businessID);
    expect(await calls.unread(member)).toMatchObject({ total: 44 });
    expect(await find({ unread: 'true', search: 'Valve 4' })).toEqual([
      'Valve 44',
      'Valve 43',
      'Valve 42',
      'Valve 41',
      'Valve 40',
    ]);
    const labelID = newId();
    const label = { id: labelID, business_id: businessID, name: 'Hot', color: 'red' };
    await api.db.insertInto('request_label').values(label).execute();
    await api.db
      .insertInto('labelled_request')
      .values({ label_id: labelID, request_id: ids[7] ?? '' })
      .execute();
    expect(await find({ labelID })).toEqual(['Valve 7']);
    expect((await calls.listed({ labelID }, buyer)).length).toBe(0);
    expect((await calls.listed({}, buyer)).some((request) => 'labelIDs' in request)).toBe(false);
    expect((await calls.listed({ ubid: businessID }, member))[0]?.lastMessage.content).toBe('x'.repeat(200));
    expect(await find({ assigneeID: 'none' })).toHaveLength(20);
    expect(await find({ assigneeID: member.userID })).toEqual([]);
  });

  it('names deleted authors as such and keeps what they wrote for the other side', async () => {
    const { requestID, businessID, member, buyer } = await addThread();
    await api.db.deleteFrom('user_profile').where('id', '=', buyer.userID).execute();
    expect(await calls.loaded(requestID, member, businessID)).toMatchObject({
      from: { authorID: buyer.userID, authorType: 'user', name: 'No longer on WBN' },
      lastMessage: { content: 'What does a pallet cost?' },
      isBarred: true,
    });
    expect((await calls.write(requestID, { content: 'Hello?' }, member, businessID)).status).toBe(403);
  });
});
