import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type UploadPurpose, videoLimit } from '@wbn/contract/files/upload.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../testing/add-business-people.ts';
import { post } from '../testing/call-server.ts';
import { drawSample } from '../testing/sample-pictures.ts';
import { sampleMp4, sampleWebm } from '../testing/sample-videos.ts';
import { postSigned, sendBusinessFile } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { takeUpload, takeVideoUpload, type UploadReference } from './take-upload.ts';
import { createUploads, type Uploads, videoUploadLimit } from './uploads.ts';

let api: TestServer;
let people: BusinessPeople;
let uploads: Uploads;
let picture: Buffer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api);
  uploads = createUploads(api.db, api.store);
  picture = await drawSample({ width: 2000, height: 900 }).jpeg().toBuffer();
});
afterAll(() => api.stop());

const path = 'files/upload-request/business';
const ask = (body: object, user = people.owner) => post(`${api.url}/${path}`, body, user.headers);
const order = (given: object = {}) => ({
  contentType: 'image/jpeg',
  fileSize: 1000,
  purpose: 'productPhoto',
  businessID: people.businessID,
  ...given,
});
const uploadOf = (token: string, purpose: UploadPurpose): UploadReference => ({
  token,
  userID: people.owner.userID,
  businessID: people.businessID,
  purpose,
});
const within = <T>(work: Parameters<ReturnType<typeof api.db.transaction>['execute']>[0]) =>
  api.db.transaction().execute(work) as Promise<T>;

async function send(purpose: UploadPurpose, bytes: Buffer, contentType: string): Promise<UploadReference> {
  const { businessID, owner } = people;
  return uploadOf(
    await sendBusinessFile({ url: api.url, user: owner, businessID, bytes, contentType, purpose }),
    purpose,
  );
}

const waiting = () => readdirSync(api.incomingDir).sort();

async function sizesOf(purpose: 'certificatePhoto' | 'productPhoto', bytes: Buffer): Promise<string[]> {
  const reference = await send(purpose, bytes, 'image/jpeg');
  const { versions = [] } = await uploads.prepare(reference);
  return versions
    .filter(({ type }) => type === 'image/webp')
    .map(({ width, height }) => `${width}x${height}`);
}

describe('requesting a form', () => {
  it('UPL-03: is for owner and admin, for every purpose', async () => {
    for (const purpose of ['profilePhoto', 'coverPhoto', 'certificatePhoto', 'productPhoto']) {
      expect((await ask(order({ purpose }))).status).toBe(200);
      expect((await ask(order({ purpose }), people.admin)).status).toBe(200);
      expect((await ask(order({ purpose }), people.member)).status).toBe(403);
      expect((await ask(order({ purpose }), people.outsider)).status).toBe(403);
    }
    expect((await ask(order({ businessID: newId() }))).status).toBe(404);
  });

  it('UPL-01: accepts a video only as a video, and a picture as a picture', async () => {
    const video = { purpose: 'video', contentType: 'video/mp4' };
    expect((await ask(order(video))).status).toBe(200);
    for (const wrong of [{ ...video, contentType: 'image/png' }, { contentType: 'video/webm' }]) {
      const answer = await ask(order(wrong));
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['contentType']]);
    }
    expect((await ask(order({ ...video, contentType: 'video/quicktime' }))).status).toBe(400);
  });

  it('UPL-03: offers people a profile and a cover photo only', async () => {
    for (const purpose of ['productPhoto', 'certificatePhoto', 'video']) {
      const body = { contentType: 'image/jpeg', fileSize: 1000, purpose };
      const answer = await post(`${api.url}/files/upload-request/user`, body, people.owner.headers);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['purpose']]);
    }
  });

  it('UPL-06: states the size limit', async () => {
    const video = { purpose: 'video', contentType: 'video/mp4' };
    const large = await ask(order({ ...video, fileSize: videoLimit + 1 }));
    expect([large.status, large.body.message]).toEqual([413, expect.stringContaining('at most 50 MB')]);
    expect((await ask(order({ ...video, fileSize: videoLimit }))).status).toBe(200);
    expect((await ask(order({ fileSize: 600_000 }))).body.message).toContain('at most 500 KB');
  });

  it('limits the number of videos', async () => {
    const video = order({ purpose: 'video', contentType: 'video/mp4' });
    for (let count = 0; count < videoUploadLimit.most; count++) {
      expect((await ask(video, people.admin)).status).toBe(200);
    }
    expect((await ask(video, people.admin)).status).toBe(429);
    expect((await ask(order(), people.admin)).status).toBe(200);
  });
});

describe('a picture of a company', () => {
  it('PRD-14: of a product keeps its ratio, in three sizes', async () => {
    expect(await sizesOf('productPhoto', picture)).toEqual(['320x144', '640x288', '1280x576']);
    const high = await drawSample({ width: 500, height: 1000 }).jpeg().toBuffer();
    expect(await sizesOf('productPhoto', high)).toEqual(['320x640', '500x1000']);
  });

  it('BIZ-24: of a certificate keeps its ratio, in three sizes', async () => {
    expect(await sizesOf('certificatePhoto', picture)).toEqual(['400x180', '800x360', '1600x720']);
  });

  it('can be taken only for the requested purpose, by this company', async () => {
    const reference = await send('productPhoto', picture, 'image/jpeg');
    await expect(uploads.prepare({ ...reference, purpose: 'certificatePhoto' })).rejects.toThrow('not known');
    await expect(uploads.prepare({ ...reference, businessID: newId() })).rejects.toThrow('not known');
    await expect(uploads.prepare({ ...reference, newBusiness: true })).rejects.toThrow('not known');
  });
});

