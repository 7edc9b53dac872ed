import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { box, sampleMp4, sampleWebm } from '../testing/sample-videos.ts';
import { checkVideo } from './check-video.ts';

const folder = join(import.meta.dirname, '../../../../packages/marketing-pages/src/home/video');

/** Yields the bytes in chunks of `length` bytes. */
async function* inPieces(bytes: Buffer, length = 1000) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** Returns name and message of the thrown error. */
async function problemOf(bytes: Buffer, type: 'video/mp4' | 'video/webm', length?: number) {
  return checkVideo(inPieces(bytes, length), type).then(
    () => undefined,
    (error: Error & { code: string }) => `${error.name} ${error.message}`,
  );
}

it('accepts real videos', async () => {
  for (const type of ['mp4', 'webm'] as const) {
    await checkVideo(createReadStream(join(folder, `intro.en.${type}`)), `video/${type}`);
  }
});

it('reads them in chunks of any length', async () => {
  for (const length of [1, 7, 64, 1_000_000]) {
    expect(await problemOf(sampleMp4(), 'video/mp4', length)).toBeUndefined();
    expect(await problemOf(sampleWebm(), 'video/webm', length)).toBeUndefined();
  }
});

it('refuses videos that are truncated anywhere', async () => {
  const mp4 = readFileSync(join(folder, 'intro.en.mp4'));
  const webm = readFileSync(join(folder, 'intro.en.webm'));
  for (const share of [0.00001, 0.0001, 0.001, 0.3, 0.6, 0.99]) {
    const cut = (bytes: Buffer) => bytes.subarray(0, Math.max(12, Math.floor(bytes.length * share)));
    expect(await problemOf(cut(mp4), 'video/mp4')).toContain('The film is cut off');
    expect(await problemOf(cut(webm), 'video/webm')).toContain('The film is cut off');
  }
});

it('refuses formats that browsers do not play', async () => {
  for (const brand of ['qt  ', 'avif', 'heic', 'M4A ']) {
    expect(await problemOf(sampleMp4({ brand }), 'video/mp4'), brand).toContain('Browsers do not play');
  }
  expect(await problemOf(sampleMp4({ tables: 'hdlr....soun' }), 'video/mp4')).toContain('shows no pictures');
  expect(await problemOf(sampleWebm({ docType: 'matroska' }), 'video/webm')).toContain('not a film');
  expect(await problemOf(sampleWebm({ codec: 'A_OPUS' }), 'video/webm')).toContain('shows no pictures');
});

it('refuses another type than the declared one, and files that are no video', async () => {
  expect(await problemOf(sampleMp4(), 'video/webm')).toContain('announced as video/webm, but is video/mp4');
  for (const bytes of [
    Buffer.from('x'),
    Buffer.from('no film at all'),
    Buffer.from('RIFF\0\0\0\0AVI LIST'),
  ]) {
    expect(await problemOf(bytes, 'video/mp4')).toContain('not a film that is taken');
  }
});

it('refuses a file that is also something else', async () => {
  const page = Buffer.from('<!doctype html><html><script>alert(1)</script>');
  const more = [Buffer.concat([sampleMp4(), page]), Buffer.concat([sampleWebm(), page])] as const;
  expect(await problemOf(more[0], 'video/mp4')).toContain('holds more than a film');
  expect(await problemOf(more[1], 'video/webm')).toContain('holds more than a film');
});

it('refuses wrong lengths', async () => {
  const endless = Buffer.concat([box('ftyp', 'isom\0\0\x02\0isom'), Buffer.from([0, 0, 0, 3])]);
  expect(await problemOf(Buffer.concat([endless, Buffer.from('moov....')]), 'video/mp4')).toContain(
    'cut off',
  );
  const huge = Buffer.concat([
    box('ftyp', 'isom\0\0\x02\0isom'),
    Buffer.from('\x7f\xff\xff\xffmoov', 'latin1'),
  ]);
  expect(await problemOf(huge, 'video/mp4')).toContain('cut off');
});
