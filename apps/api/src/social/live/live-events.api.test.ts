import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { forgetLiveEvents } from '@wbn/host/live/live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addPerson } from '../../testing/fixtures.ts';
import { type HeardLine, listenLive } from '../../testing/listen-live.ts';
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

it('begins with a reset, tells each person their own, and sends what proxies must not hold back', async () => {
  const [ana, ben] = await Promise.all([addReader(), addReader()]);
  const [hers, his] = await Promise.all([listenLive(api, ana), listenLive(api, ben)]);
  const first = await tell(ana.userID);
  await expect.poll(() => hers.events).toEqual([reset, notice(first)]);
  expect(his.events).toEqual([reset]);
  expect(hers.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(hers.headers.get('cache-control')).toBe('no-store');
  expect(hers.headers.get('x-accel-buffering')).toBe('no');
  expect(hers.headers.get('x-content-type-options')).toBe('nosniff');
  for (const line of [hers, his]) line.leave();
});

it('tells what an author does to followers and connections, but nobody who is blocked or has muted them', async () => {
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
  const cursors = lines.map((line) => line.lastID());
  const resourceID = newId();
  await addLiveEvents.run(api.db, { audiences: [id], kind: 'post', resourceID });
  const post = { kind: 'post', resourceID };
  const heard = [[post], [post], [post], [], [], []];
  // What the mute and the block have told may come now, too.
  const postsOf = ({ events }: HeardLine) => events.filter(({ kind }) => kind === 'post');
  await expect.poll(() => lines.map(postsOf)).toEqual(heard);
  for (const line of lines) line.leave();
  // The same over a line that was lost and comes back.
  const later = await Promise.all(asked.map((one, at) => listenLive(api, one, cursors[at])));
  expect(later.map(postsOf)).toEqual(heard);
  for (const line of later) line.leave();
  expect(stranger).toBeDefined();
});

it('never skips what commits late: of two transactions the older one ends last', async () => {
  const ana = await addReader();
  const line = await listenLive(api, ana);
  const [slow, quick] = [newId(), newId()];
  await api.db.transaction().execute(async (older) => {
    await tell(ana.userID, slow, older);
    await tell(ana.userID, quick);
    // The quick one waits for whatever may still come before it.
    const again = await listenLive(api, ana, line.lastID());
    expect(again.events).toEqual([]);
    again.leave();
    expect(line.events).toEqual([reset]);
  });
  await expect.poll(() => line.events).toEqual([reset, notice(slow), notice(quick)]);
  line.leave();
});

it('goes on when the line to the database was cut: what happened meanwhile is read', async () => {
  const ana = await addReader();
  const line = await listenLive(api, ana);
  const cut = await sql<{ done: boolean }>`
    select pg_terminate_backend(pid) as done from pg_stat_activity
    where application_name = 'wbn-api-live' and datname = current_database()`.execute(api.db);
  expect(cut.rows).toEqual([{ done: true }]);
  const first = await tell(ana.userID);
  await expect.poll(() => line.events, { timeout: 5_000 }).toEqual([reset, notice(first)]);
  line.leave();
});

it('catches up after a lost line; where it cannot, it says reset', async () => {
  const ana = await addReader();
  const line = await listenLive(api, ana);
  const before = line.lastID();
  line.leave();
  const missed = [await tell(ana.userID), await tell(ana.userID)];
  await expect
    .poll(async () => {
      const again = await listenLive(api, ana, before);
      again.leave();
      return again.events;
    })
    .toEqual(missed.map(notice));
  const heardAfter = async (after: string) => {
    const again = await listenLive(api, ana, after);
    again.leave();
    return again.events;
  };
  for (const unreadable of ['', 'x', '1', '-1-2', '99999999999999999999-1', '18446744073709551615-0'])
    expect(await heardAfter(unreadable), unreadable).toEqual([reset]);
  await sql`update live_event set created_at = now() - interval '31 minutes'`.execute(api.db);
  await expect.poll(() => forgetLiveEvents.run(api.db)).toBeGreaterThan(0);
  expect(await heardAfter(before)).toEqual([reset]);
});

it('tells a page that is being opened what has happened since it began to read', async () => {
  const ana = await addReader();
  // Nothing that was forgotten before lies ahead any more: a transaction of another database may hold the reader back.
  await tell(newId());
  await expect
    .poll(async () => {
      const line = await listenLive(api, ana, undefined, 0);
      line.leave();
      return line.events;
    })
    .toEqual([]);
  const began = performance.now();
  // The process has been listening for as long.
  const early = await listenLive(api, ana);
  const first = await tell(ana.userID);
  await expect.poll(() => early.events).toEqual([reset, notice(first)]);
  const late = await listenLive(api, ana, undefined, Math.ceil(performance.now() - began));
  const last = await tell(ana.userID);
  await expect.poll(() => late.events.slice(-2)).toEqual([notice(first), notice(last)]);
  expect(late.events).not.toContainEqual(reset);
  // Nobody knows where an hour ago was; whoever has heard something goes on from there.
  const older = await listenLive(api, ana, undefined, 60_000);
  expect(older.events).toEqual([reset]);
  const known = await listenLive(api, ana, late.lastID(), 60_000);
  expect(known.events).toEqual([]);
  for (const line of [early, late, older, known]) line.leave();
  const refused = await fetch(`${api.url}/live/events?lookback=60001`, { headers: ana.headers });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { fields: { lookback: 'must be 60000 or less' } },
  ]);
});

it('ends when the session is revoked, keeps no more streams than it may, and stops at once', async () => {
  const small = await startTestServer(inject('postgresUrl'), { liveBeat: 100, liveStreams: 12 });
  const addOne = async () => small.signIn(await addPerson(small.db));
  const ana = await addOne();
  const lines: HeardLine[] = [];
  for (let count = 0; count < 9; count++) lines.push(await listenLive(small, ana));
  // Of one person the oldest goes.
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
