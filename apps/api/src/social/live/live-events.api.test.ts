import { removeMember } from '@wbn/contract/business/members.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { addPerson } from '../../testing/fixtures.ts';
import { type HeardLine, listenLive } from '../../testing/listen-live.ts';
import { send } from '../../testing/permission-rows/send-row.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'), { liveBeat: 100 });
});
afterAll(() => api.stop());

const addReader = async () => api.signIn(await addPerson(api.db));
const reset = { kind: 'reset' };
const notice = (resourceID: string) => ({ kind: 'notification', resourceID });
const tell = (userID: string, resourceID = newId(), on = api.db) =>
  addLiveEvents.run(on, { audiences: [userID], kind: 'notification', resourceID }).then(() => resourceID);

it('sends each person their own events, with headers that stop proxies from buffering', async () => {
  const [ana, ben] = await Promise.all([addReader(), addReader()]);
  const [hers, his] = await Promise.all([listenLive(api, ana), listenLive(api, ben)]);
  const first = await tell(ana.userID);
  await expect.poll(() => hers.events).toEqual([notice(first)]);
  expect(his.events).toEqual([]);
  expect(hers.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(hers.headers.get('cache-control')).toBe('no-store');
  expect(hers.headers.get('x-accel-buffering')).toBe('no');
  expect(hers.headers.get('x-content-type-options')).toBe('nosniff');
  for (const line of [hers, his]) line.leave();
});

it('sends an author’s events to followers and connections, except to those in a block or who muted the author', async () => {
  const readers = await Promise.all(Array.from({ length: 5 }, addReader));
  const [follower, connected, muting, blocked, stranger] = readers as [
    (typeof readers)[0],
    ...(typeof readers)[0][],
  ];
  const author = await addReader();
  const id = author.userID;
  for (const { userID } of [follower, muting, blocked] as typeof readers)
    await api.db
      .insertInto('follow')
      .values({ user_id: userID, resource_id: id, resource_type: 'user' })
      .execute();
  await api.db
    .insertInto('connection')
    .values({
      id: newId(),
      requester_id: id,
      requester_type: 'user',
      addressee_id: connected?.userID ?? '',
      addressee_type: 'user',
      user_id: id,
      status: 'accepted',
    })
    .execute();
  await api.db
    .insertInto('mute')
    .values({ user_id: muting?.userID ?? '', muted_id: id, muted_type: 'user' })
    .execute();
  await api.db
    .insertInto('block')
    .values({ blocker_id: id, blocker_type: 'user', blocked_id: blocked?.userID ?? '', blocked_type: 'user' })
    .execute();
  const asked = [author, ...readers];
  const lines = await Promise.all(asked.map((one) => listenLive(api, one)));
  const resourceID = newId();
  await addLiveEvents.run(api.db, { audiences: [id], kind: 'post', resourceID });
  const post = { kind: 'post', resourceID };
  const heard = [[post], [post], [post], [], [], []];
  // Events of the mute and the block may arrive now, too.
  const postsOf = ({ events }: HeardLine) => events.filter(({ kind }) => kind === 'post');
  await expect.poll(() => lines.map(postsOf)).toEqual(heard);
  for (const line of lines) line.leave();
  expect(stranger).toBeDefined();
});

it('sends nothing of a transaction that is rolled back, and an event when it commits', async () => {
  const ana = await addReader();
  const line = await listenLive(api, ana);
  const undone = api.db.transaction().execute(async (transaction) => {
    await tell(ana.userID, newId(), transaction);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const first = await api.db.transaction().execute(async (transaction) => {
    const id = await tell(ana.userID, newId(), transaction);
    expect(line.events).toEqual([]);
    return id;
  });
  await expect.poll(() => line.events).toEqual([notice(first)]);
  line.leave();
});

it('replays events of the last seconds to a new stream, for the time while its page loaded', async () => {
  const [ana, ben] = await Promise.all([addReader(), addReader()]);
  const early = await listenLive(api, ana);
  const first = await tell(ana.userID);
  await expect.poll(() => early.events).toEqual([notice(first)]);
  const [late, other] = await Promise.all([listenLive(api, ana), listenLive(api, ben)]);
  await expect.poll(() => late.events).toEqual([notice(first)]);
  expect(other.events).toEqual([]);
  for (const line of [early, late, other]) line.leave();
});

it('sends reset after the database connection was cut, so that pages reload', async () => {
  const ana = await addReader();
  const line = await listenLive(api, ana);
  const cut = await sql<{ done: boolean }>`
    select pg_terminate_backend(pid) as done from pg_stat_activity
    where application_name = 'wbn-api-live' and datname = current_database()`.execute(api.db);
  expect(cut.rows).toEqual([{ done: true }]);
  await expect.poll(() => line.events).toEqual([reset]);
  const next = await tell(ana.userID);
  await expect.poll(() => line.events).toEqual([reset, notice(next)]);
  line.leave();
});

it('closes streams when the session is revoked, over the limit and at shutdown', async () => {
  const small = await startTestServer(inject('postgresUrl'), { liveBeat: 100, liveStreams: 12 });
  const addOne = async () => small.signIn(await addPerson(small.db));
  const ana = await addOne();
  const lines: HeardLine[] = [];
  for (let count = 0; count < 9; count++) lines.push(await listenLive(small, ana));
  // At the limit the oldest stream of the person is closed.
  await expect.poll(() => lines.map((line) => line.hasEnded())).toEqual([true, ...Array(8).fill(false)]);
  expect(lines[0]?.text()).toContain('retry: 300000\n\n');
  const others = await Promise.all(Array.from({ length: 4 }, addOne));
  const more = await Promise.all(others.map((one) => listenLive(small, one)));
  const full = await fetch(`${small.url}/live/events`, { headers: (await addOne()).headers });
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '3']);
  await sql`select pg_notify('account_revoked', ${ana.familyID})`.execute(small.db);
  await expect.poll(() => lines.every((line) => line.hasEnded())).toBe(true);
  expect(more.some((line) => line.hasEnded())).toBe(false);
  await small.stop();
  await expect.poll(() => more.every((line) => line.hasEnded())).toBe(true);
});

it('tells the members of a company, and a person who leaves it, that its members changed', async () => {
  const { businessID, owner, admin, member } = await addBusinessPeople(api);
  const lines = await Promise.all([owner, admin, member].map((one) => listenLive(api, one)));
  const params = { id: businessID, userID: member.userID };
  expect((await send(api, removeMember, { params }, owner.headers)).status).toBe(200);
  for (const line of lines)
    await expect.poll(() => line.events).toContainEqual({ kind: 'business', resourceID: businessID });
  for (const line of lines) line.leave();
});
