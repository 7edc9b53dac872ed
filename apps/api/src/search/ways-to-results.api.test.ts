import { loadHomePage } from '@wbn/contract/pages/pages.ts';
import { type CategoryCount, countResultsByCategory } from '@wbn/contract/search/count-results.ts';
import { listSuggestions } from '@wbn/contract/search/list-suggestions.ts';
import type { SearchTab } from '@wbn/contract/search/search-reply.ts';
import { searchBusinesses, searchProducts } from '@wbn/contract/search/searches.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, callServer } from '../testing/call-server.ts';
import { addBusiness, addProduct } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let maker: string;
let dealer: string;
let products: string[];

beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  maker = await addBusiness(api.db, {
    company_name: 'Société Kirisawa',
    industry_id: '0004',
    category_ids: ['0004.02'],
    country: 'JP',
  });
  dealer = await addBusiness(api.db, { company_name: '丰田水泵厂', business_type: 'DI', country: 'CN' });
  const pump = { industry_id: '0004', category_id: '0004.02', sub_category_id: '0004.02.01' };
  const certificate = (business_id: string, name: string) => ({ id: newId(), business_id, name });
  await api.db
    .insertInto('business_certificate')
    .values([
      certificate(maker, 'ISO 9001:2015'),
      certificate(maker, 'ISO 14001'),
      certificate(dealer, 'ISO9001'),
    ])
    .execute();
  products = await Promise.all([
    addProduct(api.db, maker, { name: 'Gear pump', model: 'DV7-1211ea', ...pump }),
    addProduct(api.db, dealer, { name: 'Gearless pumping set', ...pump }),
    addProduct(api.db, dealer, {
      name: "O'Brien valve",
      description: 'For gear pumps.',
      industry_id: '0001',
    }),
  ]);
  const windows = await addBusiness(api.db, { company_name: 'Pencere', country: 'TR' });
  await api.search.index('business', [maker, dealer, windows]);
  await api.search.index('product', products);
});
afterAll(() => api.stop());

const suggest = async (text: string, language = 'en') =>
  (await callServer(api.url, listSuggestions, { query: { text } }, { 'accept-language': language })).body
    .data;

async function suggested(text: string) {
  const { businesses, products } = await suggest(text);
  return [...businesses, ...products].map((one) => ('name' in one ? one.name : one.companyName)).toSorted();
}

describe('search/count-by-category', () => {
  it('counts for industry, category and sub-category what a search filtered by it finds', async () => {
    const data: CategoryCount[] = (await callServer(api.url, countResultsByCategory, {})).body.data;
    expect(Object.fromEntries(data.map(({ id, counts }) => [id, counts]))).toEqual({
      '0001': { PR: 1 },
      '0004': { MA: 1, PR: 2 },
      '0004.02': { MA: 1, DI: 1, PR: 2 },
      '0004.02.01': { MA: 1, DI: 1, PR: 2 },
    });
    const home = await callServer(api.url, loadHomePage, { params: { country: 'AU' } });
    expect(home.body.data.counts).toEqual(data.filter(({ id }) => id.length === 4));
    for (const { id, counts } of data)
      for (const [type, count] of Object.entries(counts)) {
        const narrowed = id.length === 4 ? { industries: [id] } : { categories: [id] };
        const { body } =
          type === 'PR'
            ? await callServer(api.url, searchProducts, { body: narrowed })
            : await callServer(api.url, searchBusinesses, {
                body: { ...narrowed, businessType: type as 'MA' },
              });
        expect([id, type, body.data.total_results]).toEqual([id, type, count]);
      }
  });

  it('does not count what was deleted', async () => {
    const gone = await addProduct(api.db, dealer, {
      name: 'Lamp',
      industry_id: '0003',
      category_id: '0003.01',
    });
    const counted = async () =>
      (await callServer(api.url, countResultsByCategory, {})).body.data.filter(({ id }: CategoryCount) =>
        id.startsWith('0003'),
      );
    await api.search.index('product', [gone]);
    expect(await counted()).toEqual([
      { id: '0003', counts: { PR: 1 } },
      { id: '0003.01', counts: { DI: 1, PR: 1 } },
    ]);
    await api.db.deleteFrom('product').where('id', '=', gone).execute();
    await api.search.index('product', [gone]);
    await api.search.index('business', [dealer]);
    expect(await counted()).toEqual([]);
  });
});

