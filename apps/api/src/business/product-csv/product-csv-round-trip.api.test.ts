import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { languages } from '@wbn/contract/shared/language.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { type Answer, ask } from '../../testing/call-server.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { loadDownload } from '../../testing/load-download.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const realProducts = '/work/shared/data/products.ndjson.gz';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

function exportCsv({ businessID, owner }: BusinessPeople, language = 'en') {
  const headers = { ...owner.headers, 'accept-language': language };
  return loadDownload(api, { businessID, kind: 'products', headers }).then(({ bytes }) => bytes);
}

function importCsv({ businessID, owner }: BusinessPeople, csv: Buffer | string): Promise<Answer> {
  return ask(`${api.url}/product/import?bid=${businessID}&dryRun=false`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'text/csv' },
    body: csv as BodyInit,
  });
}

const rowsOf = (people: BusinessPeople) =>
  api.db
    .selectFrom('product')
    .selectAll()
    .where('business_id', '=', people.businessID)
    .orderBy('id')
    .execute();

/** Exports, imports and exports again, and expects the same file. */
async function expectNothingChanges(people: BusinessPeople, language = 'en') {
  const before = await rowsOf(people);
  const csv = await exportCsv(people, language);
  const { body } = await importCsv(people, csv);
  expect(body.data).toMatchObject({
    rows: before.length,
    unchanged: before.length,
    ...{ created: 0, updated: 0, problemCount: 0 },
  });
  expect(await rowsOf(people)).toEqual(before);
  expect((await exportCsv(people, language)).equals(csv)).toBe(true);
  return csv.toString();
}

const photo = (name: string) => ({ url: `/files/${name}.webp`, width: 10, height: 10 });

/** Worst-case values, because stored values need not have come through our forms. */
const nasty = {
  name: '=cmd|\' /C calc\'!A0 "quoted", 5" pipe; 泵 🔧',
  model: "'=already guarded",
  brand: '-40 °C | both \\| ways \\',
  ean: '+123',
  description: 'line one\r\nline "two"\n\n\tline three \u2028 مضخة مياه (RTL) ',
  keywords: ['a, b; c'],
  specs: JSON.stringify([
    ...Array.from({ length: 8 }, (_, at) => ({ key: `@Spec ${at}`, value: `${at} mm` })),
    { key: 'Ratio: min\\max：', value: '1:2 ' },
    { key: '', value: 'two\nlines' },
  ]),
  main_image: JSON.stringify(photo('main')),
  photos: JSON.stringify([photo('one'), photo('two')]),
  videos: JSON.stringify([{ videoID: 'v1', url: 'https://films.example/watch?v=1|2' }]),
  industry_id: '0001',
  category_id: 'no such category',
  lead_time: '＝2 weeks',
  stock: true,
  price: JSON.stringify({
    ...{ amount: 5, currency: 'USD', unit: '=per "piece"' },
    tiers: [
      { from: 100, amount: 4 },
      { from: 5000, amount: 3 },
    ],
  }),
  minimum_order: JSON.stringify({ quantity: 20, unit: '@pallets | boxes' }),
  status: 'draft' as const,
};

