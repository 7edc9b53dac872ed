import type { ProductImport } from '@wbn/contract/business/product-imports.ts';
import { passTime } from '@wbn/host/jobs/testing/pass-time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import {
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { ask } from '../../testing/call-server.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { bindRunProductImport } from './run-product-import.ts';

let api: TestServer;
let company: BusinessPeople;
beforeAll(async () => {
  const importBounds = { rowsAtOnce: 10, rowsInFile: 60, rowsInStep: 20 };
  api = await startTestServer(inject('postgresUrl'), { importBounds });
});
beforeEach(async () => {
  company = await addBusinessPeople(api);
});
afterAll(() => api.stop());

const post = (path: string, csv: string, { headers }: BusinessPerson = company.owner) =>
  ask(`${api.url}/product/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: csv,
  });
const start = (csv: string, who?: BusinessPerson) =>
  post(`imports?bid=${company.businessID}&fileName=pumps.csv`, csv, who);
const load = (id: string) => ask(`${api.url}/product/imports/${id}`, { headers: company.admin.headers });
const list = () =>
  ask(`${api.url}/product/imports?bid=${company.businessID}`, { headers: company.admin.headers });

const table = (rows: readonly string[]) => ['name,status,stock', ...rows].join('\n');
const drafts = (count: number) => Array.from({ length: count }, (_, n) => `Pump ${n},draft,yes`);

/** Waits for the job; jobs of a queue run one by one, so the next may start only with the next poll. */
const finish = (id: string) =>
  expect
    .poll(async () => {
      await api.jobs.settle();
      const { body } = await ask(`${api.url}/product/imports/${id}`, { headers: company.owner.headers });
      return body.data.state;
    })
    .toMatch(/done|failed/);

async function names(): Promise<string[]> {
  const rows = await api.db
    .selectFrom('product')
    .select('name')
    .where('business_id', '=', company.businessID)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

it('checks a part of a large file, and imports it by a job that reports its progress', async () => {
  const csv = table([
    ...drafts(30),
    'Bad,draft,perhaps',
    '',
    ...drafts(3),
    ...drafts(20).map((row) => `New ${row}`),
  ]);
  const dry = await post(`import?bid=${company.businessID}`, csv);
  expect(dry.body.data).toMatchObject({ rows: 54, looked: 10, created: 10, problemCount: 0, dryRun: true });
  const atOnce = await post(`import?bid=${company.businessID}&dryRun=false`, csv);
  expect([atOnce.status, atOnce.body.message]).toEqual([
    413,
    expect.stringContaining('at most 10 are taken'),
  ]);
  expect(await names()).toEqual([]);

  const taken = await start(csv);
  expect(taken.status).toBe(202);
  const begun: ProductImport = taken.body.data;
  expect(begun).toMatchObject({
    state: 'waiting',
    fileName: 'pumps.csv',
    rows: 54,
    rowsDone: 0,
    startedBy: 'Olga Rossi',
  });
  const second = await start(csv, company.admin);
  expect([second.status, second.body.name]).toEqual([409, 'Conflict']);
  const small = await post(`import?bid=${company.businessID}&dryRun=false`, table(drafts(1)), company.admin);
  expect(small.body.message).toContain('Another file is being imported for this company');
  expect((await post(`import?bid=${company.businessID}`, table(drafts(1)), company.admin)).status).toBe(200);

  await finish(begun.importID);
  const done = (await load(begun.importID)).body;
  expect(done.data).toMatchObject({
    ...{ state: 'done', rows: 54, rowsDone: 54, created: 50, updated: 0, unchanged: 0, problemCount: 4 },
    finishedAt: expect.any(String),
  });
  expect(done.problems).toMatchObject([
    { row: 31, column: 'stock', code: 'stock', value: 'perhaps' },
    { row: 33, code: 'sameProduct' },
    { row: 34, code: 'sameProduct' },
    { row: 35, code: 'sameProduct' },
  ]);
  expect((await list()).body.data).toEqual([done.data]);
  expect(new Set(await names()).size).toBe(50);
  const activities = api.db.selectFrom('business_activity').select(['action', 'details', 'user_id']);
  expect(await activities.where('business_id', '=', company.businessID).execute()).toEqual([
    { action: 'products-imported', details: { created: 50, updated: 0 }, user_id: company.owner.userID },
  ]);
  const { file } = await api.db
    .selectFrom('product_import')
    .select('file')
    .where('id', '=', begun.importID)
    .executeTakeFirstOrThrow();
  expect(file).toBeNull();
  const again = await start(csv);
  expect(again.status).toBe(202);
  await finish(again.body.data.importID);
  expect((await list()).body.data).toMatchObject([{ created: 0, unchanged: 50 }, { created: 50 }]);
});

it('PRD-18: products beyond the slots are drafts when the person says so', async () => {
  const csv = table(Array.from({ length: 12 }, (_, n) => `Pump ${n},published,yes`));
  const begun = await post(`imports?bid=${company.businessID}&beyondSlots=draft`, csv);
  await finish(begun.body.data.importID);
  expect((await load(begun.body.data.importID)).body.data).toMatchObject({ created: 12, problemCount: 0 });
  const all = api.db.selectFrom('product').select('status').where('business_id', '=', company.businessID);
  expect((await all.orderBy('id').execute()).map(({ status }) => status)).toEqual([
    ...Array(7).fill('published'),
    ...Array(5).fill('draft'),
  ]);
});

it.each([
  ['more rows than a file may have', table(drafts(61)), 413, 'at most 60 are taken'],
  ['an open quote', `name\n"open`, 400, 'quotation mark'],
  ['two headers for one column', 'name,name\nPump,Pump', 400, 'same column'],
  ['no header', '', 400, 'holds no rows'],
])('refuses %s at once', async (_, csv, status, words) => {
  const answer = await start(csv);
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(words)]);
  expect((await list()).body.data).toEqual([]);
});

