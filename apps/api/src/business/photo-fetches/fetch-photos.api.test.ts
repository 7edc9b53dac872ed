import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listPhotoFetches, type PhotoFetches } from '@wbn/contract/business/photo-fetches.ts';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { ask, callServer, post } from '../../testing/call-server.ts';
import { drawSample, pngOfZeros } from '../../testing/sample-pictures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { bindFetchPhotos } from './fetch-photos.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let api: TestServer;
let company: BusinessPeople;
let shop: string;
/** Answers by path; each picture has a size of its own, so that no two are the same. */
const answers = new Map<string, Answer>();
const asked: string[] = [];
const shopServer = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const answer = answers.get(path);
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  await new Promise<void>((done) => shopServer.listen(0, '127.0.0.1', done));
  const { port } = shopServer.address() as AddressInfo;
  shop = `http://127.0.0.1:${port}`;
  const mayReach = (address: string, to: number) => address === '127.0.0.1' && to === port;
  api = await startTestServer(inject('postgresUrl'), { outsideRules: { mayReach } });
});
beforeEach(async () => {
  company = await addBusinessPeople(api);
  answers.clear();
  asked.length = 0;
});
afterAll(async () => {
  shopServer.close().closeAllConnections();
  await api.stop();
});

let width = 80;
/** Puts a picture at a path of the shop. */
async function hang(path: string): Promise<void> {
  width += 1;
  const bytes = await drawSample({ width, height: 60 }).jpeg().toBuffer();
  answers.set(path, (_, response) => response.end(bytes));
}
const send = (csv: string, query: Record<string, string> = {}) =>
  ask(
    `${api.url}/product/import?${new URLSearchParams({ bid: company.businessID, dryRun: 'false', ...query })}`,
    { method: 'POST', headers: { ...company.owner.headers, 'content-type': 'text/csv' }, body: csv },
  );
const list = async () => {
  const query = { bid: company.businessID };
  const { body } = await callServer(api.url, listPhotoFetches, { query }, company.admin.headers);
  return body.data as PhotoFetches;
};
const order = (what: 'retry' | 'stop') =>
  post(`${api.url}/product/photo-fetches/${what}`, { businessID: company.businessID }, company.admin.headers);
const products = () =>
  api.db
    .selectFrom('product')
    .select(['id', 'name', 'main_image', 'photos', 'version'])
    .where('business_id', '=', company.businessID)
    .orderBy('id')
    .execute();
/** Widths of the pictures of a product, by which the samples are told apart. */
const widthsOf = ({ main_image: main, photos }: Awaited<ReturnType<typeof products>>[number]) =>
  [...(main ? [main] : []), ...photos].map((photo) => photo.width);

it('PRD-19: fetches the photos that a shop names, in their order, and once only', async () => {
  for (const path of ['/1.jpg', '/2.jpg', '/3.jpg']) await hang(path);
  const csv = `ID,SKU,Name,Images\n1,V-1,Valve,"${shop}/1.jpg, ${shop}/2.jpg, ${shop}/1.jpg"\n2,P-1,Pump,${shop}/3.jpg\n`;
  expect((await send(csv, { dryRun: 'true' })).body.data).toMatchObject({ photos: 3, problemCount: 0 });
  expect(await list()).toMatchObject({ waiting: 0 });
  expect((await send(csv)).body.data).toMatchObject({ created: 2, photos: 3, problemCount: 0 });
  expect(asked).toEqual([]);
  expect(await list()).toMatchObject({ waiting: 3, stored: 0, failed: 0 });
  await api.jobs.settle();
  const done = { waiting: 0, stored: 3, failed: 0, failures: [] };
  expect(await list()).toEqual(done);
  const [valve, pump] = await products();
  const first = width - 2;
  expect([valve, pump].map((one) => one && widthsOf(one))).toEqual([[first, first + 1], [first + 2]]);
  expect(valve?.main_image?.versions?.map(({ type }) => type)).toContain('image/avif');
  expect((await send(csv)).body.data).toMatchObject({ created: 0, unchanged: 2, photos: 0 });
  await api.jobs.settle();
  expect(await list()).toEqual(done);
  expect(asked).toHaveLength(3);
});

