import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  requestBusinessUpload,
  requestProfilePhotoUpload,
  requestUserUpload,
  validateProfilePhotoUpload,
} from '@wbn/contract/files/request-uploads.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callServer, post } from '../testing/call-server.ts';
import { addBusiness, addPerson } from '../testing/fixtures.ts';
import { drawSample, jpegWithPlace } from '../testing/sample-pictures.ts';
import { postSigned, sendPicture } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { SignedIn } from '../testing/test-tokens.ts';
import { takeUpload } from './take-upload.ts';
import { createUploads, uploadLimit } from './uploads.ts';

let api: TestServer;
let ana: SignedIn;
let jpeg: Buffer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  jpeg = await drawSample({ width: 900, height: 600 }).jpeg().toBuffer();
  ana = await api.signIn(await addPerson(api.db));
});
afterAll(() => api.stop());

const order = (bytes = jpeg) =>
  ({ contentType: 'image/jpeg', fileSize: bytes.length, purpose: 'profilePhoto' }) as const;
const validate = (token: string, user = ana) =>
  post(`${api.url}/user/profile-photo/upload-validate`, { token }, user.headers);
const send = (bytes = jpeg, user = ana) => sendPicture({ url: api.url, user, bytes });
const photoOf = async (userID: string) =>
  (
    await api.db
      .selectFrom('user_profile')
      .select('profile_photo')
      .where('id', '=', userID)
      .executeTakeFirst()
  )?.profile_photo;

