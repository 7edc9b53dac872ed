import type { ProductColumn } from '@wbn/contract/business/import-products.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { ask } from '../../testing/call-server.ts';
import { addBusiness, addProduct } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

interface Sending {
  dryRun?: boolean;
  mapping?: Record<string, ProductColumn | ''>;
  as?: keyof Omit<BusinessPeople, 'businessID'>;
  type?: string;
}

function sender(people: BusinessPeople) {
  return (
    csv: string | Buffer,
    { dryRun = false, mapping, as = 'admin', type = 'text/csv' }: Sending = {},
  ) => {
    const query = new URLSearchParams({
      bid: people.businessID,
      dryRun: String(dryRun),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
    });
    return ask(`${api.url}/product/import?${query}`, {
      method: 'POST',
      headers: { ...people[as].headers, 'content-type': type },
      body: csv as BodyInit,
    });
  };
}

async function open(given: Parameters<typeof addBusinessPeople>[1] = {}) {
  const people = await addBusinessPeople(api, given);
  const products = () =>
    api.db
      .selectFrom('product')
      .selectAll()
      .where('business_id', '=', people.businessID)
      .orderBy('id')
      .execute();
  const activities = () =>
    api.db.selectFrom('business_activity').selectAll().where('business_id', '=', people.businessID).execute();
  return { ...people, send: sender(people), products, activities };
}

