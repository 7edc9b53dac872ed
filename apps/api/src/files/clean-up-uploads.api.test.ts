import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { post } from '../testing/call-server.ts';
import { addPerson } from '../testing/fixtures.ts';
import { drawSample } from '../testing/sample-pictures.ts';
import { sendPicture } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { SignedIn } from '../testing/test-tokens.ts';
import { cleanUpUploads } from './clean-up-uploads.ts';
import { createDiskStore } from './disk-store.ts';

let api: TestServer;
let ana: SignedIn;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  ana = await api.signIn(await addPerson(api.db));
});
afterEach(() => api.stop());

const dayLater = sql<Date>`now() - interval '26 hours'`;

/** Makes all rows more than a day old. */
async function passADay(): Promise<void> {
  await api.db.updateTable('upload').set({ created_at: dayLater }).execute();
  await api.db
    .updateTable('picture')
    .set({ unused_since: dayLater })
    .where('unused_since', 'is not', null)
    .execute();
}

async function send(width: number): Promise<string> {
  const bytes = await drawSample({ width, height: width }).png().toBuffer();
  return sendPicture({ url: api.url, user: ana, bytes, contentType: 'image/png' });
}

async function putOnProfile(width: number): Promise<StoredPhoto> {
  const path = `${api.url}/user/profile-photo/upload-validate`;
  const { body } = await post(path, { token: await send(width) }, ana.headers);
  return body.data.profilePhoto;
}

const cleanUp = () => cleanUpUploads(api.db, api.store);
const isThere = (photo: StoredPhoto) =>
  (photo.versions ?? []).every(({ url }) => existsSync(join(api.filesDir, url.slice('/files/'.length))));
const waiting = () => readdirSync(api.incomingDir).filter((name) => name !== '.secret');
const count = async (table: 'upload' | 'picture') =>
  (await api.db.selectFrom(table).selectAll().execute()).length;

it('deletes unclaimed uploads after a day, not before', async () => {
  const token = await send(70);
  await cleanUp();
  expect([waiting().length, await count('upload')]).toEqual([1, 1]);
  await passADay();
  const late = await post(`${api.url}/user/profile-photo/upload-validate`, { token }, ana.headers);
  expect(late.status).toBe(404);
  await cleanUp();
  expect([waiting().length, await count('upload')]).toEqual([0, 0]);
});

it('keeps the picture that a profile shows, and deletes the previous one', async () => {
  const first = await putOnProfile(70);
  await passADay();
  await cleanUp();
  expect(isThere(first)).toBe(true);
  const second = await putOnProfile(80);
  await cleanUp();
  // Cached pages still show it for a while.
  expect([isThere(first), isThere(second)]).toEqual([true, true]);
  await passADay();
  await cleanUp();
  expect([isThere(first), isThere(second)]).toEqual([false, true]);
  expect(readdirSync(join(api.filesDir, 'pictures'))).toHaveLength(1);
  expect(await count('picture')).toBe(1);
});

it('keeps a picture that is sent again after it was replaced', async () => {
  const first = await putOnProfile(70);
  await putOnProfile(80);
  await passADay();
  expect(await putOnProfile(70)).toEqual(first);
  await cleanUp();
  expect(isThere(first)).toBe(true);
  await passADay();
  await cleanUp();
  expect([isThere(first), await count('picture')]).toEqual([true, 1]);
});

it('deletes the pictures of a deleted profile', async () => {
  const photo = await putOnProfile(70);
  await passADay();
  await cleanUp();
  await api.db.deleteFrom('user_profile').where('id', '=', ana.userID).execute();
  await passADay();
  await cleanUp();
  expect([isThere(photo), await count('picture')]).toEqual([false, 0]);
});

it('keeps the equal pictures of two people apart', async () => {
  const first = await putOnProfile(70);
  ana = await api.signIn(await addPerson(api.db));
  const second = await putOnProfile(70);
  expect(second.url).not.toBe(first.url);
});

it('deletes the remains of interrupted uploads on the disk', async () => {
  const { filesDir, incomingDir, privateDir } = api;
  const store = createDiskStore({ filesDir, incomingDir, privateDir, hostUrl: () => api.url });
  const old = join(incomingDir, 'old.part');
  for (const file of [old, join(incomingDir, 'new.part')]) writeFileSync(file, 'half');
  utimesSync(old, 0, 0);
  await store.deleteInterrupted(new Date(1_000_000));
  expect(waiting()).toEqual(['new.part']);
});

it('deletes files outside a transaction, and again after a crash; meanwhile nobody stores the same picture', async () => {
  const first = await putOnProfile(70);
  await putOnProfile(80);
  await passADay();
  const open: unknown[] = [];
  let again: unknown;
  const crashing = {
    ...api.store,
    async delete(keys: readonly string[]) {
      if (!keys.some((key) => key.startsWith('pictures/'))) return api.store.delete(keys);
      const { rows } = await sql`
        select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
        api.db,
      );
      open.push(...rows);
      const path = `${api.url}/user/profile-photo/upload-validate`;
      again = (await post(path, { token: await send(70) }, ana.headers)).body.name;
      throw new Error('the process ends here');
    },
  };
  await expect(cleanUpUploads(api.db, crashing)).rejects.toThrow('ends here');
  expect([open, again, isThere(first)]).toEqual([[], 'ServiceUnavailable', true]);
  await cleanUp();
  expect([isThere(first), await count('picture')]).toEqual([false, 1]);
  expect(isThere(await putOnProfile(70))).toBe(true);
});
