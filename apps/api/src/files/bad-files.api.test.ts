import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Answer, post } from '../testing/call-server.ts';
import { addPerson } from '../testing/fixtures.ts';
import { drawSample, jpegWithComment, movingWebp, pngOfZeros } from '../testing/sample-pictures.ts';
import { sendPicture } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { SignedIn } from '../testing/test-tokens.ts';

let api: TestServer;
let ana: SignedIn;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  ana = await api.signIn(await addPerson(api.db));
});
afterAll(() => api.stop());

const sample = drawSample({ width: 640, height: 480 });
const script = '<script>alert(document.domain)</script>';
const megabyte = 1024 * 1024;

/** Uploads a file and claims it. */
async function take(bytes: Buffer, contentType: string): Promise<Answer> {
  const token = await sendPicture({ url: api.url, user: ana, bytes, contentType });
  return post(`${api.url}/user/profile-photo/upload-validate`, { token }, ana.headers);
}

async function expectRefused(bytes: Buffer, contentType: string, status: number, reason: string) {
  const answer = await take(bytes, contentType);
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(reason)]);
  expect(existsSync(join(api.filesDir, 'pictures'))).toBe(false);
  // Refused files are deleted.
  expect(readdirSync(api.incomingDir)).toEqual(['.secret']);
}

it('decision 19: limits the memory of a decompression bomb', async () => {
  const bomb = pngOfZeros({ width: 20_000, height: 20_000 });
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage.rss();
  for (let count = 0; count < 4; count++) {
    await expectRefused(bomb, 'image/png', 400, '20000 x 20000 pixels');
  }
  // Each would be 400 MB decoded, at one byte per pixel.
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * megabyte);
});

it.each([
  { depth: 12 as const, width: 2_600, height: 1_500, most: '3.6' },
  { depth: 8 as const, width: 2_600, height: 2_000, most: '5' },
])('decision 19: refuses an AVIF of $depth bits that could take more than 96 MB', async (given) => {
  const { depth: bitdepth, most, ...size } = given;
  const avif = await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .avif({ bitdepth, effort: 0 })
    .toBuffer();
  expect(avif.length).toBeLessThan(1_000);
  await expectRefused(avif, 'image/avif', 400, `at most ${most} megapixels`);
});

it('decision 19: limits the memory of a 24-megapixel AVIF in a few hundred bytes, whatever size it claims', async () => {
  const bomb = readFileSync(new URL('../testing/fuzz/corpus/picture/6000-by-4000.avif', import.meta.url));
  expect(bomb.length).toBeLessThan(2000);
  const before = process.memoryUsage.rss();
  for (let count = 0; count < 4; count++) {
    await expectRefused(bomb, 'image/avif', 400, '6000 x 4000 pixels; at most 5 megapixels');
  }
  const lie = Buffer.from(bomb);
  const size = lie.indexOf('ispe') + 8;
  lie.writeUInt32BE(300, size);
  lie.writeUInt32BE(200, size + 4);
  await expectRefused(lie, 'image/avif', 400, 'cannot be read');
  // Each would be 397 MB decoded.
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * megabyte);
});

it('decision 19: limits the memory of a picture with deep pixels or a very long side', async () => {
  const before = process.memoryUsage.rss();
  const deep = pngOfZeros({ width: 4_800, height: 5_000, bits: 16, colourType: 6 });
  await expectRefused(deep, 'image/png', 400, '16 bits');
  await expectRefused(pngOfZeros({ width: 60_000, height: 100 }), 'image/png', 400, 'on a side');
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * megabyte);
});

it('decision 19: limits the memory of a giant animation', async () => {
  const before = process.memoryUsage.rss();
  const moving = await movingWebp({ width: 600, height: 600 }, 60);
  await expectRefused(moving, 'image/webp', 415, 'Moving pictures');
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * megabyte);
});

it('decision 19: refuses a picture that is also an archive or a document', async () => {
  const jpeg = await sample.clone().jpeg().toBuffer();
  const png = await sample.clone().png().toBuffer();
  const webp = await sample.clone().webp().toBuffer();
  const avif = await sample.clone().avif({ effort: 0 }).toBuffer();
  const page = Buffer.from(`<!doctype html><html>${script}`);
  const archive = Buffer.from('PK\x03\x04\x14\0\0\0\x08\0archive', 'latin1');
  const more = 'holds more than a picture';
  await expectRefused(Buffer.concat([jpeg, archive]), 'image/jpeg', 415, more);
  await expectRefused(jpegWithComment(jpeg, script), 'image/jpeg', 415, more);
  await expectRefused(jpegWithComment(jpeg, '%PDF-1.7'), 'image/jpeg', 415, more);
  await expectRefused(Buffer.concat([png, page]), 'image/png', 415, more);
  await expectRefused(Buffer.concat([png, archive]), 'image/png', 415, more);
  await expectRefused(Buffer.concat([webp, archive]), 'image/webp', 415, more);
  await expectRefused(Buffer.concat([avif, archive]), 'image/avif', 415, more);
});

it('decision 19: refuses a drawing with a script, whatever type it claims', async () => {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${script}</svg>`);
  await expectRefused(svg, 'image/png', 415, 'not a picture that is taken');
  await expectRefused(svg, 'image/jpeg', 415, 'not a picture that is taken');
});

it('decision 19: refuses files that are truncated or damaged', async () => {
  const jpeg = await sample.clone().jpeg().toBuffer();
  const png = await sample.clone().png().toBuffer();
  const webp = await sample.clone().webp().toBuffer();
  const avif = await sample.clone().avif({ effort: 0 }).toBuffer();
  const types = { 'image/jpeg': jpeg, 'image/png': png, 'image/webp': webp, 'image/avif': avif };
  for (const [type, bytes] of Object.entries(types)) {
    for (const share of [0.02, 0.3, 0.6, 0.99]) {
      const cut = bytes.subarray(0, Math.max(16, Math.floor(bytes.length * share)));
      await expectRefused(cut, type, 400, 'cut off');
    }
  }
  const damaged = Buffer.from(png);
  damaged.fill(0x5a, 60, png.length - 20);
  await expectRefused(damaged, 'image/png', 400, '');
});

it('decision 19: refuses a type other than the declared one, and files that are no picture', async () => {
  const png = await sample.clone().png().toBuffer();
  await expectRefused(png, 'image/jpeg', 415, 'announced as image/jpeg, but is image/png');
  await expectRefused(await sample.clone().gif().toBuffer(), 'image/png', 415, 'not a picture that is taken');
  await expectRefused(
    await sample
      .clone()
      .tiff()
      .toBuffer()
      .then((tiff) => tiff.subarray(0, 400_000)),
    'image/png',
    415,
    'not a picture',
  );
  await expectRefused(Buffer.from('no picture at all'), 'image/webp', 415, 'not a picture');
  await expectRefused(Buffer.from([1]), 'image/jpeg', 415, 'not a picture');
});

it('refuses a picture that is too small', async () => {
  const dot = await drawSample({ width: 40, height: 40 }).png().toBuffer();
  await expectRefused(dot, 'image/png', 400, 'at least 64 pixels');
});

it('decision 19: refuses photographs that disk recovery has mixed with web pages', async ({ skip }) => {
  const file = '/work/shared/data/photos/sky.jpg';
  skip(!existsSync(file), `There is no photograph ${file}.`);
  await expectRefused(readFileSync(file), 'image/jpeg', 415, 'holds more than a picture');
});

it('works after all of these', async () => {
  const answer = await take(await sample.clone().png().toBuffer(), 'image/png');
  expect(answer.status).toBe(200);
});
