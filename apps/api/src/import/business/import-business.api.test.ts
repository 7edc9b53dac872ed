import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBusiness } from '@wbn/contract/business/business.ts';
import { loadProduct } from '@wbn/contract/business/product.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { streamBusinessArchive } from '../../business/business-archive/stream-business-archive.ts';
import { readCatalog } from '../../catalog/catalog.ts';
import { cleanUpUploads } from '../../files/clean-up-uploads.ts';
import { createStoredFiles } from '../../files/stored-files.ts';
import { addAccount } from '../../testing/add-business-people.ts';
import { addWholeBusiness } from '../../testing/add-whole-business.ts';
import { callServer, post } from '../../testing/call-server.ts';
import { readArchive, writeZip } from '../../testing/read-archive.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { importBusiness } from './import-business.ts';

let from: TestServer;
let to: TestServer;
let company: Awaited<ReturnType<typeof addWholeBusiness>>;
let exported: Map<string, Buffer>;
const folder = mkdtempSync(join(tmpdir(), 'business-archive-'));

const filesOf = ({ store, filesDir, url }: TestServer) =>
  createStoredFiles({ store, filesDir, hostUrl: () => url });
const exportFrom = (api: TestServer) =>
  readArchive(
    streamBusinessArchive(
      { db: api.db, catalog: readCatalog(), storedFiles: filesOf(api), fileStore: api.store },
      { businessID: company.businessID, language: 'zh' },
    ),
  );

beforeAll(async () => {
  from = await startTestServer(inject('postgresUrl'));
  company = await addWholeBusiness(from);
  exported = await exportFrom(from);
});
beforeEach(async () => {
  to = await startTestServer(inject('postgresUrl'));
});
afterEach(() => to.stop());
afterAll(async () => {
  await from.stop();
  rmSync(folder, { recursive: true });
});

async function importPath(path: string, owner?: string) {
  const { pool, close } = connect(to.databaseUrl, { max: 2 });
  try {
    return await importBusiness(pool, { path, store: to.store, storedFiles: filesOf(to), owner });
  } finally {
    await close();
  }
}
const importFiles = async (files: Iterable<readonly [string, Buffer | string]> = exported, owner?: string) =>
  importPath(await writeZip(folder, files), owner);

/** Returns the archive with one file changed. */
const changed = (name: string, change: (text: string) => string) =>
  new Map<string, Buffer | string>([...exported, [name, change(exported.get(name)?.toString() ?? '')]]);

