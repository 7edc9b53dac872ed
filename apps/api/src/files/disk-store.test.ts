import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskStore } from './disk-store.ts';

function makeFolder(place: string): string {
  const folder = mkdtempSync(join(place, 'wbn-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A memory file system of Linux, separate from the temporary folder. */
const otherVolume = '/dev/shm';
const hasOther = statSync(otherVolume, { throwIfNoEntry: false })?.dev !== statSync(tmpdir()).dev;

it.skipIf(!hasOther)('keeps files on a separate volume', async () => {
  const [filesDir, privateDir] = [makeFolder(otherVolume), makeFolder(otherVolume)];
  const incomingDir = makeFolder(tmpdir());
  const store = createDiskStore({ filesDir, incomingDir, privateDir, hostUrl: () => 'http://localhost' });
  await store.write('pictures/a/64.webp', Buffer.from('picture'), 'image/webp');
  await store.write('private/b/file.pdf', Buffer.from('document'), 'application/pdf');
  const sent = join(incomingDir, 'sent');
  writeFileSync(sent, 'film', { mode: 0o600 });
  for (const _ of [1, 2]) await store.moveIncoming('incoming/sent', 'pictures/c/video.mp4', 'video/mp4');
  expect(readFileSync(join(filesDir, 'pictures/a/64.webp'), 'utf8')).toBe('picture');
  expect(readFileSync(join(privateDir, 'b/file.pdf'), 'utf8')).toBe('document');
  expect(readFileSync(join(filesDir, 'pictures/c/video.mp4'), 'utf8')).toBe('film');
  expect(statSync(join(filesDir, 'pictures/c/video.mp4')).mode & 0o777).toBe(0o644);
  expect(readdirSync(join(filesDir, 'pictures/c'))).toEqual(['video.mp4']);
});

it('leaves nothing of a file that could not be written', async () => {
  const [filesDir, incomingDir] = [makeFolder(tmpdir()), makeFolder(tmpdir())];
  const privateDir = incomingDir;
  const store = createDiskStore({ filesDir, incomingDir, privateDir, hostUrl: () => 'http://localhost' });
  const stream = (async function* () {
    yield Buffer.from('beginning');
    throw new Error('the source broke off');
  })();
  const content = { stream: Readable.from(stream), size: 20 };
  await expect(store.write('pictures/a/video.mp4', content, 'video/mp4')).rejects.toThrow('broke off');
  expect(readdirSync(join(filesDir, 'pictures/a'))).toEqual([]);
});