describe('search/suggest', () => {
  it.each([
    ['gear', ['Gear pump', 'Gearless pumping set']],
    ['PUMPING', ['Gearless pumping set']],
    ['pu gear', ['Gear pump', 'Gearless pumping set']],
    ['societe kiri', ['Société Kirisawa']],
    ['dv71211', ['Gear pump']],
    ['水泵', ['丰田水泵厂']],
    ['丰', ['丰田水泵厂']],
    ["O'B", ["O'Brien valve"]],
    ['g', []],
    ["'; drop table & | !", []],
    ['', []],
  ])('%s begins words of %j', async (text, names) => {
    expect(await suggested(text)).toEqual(names);
  });

  it('suggests pages, and categories with entries or else without, in the language of the reader', async () => {
    const { businesses } = await suggest('soc');
    expect(businesses).toEqual([
      {
        businessID: maker,
        companyName: 'Société Kirisawa',
        businessType: { code: 'MA', name: 'Manufacturers' },
        country: { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' },
      },
    ]);
    const industry = { id: '0004', counts: { MA: 1, PR: 2 } };
    expect((await suggest('industrial te')).categories).toEqual([
      { ...industry, name: 'Industrial Technology' },
    ]);
    expect((await suggest('工业技', 'zh')).categories).toMatchObject([industry]);
    expect((await suggest('hydraulic cyl')).categories).toEqual([
      { id: '0004.04.01', name: 'Hydraulic Cylinders', within: 'Hydraulics', counts: {} },
    ]);
  });

  it.each([
    ['jap', 'it', 'countries', [{ code: 'JP', name: 'Giappone', companies: 1 }]],
    ['中', 'zh', 'countries', [{ code: 'CN', name: '中国', companies: 1 }]],
    ['Turke', 'en', 'countries', [{ code: 'TR', name: 'Türkiye', companies: 1 }]],
    // No company is there.
    ['Swed', 'en', 'countries', []],
    ['ja', 'en', 'countries', []],
    ['ISO 9', 'en', 'certificates', [{ value: 'iso-9001', name: 'ISO 9001', companies: 2 }]],
    ['iso9001', 'es', 'certificates', [{ value: 'iso-9001', name: 'ISO 9001', companies: 2 }]],
    ['iso', 'en', 'certificates', ['iso-9001', 'iso-14001'].map((value) => ({ value }))],
    ['is', 'en', 'certificates', []],
  ] as const)('suggests for %j, in %s, %s of companies', async (text, language, kind, found) => {
    expect((await suggest(text, language))[kind]).toMatchObject(found);
    expect((await suggest(text, language))[kind]).toHaveLength(found.length);
  });

  it('answers ValidationError with the field when a text is too long', async () => {
    const { status, body } = await ask(`${api.url}/search/suggest?text=${'x'.repeat(201)}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['text']);
  });
});

describe('searches without hits', () => {
  const find = async (body: object) => (await callServer(api.url, searchBusinesses, { body })).body.data;

  it('SRCH-07: answer with companies of other types in the same request, and count them', async () => {
    const found = await find({ textQuery: '丰田水泵厂', businessType: 'MA', otherTypes: true, tabs: true });
    expect(found).toMatchObject({ all_types: true, total_results: 1 });
    expect(found.results[0].businessProfile.businessID).toBe(dealer);
    const counted = Object.fromEntries(found.tabs.map(({ type, count }: SearchTab) => [type, count]));
    expect(counted).toMatchObject({ ALL: 1, MA: 0, DI: 1 });
    expect(await find({ textQuery: 'kirisawa', businessType: 'MA', otherTypes: true })).not.toHaveProperty(
      'all_types',
    );
  });

  it('SRCH-06: lead to the nearest category with entries', async () => {
    const nearest = async (textQuery: string) => {
      const { total_results, nearest_category } = await find({ textQuery, exact: true });
      expect(total_results).toBe(0);
      return nearest_category;
    };
    // Neither centrifugal pumps nor pumps have entries.
    expect(await nearest('centrifugal qqqqqq')).toMatchObject({ id: '0004', counts: { MA: 1, PR: 2 } });
    expect(await nearest('valves qqqqqq')).toMatchObject({ id: '0004.02', counts: { MA: 1, DI: 1, PR: 2 } });
    expect(await find({ textQuery: 'qqqqqq' })).not.toHaveProperty('nearest_category');
  });
});
