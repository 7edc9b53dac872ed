import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { post } from '../../testing/call-server.ts';
import { type ProductCalls, productCalls } from '../../testing/product-calls.ts';
import { drawSample } from '../../testing/sample-pictures.ts';
import { postSigned } from '../../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let calls: ProductCalls;
let people: BusinessPeople;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = productCalls(api);
  people = await addBusinessPeople(api, { subscription: 'platinum' });
});
afterAll(() => api.stop());

interface Sending {
  readonly who?: BusinessPerson;
  readonly businessID?: string;
  readonly purpose?: string;
  readonly contentType?: string;
}

/** Uploads a file for the company and returns its token. */
async function send(bytes: Buffer, sending: Sending = {}): Promise<string> {
  const { who = people.owner, businessID = people.businessID } = sending;
  const { purpose = 'productPhoto', contentType = 'image/png' } = sending;
  const request = { contentType, fileSize: bytes.length, purpose, businessID };
  const { body } = await post(`${api.url}/files/upload-request/business`, request, { ...who.headers });
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  expect((await postSigned(body.data.signedPost, bytes)).status).toBe(204);
  return body.data.token;
}

/** Uploads a square picture of the given width, by which pictures can be told apart. */
async function sendPhoto(width: number, sending: Sending = {}): Promise<string> {
  return send(await drawSample({ width, height: width }).png().toBuffer(), sending);
}

/** The smallest content recognized as a video. */
function smallVideo(): Buffer {
  const box = (type: string, content: string) => {
    const bytes = Buffer.alloc(8 + content.length);
    bytes.writeUInt32BE(bytes.length);
    bytes.write(type + content, 4, 'latin1');
    return bytes;
  };
  return Buffer.concat([box('ftyp', 'isom\0\0\0\0isom'), box('moov', 'hdlr vide'), box('mdat', 'frames')]);
}

const widths = (product: { images: { width: number }[] }) => product.images.map(({ width }) => width);
const urls = (product: { images: { url: string }[] }) => product.images.map(({ url }) => ({ url }));

/** Adds a product with pictures of these widths. */
async function addWithPhotos(...sizes: number[]) {
  const photos = await Promise.all(sizes.map(async (size) => ({ token: await sendPhoto(size) })));
  const { body } = await calls.create(people.owner, people.businessID, { photos });
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  return body.data;
}