async function expectNothing(): Promise<void> {
  for (const table of ['business', 'product', 'picture'] as const) {
    expect(await to.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  const pictures = join(to.filesDir, 'pictures');
  expect(existsSync(pictures) ? readdirSync(pictures) : []).toEqual([]);
}

it('contains everything: documents, tables, all versions of pictures and videos; no deleted product', () => {
  const names = [...exported.keys()];
  expect(names.filter((name) => !name.startsWith('pictures/')).sort()).toEqual([
    'README.txt',
    'activity.csv',
    'business.jsonld',
    'certificates.csv',
    'members.csv',
    'products.csv',
    'products.jsonld',
    'quotations.json',
    'requests.jsonld',
    'saved-replies.json',
  ]);
  const videos = names.filter((name) => /video\.(mp4|webm)$/.test(name));
  expect(videos).toHaveLength(2);
  expect(exported.get(company.video.url.slice('/files/'.length))?.length).toBeGreaterThan(3_000_000);
  // Logo in three sizes, cover and certificate in two, products two and two; each in two formats.
  const kinds = names.filter((name) => /\.(avif|webp)$/.test(name));
  expect(kinds.length % 2).toBe(0);
  expect(kinds.length).toBeGreaterThanOrEqual(20);
  const products = JSON.parse(exported.get('products.jsonld')?.toString() ?? '')['@graph'];
  expect(products.map((product: { identifier: string }) => product.identifier)).toEqual(
    company.products.slice(0, 8),
  );
  expect(
    products.filter((product: object) => 'wbn:status' in product && product['wbn:status'] === 'draft'),
  ).toHaveLength(2);
  expect(exported.get('members.csv')?.toString().split('\r\n')).toHaveLength(5);
  // Cells that a spreadsheet would run as a formula are guarded.
  expect(exported.get('certificates.csv')?.toString()).toContain("'=1+1 质量");
});

it('is imported unchanged: every file of a second export, every reply, and the search', async () => {
  const { name, products, changed: isNew } = await importFiles();
  expect([name, products, isNew]).toEqual(['宁波海港齿轮有限公司 Ningbo Harbour Gear', 8, true]);
  const again = await exportFrom(to);
  // Members and their activity belong to accounts, which the archive does not contain.
  const people = ['members.csv', 'activity.csv'];
  expect([...again.keys()].sort()).toEqual([...exported.keys()].sort());
  for (const [file, bytes] of exported) {
    if (!people.includes(file)) expect(again.get(file)?.equals(bytes), file).toBe(true);
  }
  for (const language of ['en', 'zh']) {
    const headers = { 'accept-language': language };
    const business = (api: TestServer) =>
      callServer(api.url, loadBusiness, { params: { id: company.businessID } }, headers);
    expect((await business(to)).body).toEqual((await business(from)).body);
    for (const id of company.products.slice(0, 6)) {
      const product = (api: TestServer) => callServer(api.url, loadProduct, { params: { id } }, headers);
      expect((await product(to)).body).toEqual((await product(from)).body);
    }
  }
  const found = await post(`${to.url}/search/business`, { searchQuery: 'Harbour Gear' });
  expect(JSON.stringify(found.body)).toContain(company.businessID);
  const served = await fetch(to.url + company.video.url, { headers: { range: 'bytes=0-9' } });
  expect([served.status, served.headers.get('content-type')]).toEqual([206, 'video/mp4']);
});

it('can be imported a second time without a change; another state of it is refused', async () => {
  await importFiles();
  const before = await to.db.selectFrom('business').selectAll().execute();
  expect(await importFiles()).toMatchObject({ changed: false });
  await expect(
    importFiles(changed('business.jsonld', (text) => text.replace('Harbour Road', 'Other Road'))),
  ).rejects.toThrow('is here already, in another state');
  expect(await to.db.selectFrom('business').selectAll().execute()).toEqual(before);
});

it('belongs to the named account', async () => {
  await expect(importFiles(exported, 'nobody@people.example')).rejects.toThrow('no account');
  await expectNothing();
  const { email, userID } = await addAccount(to);
  await importFiles(exported, email.toUpperCase());
  const members = await to.db.selectFrom('business_member').select(['user_id', 'role']).execute();
  expect(members).toEqual([{ user_id: userID, role: 'owner' }]);
});

it('has its pictures deleted only when nobody shows them any more', async () => {
  await importFiles();
  const cleanUp = async () => {
    await to.db
      .updateTable('picture')
      .set({ unused_since: new Date(Date.now() - 2 * 86_400_000) })
      .where('unused_since', 'is not', null)
      .execute();
    await cleanUpUploads(to.db, to.store);
    return readdirSync(join(to.filesDir, 'pictures')).length;
  };
  expect(await cleanUp()).toBe(7);
  await to.db.deleteFrom('business').execute();
  expect(await cleanUp()).toBe(0);
});

it('is refused when it is not one of our archives, and changes nothing', async () => {
  const [picture = ''] = [...exported.keys()].filter((name) => name.endsWith('.webp'));
  const cutOff = (bytes: Buffer | undefined) => bytes?.subarray(0, bytes.length / 2) ?? '';
  const video = company.video.url.slice('/files/'.length);
  const without = (name: string) => [...exported].filter(([file]) => file !== name);
  const graph = (change: (product: Record<string, unknown>) => object) =>
    changed('products.jsonld', (text) => {
      const document = JSON.parse(text);
      document['@graph'][7] = change(document['@graph'][7]);
      return JSON.stringify(document);
    });
  const cases: [Iterable<readonly [string, Buffer | string]>, string][] = [
    [without('business.jsonld'), 'business.jsonld is not in it'],
    [changed('business.jsonld', (text) => text.slice(0, 100)), 'business.jsonld is no JSON'],
    [changed('business.jsonld', () => '[]'), 'not as WBN writes it'],
    [changed('business.jsonld', (text) => text.replace('"gold"', '"diamond"')), 'wbn:subscription'],
    [changed('products.jsonld', (text) => text.replace('"@graph"', '"graph"')), '@graph'],
    [graph((product) => ({ ...product, name: 'x\0y' })), 'U+0000'],
    [graph((product) => ({ ...product, identifier: company.products[0] })), 'does not take it'],
    [without(picture), 'is named by the documents, but not in it'],
    [new Map<string, Buffer | string>([...exported, [picture, 'no picture']]), 'is no picture of its type'],
    [
      new Map<string, Buffer | string>([...exported, [picture, cutOff(exported.get(picture))]]),
      'is no picture of its type',
    ],
    [new Map([...exported, [video, exported.get(video)?.subarray(0, 5000) ?? '']]), 'The film is cut off'],
    [[...exported, ['README.txt', 'again']], 'README.txt twice'],
    [[...exported, ['bomb', Buffer.alloc(30 * 1024 ** 2)]], 'unpacks to more'],
  ];
  for (const [files, reason] of cases) {
    await expect(importFiles(files), reason).rejects.toThrow(reason);
    await expectNothing();
  }
});

it('is refused with path traversal, or truncated files', async () => {
  const path = await writeZip(folder, exported);
  const bytes = Buffer.from((await import('node:fs')).readFileSync(path));
  const evil = Buffer.from(bytes.toString('latin1').replaceAll('README.txt', '../../a.tx'), 'latin1');
  writeFileSync(path, evil);
  await expect(importPath(path)).rejects.toThrow('no zip that can be read');
  writeFileSync(path, bytes.subarray(0, bytes.length / 2));
  await expect(importPath(path)).rejects.toThrow('no zip that can be read');
  await expectNothing();
});

it('does not take ids of another company', async () => {
  await importFiles();
  const id = company.businessID;
  const other = id.replace(/^.{8}/, '00000000');
  const files = [...exported].map(
    ([name, bytes]) =>
      [name, name === 'business.jsonld' ? bytes.toString().replaceAll(id, other) : bytes] as const,
  );
  await expect(importFiles(files)).rejects.toThrow('belongs to another company');
  expect(await to.db.selectFrom('business').select('id').execute()).toEqual([{ id }]);
  const video = await fetch(to.url + company.video.url, { method: 'HEAD' });
  expect(video.status).toBe(200);
});
