import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Edition } from '@wbn/edition/edition.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStaticFiles } from './static-files.ts';

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wbn-files-'));
  writeFileSync(join(folder, 'logo.svg'), `<svg>${'x'.repeat(2000)}</svg>`);
  writeFileSync(join(folder, 'video.mp4'), Buffer.alloc(3_000_000, 7));
  const serve = await createStaticFiles({
    buildDir: folder,
    editions: new Map([['australia', { edition: {} as Edition, publicDir: folder }]]),
    secure: false,
  });
  server = createServer(async (incoming, response) => {
    if (!(await serve('australia', incoming, response))) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).end();
  });
}

it('serves files from memory, compressed, and knows who has them already', async () => {
  const plain = await get('/logo.svg');
  expect([plain.status, plain.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const brotli = await get('/logo.svg', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect((await get('/logo.svg', { 'if-none-match': String(plain.headers.etag) })).status).toBe(304);
  expect((await get('/../package.json')).status).toBe(404);
});

it('sends the headers of pages with what a browser may show as one, and with no part of a page', async () => {
  const picture = await get('/logo.svg');
  expect(picture.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  const video = await get('/video.mp4');
  expect(video.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(Object.keys(video.headers)).not.toContain('x-frame-options');
});

it('HOME-03: gives parts of a video to its player', async () => {
  const part = await get('/video.mp4', { range: 'bytes=10-19' });
  expect([part.status, part.headers['content-range'], part.body.length]).toEqual([
    206,
    'bytes 10-19/3000000',
    10,
  ]);
  expect((await get('/video.mp4', { range: 'bytes=-5' })).body.length).toBe(5);
  expect((await get('/video.mp4', { range: 'bytes=9999999-' })).status).toBe(416);
});

it('lives on when its files are taken away', async () => {
  rmSync(folder, { recursive: true, force: true });
  expect((await get('/logo.svg')).status).toBe(200);
  expect((await get('/video.mp4')).status).toBe(404);
  expect((await get('/logo.svg')).status).toBe(200);
});
