import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { addRequest } from '../testing/add-request.ts';
import { addBusiness } from '../testing/fixtures.ts';
import { listenLive } from '../testing/listen-live.ts';
import { openKillableApi } from '../testing/open-killable-api.ts';
import { requestCalls } from '../testing/request-calls.ts';

const threads = 8;
const each = 50;

it('keeps 400 sequential messages complete, single and in order after a kill -9', async () => {
  const api = await openKillableApi(inject('postgresUrl'));
  const to = await addBusiness(api.db);
  const buyer = await api.addPerson('Ana');
  const first = await api.startProcess();
  const restarted = Promise.withResolvers<string>();
  let confirmed = 0;
  let url = first.url;

  /** Sends like the browser: the next message when this one is confirmed, and unconfirmed ones again under their key. */
  const send = async (rid: string, content: string, key: string): Promise<number> => {
    const used = url;
    const answer = await requestCalls({ url: used })
      .write(rid, { content }, buyer, undefined, key)
      .catch(() => undefined);
    if (!answer) {
      if (used === first.url) url = await restarted.promise;
      return send(rid, content, key);
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.number;
  };
  const writeThread = async () => {
    const rid = await addRequest(api.db, { from: buyer.userID, to });
    const numbers = new Map<string, number>();
    for (let place = 0; place < each; place += 1) {
      const key = newId();
      numbers.set(key, await send(rid, `Message ${place}`, key));
      confirmed += 1;
      if (confirmed === 160) void first.kill().then(() => restarted.resolve(api.url));
    }
    const [lastKey = '', last] = [...numbers].at(-1) ?? [];
    expect(await send(rid, `Message ${each - 1}`, lastKey)).toBe(last);
    return { rid, numbers: [...numbers.values()] };
  };

  const written = await Promise.all(Array.from({ length: threads }, writeThread));
  expect(url).not.toBe(first.url);
  const inOrder = Array.from({ length: each }, (_, place) => place + 2);
  for (const { rid, numbers } of written) {
    expect(numbers).toEqual(inOrder);
    const stored = await api.db
      .selectFrom('message')
      .select(['number', 'content'])
      .where('request_id', '=', rid)
      .where('number', '>', 1)
      .orderBy('number')
      .execute();
    expect(stored).toEqual(inOrder.map((number) => ({ number, content: `Message ${number - 2}` })));
  }
  const sides = await api.db
    .selectFrom('request_side')
    .select('last_received')
    .where('side', '=', 'R')
    .execute();
  expect(sides).toEqual(written.map(() => ({ last_received: each + 1 })));
}, 120_000);

it('delivers a message although its process dies between the commit and the notification', async () => {
  const api = await openKillableApi(inject('postgresUrl'));
  const [buyer, seller] = [await api.addPerson('Ana'), await api.addPerson('Ben')];
  const to = await addBusiness(api.db);
  await api.db
    .insertInto('business_member')
    .values({ business_id: to, user_id: seller.userID, role: 'owner' })
    .execute();
  const rid = await addRequest(api.db, { from: buyer.userID, to });
  // The commit waits until the test allows it, and the process that waits for the commit is halted meanwhile.
  await sql`
    create function wait_for_test() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(18);
      return null;
    end $$`.execute(api.db);
  await sql`
    create constraint trigger wait_for_test after insert on message deferrable initially deferred
    for each row execute function wait_for_test()`.execute(api.db);
  const writing = await api.startProcess();
  const heard = await listenLive(api, seller);
  const key = newId();
  const answer = await api.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(18)`.execute(holder);
    const lost = requestCalls(writing)
      .write(rid, { content: 'Still there?' }, buyer, undefined, key)
      .catch(() => undefined);
    const isWaiting = async () =>
      (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(holder)).rows
        .length;
    await expect.poll(isWaiting).toBe(1);
    writing.signal('SIGSTOP');
    await sql`select pg_advisory_unlock(18)`.execute(holder);
    const isWritten = async () =>
      (await sql`select from message where id = ${key}`.execute(holder)).rows.length;
    await expect.poll(isWritten).toBe(1);
    await writing.kill();
    return lost;
  });
  expect(answer).toBeUndefined();
  await expect.poll(() => heard.events).toContainEqual({ kind: 'message', resourceID: rid });
  const again = await requestCalls(api).write(rid, { content: 'Still there?' }, buyer, undefined, key);
  expect(again.body.data).toMatchObject({ messageID: key, number: 2 });
});