describe('requesting a form', () => {
  it('UPL-01 UPL-02 UPL-03 CALL-06: replies with a signed post and a token', async () => {
    const { body } = await callServer(api.url, requestUserUpload, { body: order() }, ana.headers);
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
    expect(body.data.signedPost.url).toBe(`${api.url}/files/incoming`);
    expect(body.data.signedPost.fields).toMatchObject({ 'Content-Type': 'image/jpeg' });
    expect((await postSigned(body.data.signedPost, jpeg)).status).toBe(204);
  });

  it('CALL-05 CALL-06: requires a sign-in, on every path', async () => {
    const businessID = await addBusiness(api.db);
    const paths = {
      'files/upload-request/user': order(),
      'files/upload-request/business': { ...order(), businessID },
      'user/profile-photo/upload-request': order(),
      'user/profile-photo/upload-validate': { token: 'x'.repeat(43) },
    };
    for (const [path, body] of Object.entries(paths)) {
      const answer = await post(`${api.url}/${path}`, body);
      expect([answer.status, answer.body.name], path).toEqual([401, 'TokenNotFound']);
    }
  });

  it('UPL-03: gives forms for a company to its owner only', async () => {
    const businessID = await addBusiness(api.db);
    await api.db
      .insertInto('business_member')
      .values({ business_id: businessID, user_id: ana.userID, role: 'owner' })
      .execute();
    const body = { ...order(), businessID };
    await callServer(api.url, requestBusinessUpload, { body }, ana.headers);
    const path = `${api.url}/files/upload-request/business`;
    const other = await api.signIn(await addPerson(api.db));
    expect((await post(path, body, other.headers)).status).toBe(403);
    expect((await post(path, { ...body, businessID: newId() }, ana.headers)).status).toBe(404);
  });

  it('UPL-06 CON-15: refuses more than 500 KB by the declared size, and types that are not pictures', async () => {
    const path = `${api.url}/files/upload-request/user`;
    const large = await post(path, { ...order(), fileSize: 500 * 1024 + 1 }, ana.headers);
    expect([large.status, large.body.name]).toEqual([413, 'PayloadTooLarge']);
    expect((await post(path, { ...order(), fileSize: 500 * 1024 }, ana.headers)).status).toBe(200);
    for (const contentType of ['image/svg+xml', 'image/gif', 'text/html', '']) {
      const wrong = await post(path, { ...order(), contentType }, ana.headers);
      expect([wrong.status, Object.keys(wrong.body.fields)], contentType).toEqual([400, ['contentType']]);
    }
  });

  it('limits the number of requests', async () => {
    const eager = await api.signIn();
    const ask = () => post(`${api.url}/files/upload-request/user`, order(), eager.headers);
    for (let count = 0; count < uploadLimit.most; count++) expect((await ask()).status).toBe(200);
    const answer = await ask();
    expect([answer.status, answer.body.name]).toEqual([429, 'TooManyRequests']);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('the storage host', () => {
  const ticket = async (bytes = jpeg) =>
    (await callServer(api.url, requestUserUpload, { body: order(bytes) }, ana.headers)).body.data;

  it('UPL-01: accepts only what was signed', async () => {
    const { signedPost } = await ticket();
    const { fields } = signedPost;
    const other = (await ticket()).signedPost.fields;
    const changed: Record<string, Record<string, string>> = {
      'another key': { ...fields, key: other.key ?? '' },
      'another type': { ...fields, 'Content-Type': 'text/html' },
      'another signature': { ...fields, signature: other.signature ?? '' },
      'no signature': { key: fields.key ?? '' },
    };
    for (const [what, given] of Object.entries(changed)) {
      const answer = await postSigned({ ...signedPost, fields: given }, jpeg);
      expect([answer.status, answer.body.name], what).toEqual([403, 'Forbidden']);
    }
  });

  it('UPL-02: accepts a file of the declared length only, and deletes others', async () => {
    const before = readdirSync(api.incomingDir).sort();
    const { signedPost } = await ticket();
    const others = [jpeg.subarray(1), Buffer.concat([jpeg, Buffer.alloc(1)]), Buffer.alloc(2_000_000)];
    for (const bytes of others) {
      const answer = await postSigned(signedPost, bytes);
      expect([answer.status, answer.body.fields?.file]).toEqual([
        400,
        `The file is not as long as was announced, which is ${jpeg.length} bytes.`,
      ]);
    }
    expect(readdirSync(api.incomingDir).sort()).toEqual(before);
  });

  it('refuses other forms', async () => {
    const incoming = `${api.url}/files/incoming`;
    expect((await post(incoming, {})).status).toBe(400);
    const form = new FormData();
    form.append('key', 'incoming/x');
    const answer = await fetch(incoming, { method: 'POST', body: form });
    expect(answer.status).toBe(400);
  });

  it('serves unclaimed uploads to nobody', async () => {
    const { signedPost } = await ticket();
    await postSigned(signedPost, jpeg);
    const key = signedPost.fields.key ?? '';
    expect(existsSync(join(api.incomingDir, key.replace('incoming/', '')))).toBe(true);
    for (const path of [`files/${key}`, `files/incoming/.secret`, `files/../${key}`]) {
      expect((await fetch(`${api.url}/${path}`)).status, path).toBe(404);
    }
  });

  it('accepts posts from the sites of the network, without cookies', async () => {
    const { signedPost } = await ticket();
    const form = new FormData();
    for (const [name, value] of Object.entries<string>(signedPost.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(jpeg)]));
    const headers = { origin: 'http://localhost:4000' };
    const { headers: answered } = await fetch(signedPost.url, { method: 'POST', body: form, headers });
    expect(answered.get('access-control-allow-origin')).toBe(headers.origin);
    expect(answered.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('an uploaded picture', () => {
  it('UPL-04 UPL-05 CALL-05: is set on the profile by the older flow, in all its sizes', async () => {
    const body = { contentType: 'image/jpeg', fileSize: jpeg.length } as const;
    const asked = await callServer(api.url, requestProfilePhotoUpload, { body }, ana.headers);
    const { signedPost, token } = asked.body.data;
    await postSigned(signedPost, jpeg);
    const { body: validated } = await callServer(
      api.url,
      validateProfilePhotoUpload,
      { body: { token } },
      ana.headers,
    );
    const photo = validated.data.profilePhoto;
    expect(await photoOf(ana.userID)).toEqual(photo);
    expect(photo).toMatchObject({ width: 512, height: 512 });
    expect(photo.versions.map((one: { type: string; width: number }) => `${one.type} ${one.width}`)).toEqual(
      [64, 128, 256, 512].flatMap((width) => [`image/avif ${width}`, `image/webp ${width}`]),
    );
    // A repeated request changes nothing.
    expect((await validate(token)).body.data.profilePhoto).toEqual(photo);
  });

  it('is served immutable, without cookies, as its type', async () => {
    const { body } = await validate(await send());
    for (const { url, type, width, height } of body.data.profilePhoto.versions) {
      expect(url).toMatch(/^\/files\/pictures\/[0-9a-f]{32}\/\d+\.(avif|webp)$/);
      const answer = await fetch(api.url + url, { headers: { cookie: 'a=b' } });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(answer.headers.get('set-cookie')).toBeNull();
      const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([shown.width, shown.height]).toEqual([width, height]);
    }
  });

  it('decision 19: is upright and without metadata in every size', async () => {
    const original = await jpegWithPlace({ width: 600, height: 300 });
    expect((await sharp(original).metadata()).exif?.includes('Ana Rossi')).toBe(true);
    const { body } = await validate(await send(original));
    await expectClean(body.data.profilePhoto);
    // In the rotated original red increases to the right; upright it increases downwards.
    const file = join(api.filesDir, body.data.profilePhoto.url.slice('/files/'.length));
    const { data, info } = await sharp(readFileSync(file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    const middle = Math.floor(info.width / 2);
    expect(red(middle, info.height - 2) - red(middle, 1)).toBeGreaterThan(60);
    expect(Math.abs(red(info.width - 2, middle) - red(1, middle))).toBeLessThan(20);
  });

  it('decision 19: loses the place where a telephone or camera took it', async ({ skip }) => {
    const folder = '/work/shared/data/photos';
    skip(!existsSync(folder), `There are no photographs in ${folder}.`);
    const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
    const withPlace = [];
    for (const name of names) {
      const bytes = readFileSync(join(folder, name));
      const { exif } = await sharp(bytes).metadata();
      // Tag of the GPS directory, in either byte order.
      if (exif?.includes('\x88\x25', 0, 'latin1') || exif?.includes('\x25\x88', 0, 'latin1')) {
        withPlace.push(bytes);
      }
    }
    expect(withPlace.length).toBeGreaterThan(0);
    for (const bytes of withPlace.slice(0, 3)) {
      const { body } = await validate(await send(bytes));
      await expectClean(body.data.profilePhoto);
    }
  });

  it('UPL-05: is four times as wide as high as a cover, and can be claimed only for its purpose', async () => {
    const bytes = await drawSample({ width: 1000, height: 800 }).jpeg().toBuffer();
    const token = await sendPicture({ url: api.url, user: ana, bytes, purpose: 'coverPhoto' });
    expect((await validate(token)).status).toBe(404);
    const reference = { token, userID: ana.userID, purpose: 'coverPhoto' } as const;
    await createUploads(api.db, api.store).prepare(reference);
    const photo = await api.db.transaction().execute((transaction) => takeUpload(transaction, reference));
    expect(photo.versions?.map(({ width, height }) => [width, height])).toEqual(
      [400, 800, 1000].flatMap((width) => [1, 2].map(() => [width, width / 4])),
    );
    await expectClean(photo);
  });

  it('is resized once for six concurrent requests in two processes, which all get it', async () => {
    const reference = { token: await send(), userID: ana.userID, purpose: 'profilePhoto' } as const;
    const other = createUploads(api.db, api.store);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => validate(reference.token)),
      other.prepare(reference).then(() => ({ status: 200 })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('survives a full disk, which is reported in a sentence', async () => {
    const token = await send();
    const { write } = api.store;
    api.store.write = () => Promise.reject(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }));
    const full = await validate(token);
    api.store.write = write;
    expect([full.status, full.body.name]).toEqual([507, 'StorageFull']);
    expect(full.body.message).toBe('The disk of the server is full; nothing was stored. Try again later.');
    expect((await validate(token)).status).toBe(200);
  });

  it('belongs to its sender, and must have been uploaded', async () => {
    const other = await api.signIn(await addPerson(api.db));
    const token = await send();
    expect((await validate(token, other)).status).toBe(404);
    expect((await validate('x'.repeat(43))).status).toBe(404);
    expect((await validate('x')).status).toBe(400);
    const asked = await callServer(api.url, requestUserUpload, { body: order() }, ana.headers);
    const answer = await validate(asked.body.data.token);
    expect([answer.status, answer.body.message]).toEqual([400, 'The picture has not been sent yet.']);
  });

  it('cannot be claimed when the profile is gone', async () => {
    const gone = await api.signIn();
    const answer = await validate(await send(jpeg, gone), gone);
    expect(answer.status).toBe(404);
  });
});

/** Reads every size and checks that it has no metadata. */
async function expectClean(photo: { versions?: { url: string }[] }): Promise<void> {
  expect(photo.versions?.length).toBeGreaterThan(0);
  for (const { url } of photo.versions ?? []) {
    const bytes = readFileSync(join(api.filesDir, url.slice('/files/'.length)));
    const { exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation, comments }, url).toEqual({});
    expect(/Exif\0\0|GPS|http:\/\/ns\.adobe|Ana Rossi/.test(bytes.toString('latin1')), url).toBe(false);
  }
}