describe('a video', () => {
  it('BIZ-19: is stored unchanged and served with ranges, as its type', async () => {
    const before = waiting();
    for (const [type, bytes] of [
      ['mp4', sampleMp4({ data: 300_000 })],
      ['webm', sampleWebm({ data: 300_000 })],
    ] as const) {
      const reference = await send('video', bytes, `video/${type}`);
      const photo = await uploads.prepare(reference);
      expect(photo).toEqual({
        url: expect.stringMatching(RegExp(`^/files/pictures/[0-9a-f]{32}/video.${type}$`)),
      });
      expect(await within((transaction) => takeVideoUpload(transaction, reference))).toEqual(photo);
      const whole = await fetch(api.url + photo.url);
      expect(whole.headers.get('content-type')).toBe(`video/${type}`);
      expect(whole.headers.get('accept-ranges')).toBe('bytes');
      expect(whole.headers.get('cache-control')).toContain('immutable');
      expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
      const part = await fetch(api.url + photo.url, { headers: { range: 'bytes=100-199' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes 100-199/${bytes.length}`,
      ]);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
      // A reverse proxy must be able to read the files it serves.
      expect(statSync(join(api.filesDir, photo.url.slice('/files/'.length))).mode & 0o777).toBe(0o644);
      expect(waiting()).toEqual(before);
    }
  });

  it('of 50 MB is streamed', async () => {
    const bytes = sampleMp4({ data: videoLimit - 1000 });
    const reference = await send('video', bytes, 'video/mp4');
    const readIncoming = () => Promise.reject(new Error('A video was read whole.'));
    const photo = await createUploads(api.db, { ...api.store, readIncoming }).prepare(reference);
    expect(statSync(join(api.filesDir, photo.url.slice('/files/'.length))).size).toBe(bytes.length);
  });

  it('that is invalid is refused with a clear message and deleted', async () => {
    const mp4 = sampleMp4();
    const bad = [
      [mp4.subarray(0, 1500), 'video/mp4', 'cut off'],
      [mp4.subarray(0, 10), 'video/mp4', 'cut off'],
      [mp4, 'video/webm', 'announced as video/webm, but is video/mp4'],
      [picture, 'video/mp4', 'Send an MP4 or WebM film'],
      [sampleMp4({ brand: 'qt  ' }), 'video/mp4', 'Browsers do not play'],
    ] as const;
    const before = waiting();
    for (const [bytes, type, reason] of bad) {
      const reference = await send('video', bytes, type);
      await expect(uploads.prepare(reference)).rejects.toThrow(reason);
      expect(waiting()).toEqual(before);
    }
    const asked = await ask(order({ purpose: 'video', contentType: 'video/mp4' }));
    await expect(uploads.prepare(uploadOf(asked.body.data.token, 'video'))).rejects.toThrow(
      'has not been sent',
    );
  });

  it('of another length than announced is refused', async () => {
    const { body } = await ask(order({ purpose: 'video', contentType: 'video/mp4', fileSize: 5_000 }));
    for (const bytes of [sampleMp4({ data: 6_000 }), sampleMp4({ data: 2_000_000 })]) {
      expect((await postSigned(body.data.signedPost, bytes)).status).toBe(400);
    }
  });
});

describe('a picture for a new company', () => {
  const sendNew = async () => ({
    token: await sendBusinessFile({ url: api.url, user: people.outsider, bytes: picture }),
    userID: people.outsider.userID,
    purpose: 'profilePhoto' as const,
    newBusiness: true as const,
  });

  it('BIZ-04: belongs to nobody until the company exists, then to the company', async () => {
    const reference = await sendNew();
    const photo = await uploads.prepare(reference);
    const ownerOf = async () =>
      (await api.db.selectFrom('picture').select('owner_id').where('url', '=', photo.url).executeTakeFirst())
        ?.owner_id;
    const before = await ownerOf();
    expect([people.businessID, people.outsider.userID]).not.toContain(before);
    const businessID = newId();
    const taken = await within((transaction) => takeUpload(transaction, reference, businessID));
    expect(taken).toEqual(photo);
    expect(await ownerOf()).toBe(businessID);
    // Claiming again gives the same picture; for another company it is gone.
    expect(await within((transaction) => takeUpload(transaction, reference, businessID))).toEqual(photo);
    await expect(within((transaction) => takeUpload(transaction, reference, newId()))).rejects.toThrow(
      'not known',
    );
    expect(existsSync(join(api.filesDir, photo.url.slice('/files/'.length)))).toBe(true);
  });

  it("is separate from the person's pictures; the two never share files", async () => {
    const reference = await sendNew();
    const { newBusiness: _, ...ofPerson } = reference;
    await expect(uploads.prepare(ofPerson)).rejects.toThrow('not known');
    const photos = await Promise.all([uploads.prepare(reference), uploads.prepare(await sendNew())]);
    expect(photos[0].url).not.toBe(photos[1].url);
  });

  it('is a profile or cover photo', async () => {
    for (const purpose of ['productPhoto', 'certificatePhoto', 'video']) {
      const contentType = purpose === 'video' ? 'video/mp4' : 'image/jpeg';
      const answer = await ask({ contentType, fileSize: 1000, purpose }, people.outsider);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['businessID']]);
    }
  });
});