it('PRD-19: lists what failed, with the reason, and fetches it again when asked', async () => {
  answers.set('/page', (_, response) => response.end('<html>'));
  answers.set('/large', (_, response) => response.end(Buffer.alloc(5 * 1024 * 1024 + 1)));
  answers.set('/zeros', (_, response) => response.end(pngOfZeros({ width: 9_000, height: 9_000 })));
  answers.set('/inner', (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  );
  const rows = ['/page', '/large', '/zeros', '/inner', '/gone', 'http://10.0.0.1/a.jpg', 'C:\\a.jpg'];
  const csv = ['Name,Image', ...rows.map((at, n) => `P${n},${at.startsWith('/') ? shop + at : at}`)].join(
    '\n',
  );
  const { body } = await send(csv);
  expect(body.data).toMatchObject({ created: 7, photos: 6 });
  expect(body.data.problems).toMatchObject([{ row: 7, column: 'Image', code: 'foreignPhoto', cells: 1 }]);
  await api.jobs.settle();
  const failed = await list();
  expect(failed).toMatchObject({ waiting: 0, stored: 0, failed: 6 });
  expect(
    failed.failures.map(({ productName, address, problem, detail }) => [
      productName,
      address,
      problem,
      detail,
    ]),
  ).toEqual([
    ['P0', `${shop}/page`, 'notPicture', undefined],
    ['P1', `${shop}/large`, 'tooLarge', undefined],
    ['P2', `${shop}/zeros`, 'broken', expect.stringContaining('megapixels')],
    ['P3', `${shop}/inner`, 'inner', undefined],
    ['P4', `${shop}/gone`, 'status', '404'],
    ['P5', 'http://10.0.0.1/a.jpg', 'inner', undefined],
  ]);
  await hang('/gone');
  expect((await order('retry')).body.data).toMatchObject({ waiting: 6, failed: 0 });
  await api.jobs.settle();
  expect(await list()).toMatchObject({ waiting: 0, stored: 1, failed: 5 });
});

it('PRD-19: a product takes eleven photos; those it has stay before them', async () => {
  const paths = Array.from({ length: 13 }, (_, n) => `/${n}.jpg`);
  for (const path of paths) await hang(path);
  const { body } = await send(
    `Name,Model,Images\nPump,P-1,"${paths.map((path) => shop + path).join(',')}"\n`,
  );
  expect(body.data).toMatchObject({
    photos: 11,
    problems: [{ code: 'morePhotos', value: `${shop}/11.jpg` }],
  });
  await api.jobs.settle();
  const [pump] = await products();
  expect(pump && widthsOf(pump)).toHaveLength(11);
  await send(`Name,Model,Images\nPump,P-1,${shop}/12.jpg\n`);
  await api.jobs.settle();
  expect(await list()).toMatchObject({ failed: 1, failures: [{ problem: 'full' }] });
});

it('PRD-19: asks one host for two photos at once', async () => {
  let now = 0;
  let most = 0;
  const paths = Array.from({ length: 8 }, (_, n) => `/slow-${n}.jpg`);
  for (const path of paths)
    answers.set(path, async (_, response) => {
      now += 1;
      most = Math.max(most, now);
      await delay(50);
      now -= 1;
      response.writeHead(404).end();
    });
  await send(['Name,Image,Status', ...paths.map((path, n) => `P${n},${shop}${path},draft`)].join('\n'));
  await api.jobs.settle();
  expect([most, asked.length]).toEqual([2, 8]);
});

it('PRD-19: a company on the smallest plan fetches 200 photos in a day', async () => {
  await hang('/1.jpg');
  await api.db
    .insertInto('call_count')
    .values({
      call: 'fetch-photo',
      client: company.businessID,
      count: 199,
      ends_at: new Date(Date.now() + 1e6),
    })
    .execute();
  await send(`Name,Image\nA,${shop}/1.jpg\nB,${shop}/1.jpg\n`);
  await api.jobs.settle();
  expect(await list()).toMatchObject({
    stored: 1,
    failed: 1,
    failures: [{ problem: 'dayLimit', detail: '200' }],
  });
});

it('PRD-19: nothing more is fetched when it is stopped, or the product is deleted', async () => {
  await hang('/1.jpg');
  const csv = `Name,Image\nA,${shop}/1.jpg\n`;
  await send(csv);
  expect((await order('stop')).body.data).toEqual({ waiting: 0, stored: 0, failed: 0, failures: [] });
  await api.jobs.settle();
  expect(asked).toEqual([]);
  await send(csv);
  const [product] = await products();
  await ask(`${api.url}/product/${product?.id}`, { method: 'DELETE', headers: company.owner.headers });
  expect(await list()).toMatchObject({ waiting: 0 });
  await api.jobs.settle();
  expect(asked).toEqual([]);
});

it('PRD-19: a photo that arrives after the stop is not stored', async () => {
  const bytes = await drawSample({ width: 200, height: 60 }).jpeg().toBuffer();
  answers.set('/1.jpg', async (_, response) => {
    await order('stop');
    response.end(bytes);
  });
  await send(`Name,Image\nA,${shop}/1.jpg\n`);
  await api.jobs.settle();
  expect(asked).toEqual(['/1.jpg']);
  expect(await products()).toMatchObject([{ name: 'A', main_image: null, photos: [] }]);
});

it('PRD-19: goes on where a killed worker stopped, and takes turns with other companies', async () => {
  const paths = Array.from({ length: 45 }, (_, n) => `/${n}.jpg`);
  await send(['Name,Image,Status', ...paths.map((path, n) => `P${n},${shop}${path},draft`)].join('\n'));
  const worker = bindFetchPhotos(api.services);
  const stop = new AbortController();
  answers.set('/3.jpg', (_, response) => {
    stop.abort();
    response.writeHead(404).end();
  });
  const attempt = { isLast: false, signal: stop.signal };
  await expect(worker.run({ businessID: company.businessID }, attempt)).rejects.toThrow('aborted');
  const { waiting, failed } = await list();
  expect(waiting).toBeGreaterThan(35);
  expect(waiting + failed).toBe(45);
  // The next turn may start only with the next poll of the worker.
  await expect.poll(() => api.jobs.settle().then(list)).toMatchObject({ waiting: 0, failed: 45 });
});