it('continues after the last stored rows when a worker is killed, without duplicates', async () => {
  const { importID } = (await start(table(drafts(50)))).body.data;
  // Simulates a process killed in the second step: the database rolls the step back, and nothing is reported.
  await sql`alter table product add constraint broken check (name <> 'Pump 35')`.execute(api.db);
  await api.jobs.settle();
  expect((await load(importID)).body.data).toMatchObject({ state: 'working', rowsDone: 20, created: 20 });
  expect(await names()).toHaveLength(20);
  await sql`alter table product drop constraint broken`.execute(api.db);
  await passTime(api, 1);
  expect((await load(importID)).body.data).toMatchObject({ state: 'done', rowsDone: 50, created: 50 });
  expect((await names()).toSorted()).toEqual(
    drafts(50)
      .map((row) => row.split(',')[0])
      .toSorted(),
  );
});

it('stores each row once with two workers at one import', async () => {
  const { importID } = (await start(table(drafts(60)))).body.data;
  const worker = bindRunProductImport(api.services);
  const attempt = { isLast: false, signal: new AbortController().signal };
  await Promise.all([worker.run({ importID }, attempt), worker.run({ importID }, attempt)]);
  await finish(importID);
  expect((await load(importID)).body.data).toMatchObject({ state: 'done', created: 60, problemCount: 0 });
  expect(await names()).toHaveLength(60);
});

it('stops when the person has lost the right, and says so', async () => {
  const { importID } = (await start(table(drafts(30)), company.admin)).body.data;
  await api.db
    .updateTable('business_member')
    .set({ role: 'member' })
    .where('user_id', '=', company.admin.userID)
    .execute();
  await finish(importID);
  const answer = await ask(`${api.url}/product/imports/${importID}`, { headers: company.owner.headers });
  expect(answer.body.data).toMatchObject({ state: 'failed', failure: 'forbidden', rowsDone: 0 });
  expect(await names()).toEqual([]);
});

it('PLAN: gives free slots to published rows across all steps, and none to drafts', async () => {
  await addProduct(api.db, company.businessID, { name: 'Old' });
  const rows = Array.from({ length: 40 }, (_, n) => `Pump ${n},${n % 5 === 0 ? 'published' : 'draft'},yes`);
  const { importID } = (await start(table(rows))).body.data;
  await finish(importID);
  const { data, problems } = (await load(importID)).body;
  expect(data).toMatchObject({ state: 'done', created: 38, problemCount: 2 });
  expect(problems).toMatchObject([
    { row: 31, code: 'noSlot', problem: 'no slot left: 7 of 7 are taken' },
    { row: 36, code: 'noSlot' },
  ]);
});
