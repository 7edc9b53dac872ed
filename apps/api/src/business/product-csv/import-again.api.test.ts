import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { ask } from '../../testing/call-server.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

async function open() {
  const people = await addBusinessPeople(api);
  const send = async (csv: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ bid: people.businessID, dryRun: 'false', ...more });
    const { body } = await ask(`${api.url}/product/import?${query}`, {
      method: 'POST',
      headers: { ...people.owner.headers, 'content-type': 'text/csv' },
      body: csv,
    });
    const { created, updated, unchanged, matched } = body.data;
    return { counts: [created, updated, unchanged, matched], problems: body.data.problems };
  };
  const products = () =>
    api.db
      .selectFrom('product')
      .selectAll()
      .where('business_id', '=', people.businessID)
      .orderBy('id')
      .execute();
  return { businessID: people.businessID, send, products };
}

const file = [
  'ID,Name,SKU,EAN,Brand',
  '7,By number,,,Acme',
  ',By code,,4006381333931,Acme',
  ',By model,HV-50,,Acme',
  ',By name,,,Acme',
].join('\n');

it('changes nothing when the same file is imported again, as the dry run says', async () => {
  const { send, products } = await open();
  expect((await send(file)).counts).toEqual([4, 0, 0, 0]);
  const before = await products();
  expect((await send(file, { dryRun: 'true' })).counts).toEqual([0, 0, 4, 4]);
  expect((await send(file)).counts).toEqual([0, 0, 4, 4]);
  expect(await products()).toEqual(before);
});

it('updates, skips or creates again, as the person chooses', async () => {
  const { send, products } = await open();
  await send(file);
  const changed = file.replaceAll('Acme', 'Bolt');
  expect((await send(changed, { existing: 'skip' })).counts).toEqual([0, 0, 4, 4]);
  expect((await send(changed)).counts).toEqual([0, 4, 0, 4]);
  expect((await products()).map(({ brand }) => brand)).toEqual(Array(4).fill('Bolt'));
  // The plan has seven slots.
  expect((await send(file, { existing: 'create' })).counts).toEqual([3, 0, 0, 4]);
  expect(await products()).toHaveLength(7);
});

it('keeps later edits when a cell is empty or a picture is elsewhere', async () => {
  const { send, products, businessID } = await open();
  const photo = { url: '/files/pictures/one.webp', width: 1, height: 1 } as never;
  await addProduct(api.db, businessID, {
    name: 'Pump',
    model: 'P-1',
    description: 'Written here',
    main_image: photo,
  });
  const { counts } = await send(
    'Name,SKU,Description,Brand,Images\nPump,p-1,,Acme,https://shop.example/a.jpg\n',
  );
  expect(counts).toEqual([0, 1, 0, 1]);
  expect(await products()).toMatchObject([{ description: 'Written here', brand: 'Acme', main_image: photo }]);
});

it('matches several products of one model by name, or reports the row', async () => {
  const { send, products } = await open();
  await send('Name,SKU,Brand\nRed,M-1,Acme\nBlue,M-1,Acme\n');
  expect(await products()).toHaveLength(2);
  const again = await send('Name,SKU,Brand\nGreen,M-1,Bolt\nBlue,M-1,Bolt\n');
  expect(again.counts).toEqual([0, 1, 0, 2]);
  expect(again.problems).toMatchObject([{ row: 1, column: 'SKU', code: 'severalProducts' }]);
  expect(await products()).toMatchObject([
    { name: 'Red', brand: 'Acme' },
    { name: 'Blue', brand: 'Bolt' },
  ]);
});

it("changes products by their numbers without names, but no other company's and no deleted ones", async () => {
  const { send, products, businessID } = await open();
  const other = await open();
  await other.send('Name,SKU\nPump,P-1\n');
  await addProduct(api.db, businessID, { name: 'Gone', model: 'P-1', deleted_at: new Date() });
  await addProduct(api.db, businessID, { name: 'Pump', model: 'P-1' });
  expect((await send('SKU,Price,Currency\nP-1,12,EUR\n')).counts).toEqual([0, 1, 0, 1]);
  expect((await products()).map(({ price }) => price?.amount)).toEqual([undefined, 1_200]);
  expect(await other.products()).toMatchObject([{ price: null }]);
});
