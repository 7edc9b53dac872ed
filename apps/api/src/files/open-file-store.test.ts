import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './open-file-store.ts';

const secretAccessKey = 'not-a-real-secret';

/** An in-memory bucket with the parts of S3 that we use, in path style. */
class FakeBucket {
  readonly objects = new Map<string, { bytes: Buffer; headers: IncomingMessage['headers'] }>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const key = new URL(request.url ?? '', 'http://x').pathname.replace('/pictures-bucket/', '');
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) response.writeHead(403).end();
      else if (request.method === 'PUT') {
        this.objects.set(key, { bytes: Buffer.concat(chunks), headers: request.headers });
        response.writeHead(200, { etag: '"x"' }).end();
      } else if (request.method === 'DELETE') {
        this.objects.delete(key);
        response.writeHead(204).end();
      } else {
        const found = this.objects.get(key);
        if (found) response.writeHead(200).end(found.bytes);
        else response.writeHead(404).end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
      }
    });
  }

  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
      });
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let bucket: FakeBucket;
let endpoint: string;
let store: FileStore;
beforeEach(async () => {
  bucket = new FakeBucket();
  endpoint = await bucket.listen();
  store = await createS3Store({
    endpoint,
    region: 'eu-south-1',
    bucket: 'pictures-bucket',
    accessKeyId: 'AKEXAMPLE',
    secretAccessKey,
    publicUrl: 'https://pictures.example',
  });
});
afterEach(() => {
  store.close();
  bucket.close();
});

const order = { key: 'incoming/abc', contentType: 'image/webp', fileSize: 4321 };

it('UPL-01: signs a form for one key, type and length, valid for ten minutes', async () => {
  const { url, fields } = await store.signPost(order);
  expect(url).toBe(`${endpoint}/pictures-bucket`);
  expect(fields).toMatchObject({ key: 'incoming/abc', 'Content-Type': 'image/webp' });
  const { expiration, conditions } = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
  const minutes = (Date.parse(expiration) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
  expect(conditions).toEqual(
    expect.arrayContaining([
      ['content-length-range', 4321, 4321],
      ['eq', '$Content-Type', 'image/webp'],
      { key: 'incoming/abc' },
      { bucket: 'pictures-bucket' },
    ]),
  );
});

it('UPL-01: signs with the secret key, which is not in the form', async () => {
  const { fields } = await store.signPost(order);
  expect(JSON.stringify(fields)).not.toContain(secretAccessKey);
  const day = (fields['X-Amz-Date'] ?? '').slice(0, 8);
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const scope = [day, 'eu-south-1', 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  expect(fields['X-Amz-Signature']).toBe(hmac(key, fields.Policy ?? '').toString('hex'));
});

it('reads an upload, and stops reading when it is too long', async () => {
  expect(await store.readIncoming(order.key, 'picture')).toBeUndefined();
  bucket.objects.set(order.key, { bytes: Buffer.from('picture'), headers: {} });
  expect(String(await store.readIncoming(order.key, 'picture'))).toBe('picture');
  bucket.objects.set(order.key, { bytes: Buffer.alloc(5_000_000), headers: {} });
  await expect(store.readIncoming(order.key, 'picture')).rejects.toMatchObject({ name: 'PayloadTooLarge' });
});

it('stores pictures as immutable, and deletes them', async () => {
  const key = 'pictures/abc/64.avif';
  await store.write(key, Buffer.from('avif'), 'image/avif');
  const kept = bucket.objects.get(key);
  expect(String(kept?.bytes)).toBe('avif');
  expect(kept?.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(store.urlOf(key)).toBe('https://pictures.example/pictures/abc/64.avif');
  await store.delete([key, 'pictures/abc/not-there']);
  expect(bucket.objects.size).toBe(0);
});
