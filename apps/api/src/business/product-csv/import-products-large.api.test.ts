import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { ask } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  // Shorter than the import takes: a busy connection must not count as idle.
  api = await startTestServer(inject('postgresUrl'), { connectionTimeout: 1_000 });
});
afterAll(() => api.stop());

const count = 10_000;

/** Adds more products than any plan has, as an import of the directory does. */
async function addProducts(businessID: string): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (let from = 0; from < count; from += 1_000) {
    const rows = ids.slice(from, from + 1_000).map((id) => ({
      ...{ id, business_id: businessID, source: 'test', source_id: id },
      ...{ name: `Valve ${id}`, specs: '[]' },
    }));
    await api.db.insertInto('product').values(rows).execute();
  }
  return ids;
}

it('stores 10,000 rows in one go while other requests are answered', async () => {
  const { businessID, owner } = await addBusinessPeople(api);
  const ids = await addProducts(businessID);
  const csv = [
    'Product ID,Name,Brand,Specs',
    ...ids.map((id, at) => `${id},Valve ${at},Acme,Bore: ${at} mm`),
  ];
  let done = false;
  const importing = ask(`${api.url}/product/import?bid=${businessID}&dryRun=false`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'text/csv' },
    body: csv.join('\r\n'),
  }).finally(() => {
    done = true;
  });
  let answered = 0;
  while (!done && answered <= 20) {
    expect((await ask(`${api.url}/business/profile/${businessID}`)).status).toBe(200);
    if (!done) answered += 1;
  }
  expect((await importing).body.data).toMatchObject({ rows: count, updated: count, problemCount: 0 });
  expect(answered).toBeGreaterThan(20);
  const { changed } = await api.db
    .selectFrom('product')
    .select((product) => product.fn.countAll<string>().as('changed'))
    .where('brand', '=', 'Acme')
    .where('version', '=', 2)
    .executeTakeFirstOrThrow();
  expect(Number(changed)).toBe(count);
});

it('publishes seven of 10,000 new rows and reports the first 500 problems', async () => {
  const { businessID, owner } = await addBusinessPeople(api);
  const rows = Array.from({ length: count }, (_, at) => `Pump ${at}`);
  const { body } = await ask(`${api.url}/product/import?bid=${businessID}`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'text/csv' },
    body: ['name', ...rows].join('\n'),
  });
  expect(body.data).toMatchObject({ rows: count, created: 7, problemCount: count - 7, dryRun: true });
  expect(body.data.problems).toHaveLength(500);
});

const send = async (csv: string) => {
  const { businessID, owner } = await addBusinessPeople(api);
  return ask(`${api.url}/product/import?bid=${businessID}`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'text/csv' },
    body: csv,
  });
};
const megabytes = (text: string, count: number) => text.repeat((count * 1024 ** 2) / text.length);

it.each([
  ['of separators', megabytes(',', 20), 400, 'more than 200 columns'],
  ['of separators below a header', `name,brand\n${megabytes(';,', 19)}`, 400, 'more than 200 columns'],
  ['of empty lines', `name\n${megabytes('\n', 19)}`, 413, 'too many rows: at most 50,000'],
  ['of empty rows', `name,brand\n${megabytes(',\n', 19)}`, 413, 'too many rows: at most 50,000'],
  ['of one line', megabytes('a', 20), 400, ''],
  ['of quotes', `name\n${megabytes('"', 19)}`, 400, ''],
])('refuses 20 MB %s cheaply', async (_, csv, status, reason) => {
  const memory = process.memoryUsage.rss();
  const { user } = process.cpuUsage();
  const answer = await send(csv);
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(reason)]);
  // A file of separators took 10 s and 570 MB before; this includes the test's own sending of the file.
  expect(process.cpuUsage().user - user).toBeLessThan(3_000_000);
  expect(process.memoryUsage.rss() - memory).toBeLessThan(250 * 1024 ** 2);
});

it('runs one import per person at a time', async () => {
  const { businessID, owner } = await addBusinessPeople(api);
  const url = `${api.url}/product/import?bid=${businessID}`;
  const headers = { ...owner.headers, 'content-type': 'text/csv' };
  const { readable, writable } = new TransformStream<string, string>();
  const slow = writable.getWriter();
  const body = readable.pipeThrough(new TextEncoderStream());
  const streaming = { method: 'POST', headers, body, duplex: 'half' };
  const first = ask(url, streaming);
  await slow.write('name\n');
  // Checks the table instead of calling, because calls count towards the hourly limit.
  const turns = () => api.db.selectFrom('import_turn').select('key').execute();
  await expect.poll(async () => (await turns()).length).toBe(1);
  const second = await ask(url, { method: 'POST', headers, body: 'name\nPump' });
  expect([second.status, second.headers.get('retry-after'), second.body.name]).toEqual([
    429,
    '10',
    'TooManyRequests',
  ]);
  await slow.write('Valve\n');
  await slow.close();
  expect((await first).body.data).toMatchObject({ rows: 1, created: 1 });
});
