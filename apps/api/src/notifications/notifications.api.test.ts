import { settingKinds } from '@wbn/contract/social/notices.ts';
import type { Notification } from '@wbn/contract/social/notifications.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addNotice } from '../testing/add-notice.ts';
import { ask, post } from '../testing/call-server.ts';
import { addBusiness, addPerson } from '../testing/fixtures.ts';
import { listenLive } from '../testing/listen-live.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { SignedIn } from '../testing/test-tokens.ts';
import { retractNotification, tell } from './tell.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'), { liveBeat: 200 });
});
afterAll(() => api.stop());

const addReader = async () => api.signIn(await addPerson(api.db));

interface Listed {
  notifications: Notification[];
  next?: string;
  newest?: string;
  unread: number;
}

async function list({ headers }: SignedIn, query = ''): Promise<Listed> {
  const answer = await ask(`${api.url}/notification/list?${query}`, { headers });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function listAll(reader: SignedIn, size = 3): Promise<Notification[]> {
  const found: Notification[] = [];
  let after = '';
  do {
    const page = await list(reader, `size=${size}${after && `&after=${after}`}`);
    found.push(...page.notifications);
    after = page.next ?? '';
  } while (after);
  return found;
}

const countOf = async ({ headers }: SignedIn): Promise<number> =>
  (await ask(`${api.url}/notification/unread`, { headers })).body.data.unread;
const markSeen = async ({ headers }: SignedIn, until: string | undefined, more = {}) =>
  (await post(`${api.url}/notification/seen`, { until, ...more }, headers)).body.data;
const mine = (reader: SignedIn) => ({ people: [reader.userID] });
const comment = (reader: SignedIn, root = { id: newId(), type: 'business' as const }) => ({
  ...mine(reader),
  kind: 'comment' as const,
  resource: { id: newId(), type: 'comment' as const },
  root,
});

describe('the list', () => {
  it('groups likes of one thing and follows, lists everything else singly, with names and links', async () => {
    const reader = await addReader();
    const businessID = await addBusiness(api.db, { company_name: 'Acme Valves' });
    const resource = { id: businessID, type: 'business' as const };
    const names = ['Ana', 'Ben', 'Cleo', 'Dario', 'Eva'];
    for (const first_name of names)
      await addNotice(api.db, {
        ...mine(reader),
        kind: 'like',
        resource,
        actorID: await addPerson(api.db, { first_name }),
      });
    await addNotice(api.db, comment(reader, resource));
    await addNotice(api.db, comment(reader, resource));
    await addNotice(api.db, mine(reader));
    const { notifications, unread, newest } = await list(reader);
    expect(notifications.map(({ kind, actorCount }) => [kind, actorCount])).toEqual([
      ['follow', 1],
      ['comment', 1],
      ['comment', 1],
      ['like', 5],
    ]);
    expect(notifications[3]?.actors.map(({ name }) => name)).toEqual([
      'Eva Rossi',
      'Dario Rossi',
      'Cleo Rossi',
    ]);
    expect(notifications[3]?.resource).toEqual({ id: businessID, type: 'business', text: 'Acme Valves' });
    expect(notifications[1]?.root).toEqual({ id: businessID, type: 'business', text: 'Acme Valves' });
    expect(unread).toBe(4);
    expect(await countOf(reader)).toBe(4);
    expect(await markSeen(reader, newest)).toEqual({ unread: 0 });
    expect((await list(reader)).notifications.some(({ isUnread }) => isUnread)).toBe(false);
  });

  it('closes a group once it is seen, opened or 12 hours old, so that read entries do not move up', async () => {
    const reader = await addReader();
    const like = () =>
      addNotice(api.db, { ...mine(reader), kind: 'like', resource: { id: reader.userID, type: 'user' } });
    const counts = async () => (await listAll(reader)).map(({ actorCount }) => actorCount);
    await like();
    const second = await like();
    await post(`${api.url}/notification/${second}/read`, {}, reader.headers);
    await like();
    expect(await counts()).toEqual([1, 2]);
    expect((await listAll(reader)).map(({ isRead }) => isRead)).toEqual([false, true]);
    await markSeen(reader, (await list(reader)).newest);
    await like();
    expect(await counts()).toEqual([1, 1, 2]);
    await sql`update notification set created_at = now() - interval '13 hours'`.execute(api.db);
    await like();
    expect(await counts()).toEqual([1, 1, 1, 2]);
    expect(await countOf(reader)).toBe(2);
  });

  it('makes what joined a group after loading the list an unread entry of its own', async () => {
    const reader = await addReader();
    const ana = await addPerson(api.db, { first_name: 'Ana' });
    await addNotice(api.db, { ...mine(reader), actorID: ana });
    const { newest } = await list(reader);
    await addNotice(api.db, mine(reader));
    expect(await markSeen(reader, newest)).toEqual({ unread: 1 });
    const listed = await listAll(reader);
    expect(listed.map(({ isUnread, actorCount }) => [isUnread, actorCount])).toEqual([
      [true, 1],
      [false, 1],
    ]);
    // The mark never decreases and never exceeds the newest position.
    await markSeen(reader, '0');
    expect(await countOf(reader)).toBe(1);
    await markSeen(reader, '999999999999999999');
    await addNotice(api.db, comment(reader));
    expect(await countOf(reader)).toBe(1);
  });

  it('waits for notifications being written, so that none appears below what was seen', async () => {
    const reader = await addReader();
    const userID = await addPerson(api.db);
    const actor = { id: userID, type: 'user', userID, businessID: null } as const;
    let listed: Promise<Listed> | undefined;
    await api.db.transaction().execute(async (slow) => {
      const { kind, people, ...places } = comment(reader);
      await tell(slow, kind, people, { actor, ...places });
      listed = list(reader);
      const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
      await expect.poll(async () => (await waiting.execute(api.db)).rows).toHaveLength(1);
    });
    expect((await listed)?.notifications).toHaveLength(1);
  });

  it('deletes and no longer counts notifications of undone actions, also on open pages', async () => {
    const reader = await addReader();
    const actorID = await addPerson(api.db);
    const author = await addPerson(api.db);
    await addNotice(api.db, { ...mine(reader), actorID });
    const postID = newId();
    await api.db
      .insertInto('post')
      .values({
        id: postID,
        user_id: author,
        timeline_id: reader.userID,
        timeline_type: 'user',
        content: 'Hello',
      })
      .execute();
    await addNotice(api.db, { ...mine(reader), kind: 'post', resource: { id: postID, type: 'post' } });
    await addNotice(api.db, { ...comment(reader), root: { id: postID, type: 'post' } });
    expect(await countOf(reader)).toBe(3);
    expect((await list(reader)).notifications[1]?.resource.text).toBe('Hello');
    const line = await listenLive(api, reader);
    const before = line.events.length;
    const told = () => line.events.length - before;
    await sql`update post set removed_at = now() where id = ${postID}`.execute(api.db);
    await expect.poll(told).toBeGreaterThanOrEqual(1);
    expect(await countOf(reader)).toBe(1);
    await api.db.transaction().execute((transaction) =>
      retractNotification(transaction, {
        kind: 'follow',
        actor: { id: actorID, type: 'user', userID: actorID, businessID: null },
        resource: { id: reader.userID, type: 'user' },
      }),
    );
    await expect.poll(told).toBeGreaterThanOrEqual(2);
    line.leave();
    expect(await list(reader)).toEqual({ notifications: [], unread: 0 });
  });

  it('stops counting at 100', async () => {
    const reader = await addReader();
    await Promise.all(Array.from({ length: 12 }, () => addNotice(api.db, comment(reader))));
    await sql`
      insert into notification (id, user_id, kind, actor_id, actor_type, resource_id, resource_type, root_id, root_type, group_key)
      select gen_random_uuid()::text, user_id, kind, actor_id, actor_type, resource_id, resource_type, root_id, root_type, gen_random_uuid()::text
      from notification, generate_series(1, 10) where user_id = ${reader.userID}`.execute(api.db);
    expect(await countOf(reader)).toBe(100);
  });
});

it('NOT-01 applies settings to new notifications only, and sends none that the person switched off', async () => {
  const reader = await addReader();
  const read = () => ask(`${api.url}/notification/settings`, { headers: reader.headers });
  const save = (body: object) =>
    ask(`${api.url}/notification/settings`, {
      method: 'PUT',
      headers: { ...reader.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { digest, kinds } = (await read()).body.data;
  expect(digest).toBe('weekly');
  expect(kinds).toHaveLength(settingKinds.length);
  expect(kinds[0]).toEqual({ kind: 'like', inApp: true, byMail: false });
  const off = { kind: 'follow', inApp: false, byMail: false };
  const saved = await save({ digest: 'daily', kinds: [off], edition: 'chile', timeZone: 'America/Santiago' });
  expect(saved.body.data).toEqual({
    digest: 'daily',
    kinds: kinds.map((one: { kind: string }) => (one.kind === 'follow' ? off : one)),
    messagesFrom: 'companies',
  });
  expect((await read()).body).toEqual(saved.body);
  expect(await addNotice(api.db, mine(reader))).toBe('');
  await addNotice(api.db, comment(reader));
  expect(await countOf(reader)).toBe(1);
  for (const wrong of [{ digest: 'hourly' }, { timeZone: 'Mars/Base' }, { kinds: [off, off] }])
    expect((await save(wrong)).status).toBe(400);
});

it('NOT-03 tells everyone of one act once a day, also several people of the same thing', async () => {
  const readers = [await addReader(), await addReader()];
  const actorID = await addPerson(api.db);
  const resource = { id: newId(), type: 'group' } as const;
  for (const reader of [...readers, ...readers])
    await addNotice(api.db, { ...mine(reader), kind: 'group-invited', actorID, resource });
  for (const reader of readers)
    expect((await list(reader)).notifications.map(({ kind }) => kind)).toEqual(['group-invited']);
});

it('LAY-18 shows in the badge as many as the list has unread, for any notifications, blocks, mutes and reads', async () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom('like', 'follow', 'comment'),
        actor: fc.nat(3),
        thing: fc.nat(1),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('block', 'mute', 'unblock', 'unmute', 'unlike'),
        actor: fc.nat(3),
        thing: fc.nat(1),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('see', 'see-some', 'open'),
        actor: fc.nat(3),
        thing: fc.nat(1),
      }),
    },
  );
  const actors = await Promise.all(Array.from({ length: 4 }, () => addPerson(api.db)));
  const { db } = api;
  const run = async (steps: { do: string; actor: number; thing: number }[]) => {
    const reader = await addReader();
    const { userID } = reader;
    const things = [newId(), newId()];
    for (const { do: action, actor, thing } of steps) {
      const actorID = actors[actor] ?? '';
      const resource = { id: things[thing] ?? '', type: 'post' as const };
      const by = { id: actorID, type: 'user' as const, userID: actorID, businessID: null };
      if (action === 'like' || action === 'follow' || action === 'comment')
        await addNotice(db, { ...mine(reader), kind: action, resource, actorID });
      else if (action === 'unlike')
        await db
          .transaction()
          .execute((on) => retractNotification(on, { kind: 'like', actor: by, resource }));
      else if (action === 'block')
        await sql`insert into block values (${actorID}, 'user', ${userID}, 'user') on conflict do nothing`.execute(
          db,
        );
      else if (action === 'mute')
        await sql`insert into mute values (${userID}, ${actorID}, 'user') on conflict do nothing`.execute(db);
      else if (action === 'unblock') await db.deleteFrom('block').where('blocked_id', '=', userID).execute();
      else if (action === 'unmute') await db.deleteFrom('mute').where('user_id', '=', userID).execute();
      else {
        const { notifications, newest, next } = await list(reader, 'size=2');
        const first = notifications.at(thing)?.notificationID;
        if (action === 'open' && first)
          await post(`${api.url}/notification/${first}/read`, {}, reader.headers);
        else if (action === 'see-some' && next) await markSeen(reader, next);
        else if (action === 'see' && newest) await markSeen(reader, newest);
      }
      const all = await listAll(reader);
      const unread = all.filter(({ isUnread }) => isUnread).length;
      expect(await countOf(reader)).toBe(unread);
      expect((await list(reader, 'size=1')).unread).toBe(unread);
      expect(new Set(all.map(({ notificationID }) => notificationID)).size).toBe(all.length);
    }
    await db.deleteFrom('block').execute();
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), run), {
    numRuns: 6,
    endOnFailure: true,
  });
});