describe('export and import of products', () => {
  it('changes nothing with worst-case values, in any language', async () => {
    const people = await addBusinessPeople(api, { subscription: 'platinum' });
    await addProduct(api.db, people.businessID, nasty);
    await addProduct(api.db, people.businessID, { keywords: ['x|y', '\\', 'z'], stock: false });
    await addProduct(api.db, people.businessID, {
      name: '  spaces  and\u00a0more ',
      price: JSON.stringify({ amount: 1850, currency: 'JPY' }),
      industry_id: '0001',
      category_id: '0001.01',
      sub_category_id: '0001.01.01',
    });
    await addProduct(api.db, people.businessID, { name: 'gone', deleted_at: new Date() });
    await addProduct(api.db, people.businessID, {
      name: 'hidden',
      within_plan: false,
      price: JSON.stringify({ amount: 1234567, currency: 'KWD', unit: 'kg' }),
    });
    await api.db.deleteFrom('product').where('name', '=', 'gone').execute();
    // Hidden products stay hidden when nothing changes.
    const csv = await expectNothingChanges(people);
    expect(csv).toContain(`"'=cmd|`);
    expect(csv).toContain(`${api.url}/files/main.webp | ${api.url}/files/one.webp`);
    expect(csv).toContain(',1234.567,KWD,');
    for (const language of languages) await expectNothingChanges(people, language);
  });

  it('exports no cell that a spreadsheet runs as a formula', async () => {
    const people = await addBusinessPeople(api);
    await addProduct(api.db, people.businessID, nasty);
    const cells: string[][] = parse(await exportCsv(people), { bom: true });
    expect(cells.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
    expect(cells.flat()).toContain("'＝2 weeks");
  });

  it('changes exactly the edited cell', async () => {
    const people = await addBusinessPeople(api);
    await addProduct(api.db, people.businessID, nasty);
    const [before] = await rowsOf(people);
    const csv = (await exportCsv(people)).toString();
    const reordered = csv.replace(
      `${api.url}/files/main.webp | ${api.url}/files/one.webp`,
      `${api.url}/files/one.webp | ${api.url}/files/main.webp`,
    );
    expect((await importCsv(people, reordered)).body.data).toMatchObject({ updated: 1, problemCount: 0 });
    const [after] = await rowsOf(people);
    expect(after).toEqual({
      ...before,
      main_image: photo('one'),
      photos: [photo('main'), photo('two')],
      imported: expect.objectContaining({ main_image: before?.main_image }),
      version: 2,
      updated_at: expect.any(Date),
    });
  });

  it('changes nothing with real products', async ({ skip }) => {
    skip(!existsSync(realProducts), `${realProducts} is not here`);
    const people = await addBusinessPeople(api);
    const lines = gunzipSync(readFileSync(realProducts)).toString().split('\n').slice(0, 3_000);
    const rows = lines.map((line, at) => toRow(people.businessID, JSON.parse(line), at));
    for (let from = 0; from < rows.length; from += 500)
      await api.db
        .insertInto('product')
        .values(rows.slice(from, from + 500))
        .execute();
    await expectNothingChanges(people);
  });
});

interface RealProduct {
  name: string;
  model?: string;
  brand?: string;
  ean?: string;
  description?: string;
  keywords?: string[];
  specs?: { key: string; value: string }[];
  price?: number;
  industryId?: string;
}

function toRow(businessID: string, product: RealProduct, at: number) {
  const id = `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
  return {
    id,
    business_id: businessID,
    source: 'test',
    source_id: id,
    name: product.name,
    model: product.model ?? null,
    brand: product.brand ?? null,
    ean: product.ean ?? null,
    description: product.description ?? null,
    keywords: [product.keywords ?? []].flat(),
    specs: JSON.stringify(product.specs ?? []),
    industry_id: product.industryId ?? null,
    price: product.price ? JSON.stringify({ amount: Math.round(product.price), currency: 'USD' }) : null,
  };
}

describe('photos by address', () => {
  const id = (letter: string) => letter.repeat(32);
  const addPicture = async (letter: string, ownerID: string, ending = 'webp') => {
    const url = `/files/pictures/${id(letter)}/640.${ending}`;
    await api.db
      .insertInto('picture')
      .values({ id: id(letter), owner_id: ownerID, url, photo: JSON.stringify({ url }), object_keys: [] })
      .execute();
    return url;
  };

  it('creates products with the exported photos, given with or without our host', async () => {
    const people = await addBusinessPeople(api);
    const [one, two] = [await addPicture('a', people.businessID), await addPicture('b', people.businessID)];
    const shown = `/files/demo/pump-${people.businessID}.svg`;
    await addProduct(api.db, people.businessID, {
      name: 'Pump',
      main_image: JSON.stringify({ url: two }),
      photos: JSON.stringify([{ url: one }, { url: shown }]),
    });
    const exported: Record<string, string>[] = parse(await exportCsv(people), { columns: true, bom: true });
    const photos = exported[0]?.photos ?? '';
    expect(photos).toBe([two, one, shown].map((url) => api.url + url).join(' | '));
    const { body } = await importCsv(
      people,
      `name,status,photos\nCopy,draft,"${photos}"\nBare,draft,${one}\n`,
    );
    expect(body.data).toMatchObject({ created: 2, problemCount: 0 });
    expect(await rowsOf(people)).toMatchObject([
      { name: 'Pump' },
      { name: 'Copy', main_image: { url: two }, photos: [{ url: one }, { url: shown }] },
      { name: 'Bare', main_image: { url: one }, photos: [] },
    ]);
    // The clean-up job waits a day and then checks who shows it.
    const kept = api.db.selectFrom('picture').select('unused_since').where('url', '=', one);
    expect((await kept.executeTakeFirstOrThrow()).unused_since).toBeInstanceOf(Date);
  });

  it("refuses others' pictures by row, and leaves what is no address of the web to a job", async () => {
    const people = await addBusinessPeople(api);
    const other = await addBusinessPeople(api);
    const foreign = await addPicture('c', other.businessID);
    const film = await addPicture('d', people.businessID, 'mp4');
    const own = await addPicture('e', people.businessID);
    const addresses = [
      [foreign, 'newPhoto'],
      [film, 'newPhoto'],
      [`/files/pictures/${id('f')}/640.webp`, 'newPhoto'],
      ['/files/incoming/secret.webp', 'foreignPhoto'],
      ['/files/pictures/../../etc/passwd', 'foreignPhoto'],
      ['file:///etc/passwd', 'foreignPhoto'],
      [`https://evil.example${own}`, 'fetched later'],
      [`http://127.0.0.1:9/${own}`, 'fetched later'],
    ] as const;
    const csv = ['name,status,photos', ...addresses.map(([address], at) => `Pump ${at},draft,${address}`)];
    const { body } = await importCsv(people, csv.join('\n'));
    expect(body.data).toMatchObject({ created: 5, problemCount: 4, photos: 2 });
    expect(body.data.problems).toMatchObject(
      addresses.slice(0, 4).map(([value, code], at) => ({
        row: at + 1,
        column: 'photos',
        code,
        value,
        ...(at === 3 && { cells: 3 }),
      })),
    );
    const stored = await api.db
      .selectFrom('product')
      .select(['main_image', 'photos'])
      .where('business_id', '=', people.businessID)
      .execute();
    expect(stored).toEqual(Array(5).fill({ main_image: null, photos: [] }));
  });
});