describe('import-products', () => {
  it('reports in a dry run and stores nothing; then imports with one activity and an updated search', async () => {
    const { send, products, activities, admin } = await open();
    const csv =
      '\uFEFFNombre del producto;Descripción;EAN/GTIN;Precio;Moneda;Industria;Notas;Existencias\r\n' +
      '"Válvula ""A"";\r\nde bola";De latón;4006381333931;"1.850,50";USD;Automatización;x;sí\r\n' +
      'Bomba;;;;;;;no\r\n';
    const dry = await send(csv, { dryRun: true });
    expect(dry.body).toMatchObject({
      data: {
        mapping: {
          'Nombre del producto': 'name',
          'EAN/GTIN': 'ean',
          Industria: 'industry',
          Notas: null,
          Existencias: 'stock',
        },
        ...{ rows: 2, created: 2, updated: 0, unchanged: 0, problemCount: 0, dryRun: true },
      },
      slots: { used: 0, total: 7 },
    });
    expect(await products()).toEqual([]);

    const done = await send(csv);
    expect(done.body).toMatchObject({ data: { created: 2, dryRun: false }, slots: { used: 2, total: 7 } });
    expect(await products()).toMatchObject([
      {
        name: 'Válvula "A"; de bola',
        description: 'De latón',
        ean: '4006381333931',
        price: { amount: 185050, currency: 'USD' },
        industry_id: '0001',
        stock: true,
        status: 'published',
        source: 'member',
        version: 1,
      },
      { name: 'Bomba', stock: false, price: null },
    ]);
    expect(await activities()).toMatchObject([
      { action: 'products-imported', user_id: admin.userID, details: { created: 2, updated: 0 } },
    ]);
    const found = await api.search.search({ kind: 'product', text: 'válvula de bola', skip: 0, size: 5 });
    expect(found.total).toBe(1);
  });

  it('changes only the columns of the file, and increases versions only for changes', async () => {
    const { send, products, businessID } = await open();
    const one = await addProduct(api.db, businessID, {
      name: 'Pump',
      brand: 'Acme',
      model: 'P-1',
      stock: true,
    });
    const two = await addProduct(api.db, businessID, { name: 'Valve', brand: 'Acme' });
    const { body } = await send(`Product ID,Brand,In stock\n${one},Bolt,\n${two},Acme,\n`);
    expect(body.data).toMatchObject({ created: 0, updated: 1, unchanged: 1, problemCount: 0 });
    expect(await products()).toMatchObject([
      { id: one, name: 'Pump', brand: 'Bolt', model: 'P-1', stock: null, version: 2 },
      { id: two, name: 'Valve', brand: 'Acme', version: 1 },
    ]);
  });

  it('reports problems by row and column, and stores the rest', async () => {
    const { send, products, businessID } = await open();
    const own = await addProduct(api.db, businessID);
    const foreign = await addProduct(api.db, await addBusiness(api.db));
    const gone = await addProduct(api.db, businessID, { deleted_at: new Date() });
    const { body } = await send(
      [
        'productID,Title,EAN,Price,Currency,Category,Stock,Images,Specs,Status',
        ',Good,,12.5,EUR,,yes,,Power: 5 kW,draft',
        ',,,,,,,,,',
        `,Bad code,12345,,,,,,,`,
        `,Bad price,,"1,850",USD,,,,,`,
        `,Bad currency,,5,XXY,,,,,`,
        `,Bad category,,,,Nonsense,,,,`,
        `,Bad stock,,,,,perhaps,,,`,
        `,Picture,,,,,,example/a.jpg,,`,
        `,Specs,,,,,,,no colon,`,
        `${foreign},Foreign,,,,,,,,`,
        `${gone},Deleted,,,,,,,,`,
        `${own},First,,,,,,,,`,
        `${own},Second,,,,,,,,`,
        `,Good,,12.5,EUR,,yes,,Power: 5 kW,draft`,
        `,Long,,,,,,,,,more`,
        `,"",4006381333931`,
      ].join('\n'),
    );
    expect(body.data).toMatchObject({ rows: 15, created: 3, updated: 1 });
    expect(body.data.problems).toEqual(
      [
        { row: 3, column: 'EAN', code: 'ean', value: '12345' },
        { row: 4, column: 'Price', code: 'amount', value: '1,850' },
        { row: 5, column: 'Currency', code: 'currency', value: 'XXY' },
        { row: 6, column: 'Category', code: 'unknown', value: 'Nonsense', cells: 1 },
        { row: 7, column: 'Stock', code: 'stock', value: 'perhaps' },
        { row: 8, column: 'Images', code: 'foreignPhoto', value: 'example/a.jpg', cells: 1 },
        { row: 9, column: 'Specs', code: 'specs', value: 'no colon' },
        { row: 10, column: 'productID', code: 'unknownProduct', value: foreign },
        { row: 11, column: 'productID', code: 'deletedProduct', value: gone },
        { row: 13, column: 'productID', code: 'sameProduct', value: own },
        { row: 14, column: '', code: 'sameProduct' },
        { row: 15, column: '', code: 'tooManyCells' },
        { row: 16, column: 'Title', code: 'required' },
      ].map((problem) => ({ ...problem, problem: expect.any(String) })),
    );
    const names = (await products()).map(({ name }) => name).toSorted();
    expect(names).toEqual(['Bad category', 'Ball valve', 'First', 'Good', 'Picture']);
  });

  it('PLAN: gives free slots to new products in the order of the file', async () => {
    const { send, products, businessID } = await open();
    for (let count = 0; count < 5; count++) await addProduct(api.db, businessID);
    const { body } = await send('name\nA\nB\nC\nD\n');
    expect(body).toMatchObject({ data: { created: 2, problemCount: 2 }, slots: { used: 7, total: 7 } });
    expect(body.data.problems[0]).toEqual({
      row: 3,
      column: '',
      code: 'noSlot',
      problem: 'no slot left: 7 of 7 are taken',
    });
    expect(await products()).toHaveLength(7);
  });

  it("prefers the caller's mapping, which can ignore columns; reports and refuses two headers for one column", async () => {
    const { send, products } = await open();
    const csv = 'Title,Name,Maker\nShort,Long name,Acme\n';
    const both = { Title: 'name', Name: 'name' } as const;
    const dry = await send(csv, { dryRun: true, mapping: both });
    expect(dry.body.data).toMatchObject({
      rows: 0,
      mapping: { Title: 'name', Name: 'name', Maker: null },
      problems: [{ row: 0, column: 'Name', code: 'sameColumn', value: 'name' }],
    });
    expect(await send(csv, { mapping: both })).toMatchObject({
      status: 400,
      body: { name: 'ValidationError' },
    });
    await send(csv, { mapping: { Title: '', Maker: 'brand' } });
    expect(await products()).toMatchObject([{ name: 'Long name', brand: 'Acme' }]);
    const wrong = await send(csv, { mapping: { Title: 'price' as never } });
    expect(wrong.body).toMatchObject({ name: 'ValidationError', fields: { mapping: expect.any(String) } });
  });

  it.each([
    ['UTF-16 as Excel writes it', Buffer.from('\uFEFFname\tbrand\r\nПомпа\tЗавод\r\n', 'utf16le')],
    ['a line that says the separator', Buffer.from('sep=;\r\nname;brand\r\nПомпа;Завод\r\n')],
    ['old line ends', Buffer.from('name,brand\rПомпа,Завод')],
  ])('reads %s', async (_, csv) => {
    const { send, products } = await open();
    await send(csv, { type: 'application/vnd.ms-excel' });
    expect(await products()).toMatchObject([{ name: 'Помпа', brand: 'Завод' }]);
  });

  it.each([
    ['nothing', '', 400, 'holds no rows'],
    ['no header', '\n\n', 400, 'holds no rows'],
    ['Windows-1252', Buffer.from('name\nV\xe1lvula\n', 'latin1'), 400, 'UTF-8'],
    ['a workbook', Buffer.from('PK\x03\x04 and more'), 400, 'CSV'],
    ['an open quote', `name\n"open\n${'x'.repeat(2_000_000)}`, 400, 'quotation mark'],
    ['too many rows', `name\n${'x\n'.repeat(50_001)}`, 413, 'rows'],
    ['too large a file', Buffer.alloc(20 * 1024 * 1024 + 1, 'x'), 413, '20 MB'],
  ])('refuses %s with a clear message', async (_, csv, status, words) => {
    const { send } = await open();
    const answer = await send(csv);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(words);
  });

  it('PERM: is for owner and admins only, and accepts only CSV', async () => {
    const { send } = await open();
    for (const as of ['owner', 'admin'] as const) expect((await send('name\n', { as })).status).toBe(200);
    for (const as of ['member', 'outsider'] as const)
      expect((await send('name\nA\n', { as })).body.name).toBe('Forbidden');
    expect((await send('{}', { type: 'application/json' })).body).toMatchObject({
      name: 'UnsupportedMediaType',
      message: expect.stringContaining('text/csv'),
    });
    const visitor = await ask(`${api.url}/product/import?bid=${'0'.repeat(36)}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'name\n',
    });
    expect(visitor.body.name).toBe('TokenNotFound');
  });
});