describe('pictures of a product', () => {
  it('PRD-14: keeps the order of the form, with the first picture as the main one', async () => {
    const product = await addWithPhotos(210, 220, 230);
    expect(widths(product)).toEqual([210, 220, 230]);
    expect(product.mainImage).toEqual(product.images[0]);
    expect(product.photos).toEqual(product.images.slice(1));
    expect((await fetch(new URL(product.mainImage.url, api.url))).status).toBe(200);
    expect((await calls.load(product.productID)).body.data).toMatchObject({
      mainImage: product.mainImage,
      images: product.images,
    });
  });

  it('PRD-14: reorders, adds and removes pictures, given with or without a host', async () => {
    const product = await addWithPhotos(310, 320, 330);
    const [first, , third] = urls(product);
    const absolute = { url: new URL(third?.url ?? '', 'https://files.example').href };
    const photos = [absolute, { token: await sendPhoto(340, { who: people.admin }) }, first];
    const { body } = await calls.save(people.admin, product.productID, { photos });
    expect(widths(body.data)).toEqual([330, 340, 310]);
  });

  it('names the place of a picture of another product, or of nobody, and saves nothing', async () => {
    const other = await addWithPhotos(410);
    const product = await addWithPhotos(420);
    const photos = [...urls(product), ...urls(other), { url: 'https://elsewhere.example/a.png' }];
    const { body } = await calls.save(people.owner, product.productID, { name: 'Changed', photos });
    expect(body.fields).toEqual({
      'photos.1': 'is not a picture of this product',
      'photos.2': 'is not a picture of this product',
    });
    expect((await calls.loadOwn(people.owner, product.productID)).body.data).toEqual(product);
    const created = await calls.create(people.owner, people.businessID, { photos: urls(other) });
    expect(created.body.fields).toEqual({ 'photos.0': 'is not a picture of this product' });
  });

  it('refuses an upload of another person, company or purpose', async () => {
    const { owner, admin, businessID } = people;
    const product = await addWithPhotos(430);
    const second = await addBusinessPeople(api);
    const elsewhere = await sendPhoto(440, { who: second.owner, businessID: second.businessID });
    const certificate = await sendPhoto(450, { purpose: 'certificatePhoto' });
    const ofOwner = await sendPhoto(460);
    for (const [who, token] of [
      [owner, elsewhere],
      [owner, certificate],
      [admin, ofOwner],
    ] as const) {
      const saved = await calls.save(who, product.productID, { photos: [{ token }] });
      expect(saved.body.name).toBe('NotFound');
      expect((await calls.create(who, businessID, { photos: [{ token }] })).body.name).toBe('NotFound');
    }
    expect((await calls.loadOwn(owner, product.productID)).body.data).toEqual(product);
  });

  it('takes a picture that is named twice once', async () => {
    const token = await sendPhoto(470);
    const { body } = await calls.create(people.owner, people.businessID, { photos: [{ token }, { token }] });
    expect(widths(body.data)).toEqual([470]);
    const again = await calls.save(people.owner, body.data.productID, {
      photos: [...urls(body.data), { token }],
    });
    expect(widths(again.body.data)).toEqual([470]);
    expect(again.body.data.version).toBe(1);
  });

  it('releases a removed picture and keeps the others', async () => {
    const product = await addWithPhotos(510, 520);
    await api.db.updateTable('picture').set({ unused_since: null }).execute();
    await calls.save(people.owner, product.productID, { photos: urls(product).slice(1) });
    const { rows } = await sql<{ url: string }>`
      select url from picture where unused_since is not null`.execute(api.db);
    expect(rows).toContainEqual(urls(product)[0]);
    const { body } = await calls.loadOwn(people.owner, product.productID);
    expect((await fetch(new URL(body.data.mainImage.url, api.url))).status).toBe(200);
  });
});

describe('videos of a product', () => {
  it('PRD-14: gives an address of another site a permanent id', async () => {
    const videos = [{ url: 'https://video.example/1' }, { url: 'https://video.example/2' }];
    const { body } = await calls.create(people.owner, people.businessID, { videos });
    const [one, two] = body.data.videos;
    expect(one.videoID).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
    const swapped = await calls.save(people.owner, body.data.productID, { videos: [two, one] });
    expect(swapped.body.data.videos).toEqual([two, one]);
    const bare = await calls.save(people.owner, body.data.productID, { videos: [two, { url: one.url }] });
    expect(bare.body.data).toMatchObject({ videos: [two, one], version: 2 });
  });

  it('PRD-14: claims an uploaded video, which stays by its address', async () => {
    const token = await send(smallVideo(), { purpose: 'video', contentType: 'video/mp4' });
    const { body } = await calls.create(people.owner, people.businessID, { videos: [{ token }] });
    const [video] = body.data.videos;
    expect((await fetch(new URL(video.url, api.url))).headers.get('content-type')).toBe('video/mp4');
    const absolute = { ...video, url: new URL(video.url, 'https://files.example').href };
    const saved = await calls.save(people.owner, body.data.productID, { videos: [absolute] });
    expect(saved.body.data).toMatchObject({ videos: [video], version: 1 });
  });

  it('refuses anything else by its place', async () => {
    const foreign = { videoID: 'v1', url: '/files/videos/of-another.mp4' };
    const { body } = await calls.create(people.owner, people.businessID, { videos: [foreign] });
    expect(body.fields).toEqual({ 'videos.0': 'must be an https address of a film' });
    const plain = await calls.create(people.owner, people.businessID, {
      videos: [{ url: 'http://video.example/1' }],
    });
    expect(plain.body.name).toBe('ValidationError');
  });
});
