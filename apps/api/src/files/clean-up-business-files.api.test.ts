import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadPurpose } from '@wbn/contract/files/upload.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../testing/add-business-people.ts';
import { addProduct } from '../testing/fixtures.ts';
import { drawSample } from '../testing/sample-pictures.ts';
import { sampleMp4 } from '../testing/sample-videos.ts';
import { sendBusinessFile } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { cleanUpUploads } from './clean-up-uploads.ts';
import { takeUpload } from './take-upload.ts';
import { createUploads } from './uploads.ts';

let api: TestServer;
let people: BusinessPeople;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api);
});
afterEach(() => api.stop());

const dayLater = sql<Date>`now() - interval '26 hours'`;

/** Runs the clean-up job as if more than a day had passed. */
async function cleanUp(): Promise<void> {
  await api.db.updateTable('upload').set({ created_at: dayLater }).execute();
  await api.db
    .updateTable('picture')
    .set({ unused_since: dayLater })
    .where('unused_since', 'is not', null)
    .execute();
  await cleanUpUploads(api.db, api.store);
}

async function sendAndTake(purpose: UploadPurpose, bytes: Buffer, contentType: string): Promise<StoredPhoto> {
  const { businessID, owner } = people;
  const token = await sendBusinessFile({
    url: api.url,
    user: owner,
    businessID,
    bytes,
    contentType,
    purpose,
  });
  const reference = { token, userID: owner.userID, businessID, purpose };
  await createUploads(api.db, api.store).prepare(reference);
  return api.db.transaction().execute((transaction) => takeUpload(transaction, reference));
}
const picture = async (purpose: UploadPurpose, width: number) =>
  sendAndTake(purpose, await drawSample({ width, height: 80 }).png().toBuffer(), 'image/png');
const video = (length: number) => sendAndTake('video', sampleMp4({ data: length }), 'video/mp4');

const isThere = ({ url }: { url: string }) => existsSync(join(api.filesDir, url.slice('/files/'.length)));
const photosOf = (photos: StoredPhoto[]) => ({
  main_image: photos[0] ? JSON.stringify(photos[0]) : null,
  photos: JSON.stringify(photos.slice(1)),
});
const setProduct = (id: string, change: object) =>
  api.db.updateTable('product').set(change).where('id', '=', id).execute();

it('PRD-14: deletes replaced pictures and videos of a product, and keeps those that a product shows', async () => {
  const [first, second, third] = [
    await picture('productPhoto', 100),
    await picture('productPhoto', 110),
    await video(100),
  ];
  const videos = JSON.stringify([{ videoID: 'v', url: third.url }]);
  const id = await addProduct(api.db, people.businessID, { ...photosOf([first, second]), videos });
  const other = await addProduct(api.db, people.businessID, photosOf([second]));
  await cleanUp();
  expect([first, second, third].map(isThere)).toEqual([true, true, true]);
  // A changed order keeps the same files.
  await setProduct(id, photosOf([second, first]));
  await cleanUp();
  expect([first, second, third].map(isThere)).toEqual([true, true, true]);
  await setProduct(id, { ...photosOf([]), videos: '[]' });
  await cleanUp();
  expect([first, second, third].map(isThere)).toEqual([false, true, false]);
  await api.db.deleteFrom('product').where('id', '=', other).execute();
  await cleanUp();
  expect(isThere(second)).toBe(false);
  expect(readdirSync(join(api.filesDir, 'pictures'))).toEqual([]);
});

it('keeps the pictures of a deleted product while it can be restored', async () => {
  const photo = await picture('productPhoto', 100);
  const id = await addProduct(api.db, people.businessID, photosOf([photo]));
  await setProduct(id, { deleted_at: new Date() });
  await cleanUp();
  expect(isThere(photo)).toBe(true);
});

it('BIZ-24: deletes pictures of certificates when they are replaced or the certificate is deleted', async () => {
  const first = await picture('certificatePhoto', 100);
  const id = newId();
  await api.db
    .insertInto('business_certificate')
    .values({ id, business_id: people.businessID, name: 'ISO', photo: JSON.stringify(first) } as never)
    .execute();
  await cleanUp();
  expect(isThere(first)).toBe(true);
  const second = await picture('certificatePhoto', 110);
  await api.db
    .updateTable('business_certificate')
    .set({ photo: JSON.stringify(second) })
    .execute();
  await cleanUp();
  expect([first, second].map(isThere)).toEqual([false, true]);
  await api.db.deleteFrom('business_certificate').execute();
  await cleanUp();
  expect(isThere(second)).toBe(false);
});

it('BIZ-19: deletes the video of a company when another one replaces it', async () => {
  const [first, second] = [await video(100), await video(200)];
  const show = (url: string | null) => api.db.updateTable('business').set({ video_url: url }).execute();
  await show(first.url);
  await cleanUp();
  expect([first, second].map(isThere)).toEqual([true, false]);
  const third = await video(300);
  await show(third.url);
  await cleanUp();
  expect([first, third].map(isThere)).toEqual([false, true]);
  await show('https://films.example/1');
  await cleanUp();
  expect(isThere(third)).toBe(false);
});

it('deletes all files of a company with the company', async () => {
  const shown = [await picture('productPhoto', 100), await video(100)] as const;
  await addProduct(api.db, people.businessID, photosOf([shown[0]]));
  await api.db.updateTable('business').set({ video_url: shown[1].url }).execute();
  await cleanUp();
  expect(shown.map(isThere)).toEqual([true, true]);
  await api.db.deleteFrom('business').execute();
  await cleanUp();
  expect(shown.map(isThere)).toEqual([false, false]);
});

it('keeps no file because another company names it', async () => {
  const photo = await picture('productPhoto', 100);
  const other = await addBusinessPeople(api);
  await addProduct(api.db, other.businessID, photosOf([photo]));
  await cleanUp();
  expect(isThere(photo)).toBe(false);
});