it('reads price tiers and minimum orders as people write them, and refuses others at their cell', async () => {
  const people = await addBusinessPeople(api);
  const csv = [
    'Name;Status;Price;Currency;Price tiers;MOQ;MOQ unit',
    'Good;draft;20;USD;"100: 17,50 | 500：15";10;piece',
    'Order;draft;20;USD;500: 15 | 100: 17.50;;',
    'One;draft;20;USD;1: 15;;',
    'Words;draft;20;USD;many: cheap;;',
    'Yen;draft;20;JPY;100: 17.50;;',
    'Alone;draft;;;100: 17.50;;',
    'None;draft;;;;ten;',
    'Zero;draft;;;;0;',
  ].join('\n');
  const { body } = await importCsv(people, csv);
  expect(body.data).toMatchObject({ created: 1, problemCount: 7 });
  expect(
    body.data.problems.map(({ row, column, code }: Record<string, string>) => [row, column, code]),
  ).toEqual([
    [2, 'Price tiers', 'tierOrder'],
    [3, 'Price tiers', 'tierFrom'],
    [4, 'Price tiers', 'tiers'],
    [5, 'Price tiers', 'tiers'],
    [6, 'Price', 'required'],
    [7, 'MOQ', 'quantity'],
    [8, 'MOQ', 'quantity'],
  ]);
  const [good] = await rowsOf(people);
  expect(good).toMatchObject({
    minimum_order: { quantity: 10, unit: 'piece' },
    price: {
      ...{ amount: 2000, currency: 'USD' },
      tiers: [
        { from: 100, amount: 1750 },
        { from: 500, amount: 1500 },
      ],
    },
  });
});
