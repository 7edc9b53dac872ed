import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { SearchFacet, SearchFacetValue, SearchTab } from '@wbn/contract/search/search-reply.ts';
import { searchBusinesses, searchProducts } from '@wbn/contract/search/searches.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { readBusinessScores } from '@wbn/search-engine/documents/quality/read-quality.ts';
import { worldRegionsOf } from '@wbn/search-engine/documents/world-regions.ts';
import { refreshDocuments } from '@wbn/search-engine/postgres/refresh-documents.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callServer } from '../testing/call-server.ts';
import { addBusiness, addPerson, addProduct } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;

/** Facet values of a company or product as the test made it, for counting by brute force. */
interface Made {
  readonly id: string;
  readonly word: string;
  readonly type: string;
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>;
}
const companies: Made[] = [];
const products: Made[] = [];

const pick = <Value>(list: readonly [Value, ...Value[]], at: number): Value =>
  list[at % list.length] ?? list[0];

async function makeCompany(n: number): Promise<void> {
  const id = newId();
  const country = pick(['AU', 'NZ', 'IT'], n);
  const region = country === 'AU' ? pick(['AU-NSW', 'AU-VIC'], n >> 2) : undefined;
  const verified = n % 4 === 0;
  const level = pick(['standard', 'gold', 'premium'] as const, n >> 1);
  const certified = n % 5 < 2;
  const contract = pick([['OEM'], ['OEM', 'private-label'], []], n >> 1);
  const type = pick(['MA', 'DI'], n);
  const word = pick(['copper', 'timber', 'copper timber'], n >> 1);
  await addBusiness(api.db, {
    id,
    company_name: `Works ${n} ${word}`,
    business_type: type,
    country,
    state_id: region ?? null,
    verified,
    subscription: level,
    industry_id: pick(['0004', '0001'], n),
    category_ids: [pick(['0004.02', '0001.01'], n)],
    employees: JSON.stringify({ min: pick([5, 40, 300], n), max: pick([9, 60, 400], n) }),
    year_established: pick([1960, 2004, 2021], n >> 1),
    factory: JSON.stringify({ contractManufacturing: contract }),
    created_at: new Date(Date.UTC(2020, 0, n + 1)),
    updated_at: new Date(Date.UTC(2020, 0, n + 1)),
  });
  if (certified)
    await api.db
      .insertInto('business_certificate')
      .values({
        id: newId(),
        business_id: id,
        name: 'ISO 9001:2015, all sites',
        issue_date: null,
        expire_date: null,
        photo: null,
      })
      .execute();
  const shared = {
    worldRegions: worldRegionsOf(country),
    countries: [country],
    regions: region ? [region] : [],
    verified: verified ? ['1'] : [],
    levels: level === 'standard' ? [] : [level],
    certificates: certified ? ['any', 'iso-9001'] : [],
    contractManufacturing: contract,
  };
  companies.push({
    id,
    word,
    type,
    values: {
      ...shared,
      industries: [pick(['0004', '0001'], n)],
      // Every third has a product in a category of its own.
      categories: [pick(['0004.02', '0001.01'], n), ...(n % 3 === 0 ? ['0004.03', '0004.03.01'] : [])],
      employees: pick([['1-10'], ['11-50', '51-200'], ['201-500']], n),
      established: [pick(['-1979', '2000-2009', '2020-'], n >> 1)],
    },
  });
  if (n % 3 === 0) await makeProduct(n, id, shared, word);
}

async function makeProduct(n: number, business: string, shared: Made['values'], word: string): Promise<void> {
  const id = await addProduct(api.db, business, {
    name: `${word} part ${n}`,
    keywords: word.split(' '),
    industry_id: '0004',
    category_id: '0004.03',
    sub_category_id: '0004.03.01',
    lead_time: pick(['3 weeks', 'In stock', '45 天', 'ask us'], n),
    minimum_order: JSON.stringify({ quantity: pick([1, 12, 5_000], n >> 1) }),
    price: n % 2 ? JSON.stringify({ amount: 4_200, currency: 'USD' }) : null,
  });
  products.push({
    id,
    word,
    type: 'PR',
    values: {
      ...shared,
      industries: ['0004'],
      categories: ['0004.03', '0004.03.01'],
      leadTime: pick([['15-30'], ['-7'], ['31-60'], []], n),
      minimumOrder: [pick(['-1', '11-100', '1001-'], n >> 1)],
      price: n % 2 ? ['any', 'USD10-100'] : [],
    },
  });
}

beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  for (let n = 0; n < 48; n += 1) await makeCompany(n);
  await api.search.index('user', [await addPerson(api.db, { first_name: 'Copper', country: 'AU' })]);
  await api.search.index(
    'product',
    products.map(({ id }) => id),
  );
  await api.search.index(
    'business',
    companies.map(({ id }) => id),
  );
  // With word statistics, common words are searched in another way.
  await sql`analyze`.execute(api.db);
});
afterAll(() => api.stop());

type Filters = Partial<Record<FacetName, readonly string[]>>;

const passes = (made: Made, filters: Filters, without?: FacetName) =>
  (Object.entries(filters) as [FacetName, readonly string[]][]).every(
    ([facet, wanted]) => facet === without || wanted.some((value) => made.values[facet]?.includes(value)),
  );

const toBody = ({ verified, ...filters }: Filters) => ({
  ...filters,
  ...(verified && { verified: true as const }),
});

/** Names and numbers of a facet of a reply, as a record. */
const countsOf = (facets: readonly SearchFacet[], name: FacetName) =>
  Object.fromEntries(
    (facets.find((facet) => facet.name === name)?.values ?? [])
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => [value, count]),
  );

function bruteForce(all: readonly Made[], filters: Filters, name: FacetName): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const made of all.filter((one) => passes(one, filters, name)))
    for (const value of made.values[name] ?? []) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Regions depend on a country and sub-categories on a choice; the tests of offered values cover them. */
const compared: readonly FacetName[] = [
  ...([
    'worldRegions',
    'countries',
    'industries',
    'verified',
    'levels',
    'certificates',
    'contractManufacturing',
  ] as const),
  ...(['employees', 'established', 'minimumOrder', 'price', 'leadTime'] as const),
];

const choices: readonly Filters[] = [
  {},
  { countries: ['AU'] },
  { worldRegions: ['150', '009'], levels: ['gold'] },
  { countries: ['AU', 'NZ'], levels: ['gold'] },
  { verified: ['1'], certificates: ['iso-9001'], countries: ['IT'] },
  { categories: ['0004.03'] },
  { categories: ['0004.03.01', '0001.01'], regions: ['AU-VIC'] },
  { contractManufacturing: ['private-label'], industries: ['0001', '0004'] },
  { levels: ['gold', 'premium'], certificates: ['any'], verified: ['1'] },
];

describe('facets of the searches', () => {
  it.each(choices)('SRCH-11: counts companies filtered by %j like a count one by one', async (filters) => {
    for (const textQuery of ['', 'copper'])
      for (const businessType of [undefined, 'MA' as const]) {
        const { body } = await callServer(api.url, searchBusinesses, {
          body: { textQuery, businessType, ...toBody(filters), facets: true, tabs: true },
        });
        const { facets = [], tabs = [], total_results, total_is_least } = body.data;
        const found = companies.filter(({ word }) => textQuery === '' || word.includes(textQuery));
        const ofType = found.filter(({ type }) => businessType === undefined || type === businessType);
        expect(total_results).toBe(ofType.filter((one) => passes(one, filters)).length);
        expect(total_is_least).toBe(false);
        for (const name of compared)
          expect(countsOf(facets, name), name).toEqual(bruteForce(ofType, filters, name));
        const counted = Object.fromEntries(tabs.map(({ type, count }: SearchTab) => [type, count]));
        const all = found.filter((one) => passes(one, filters));
        const ofTab = (wanted: string) => all.filter(({ type }) => type === wanted).length;
        expect(counted).toMatchObject({ ALL: all.length, MA: ofTab('MA'), DI: ofTab('DI'), GO: 0 });
        const goods = products.filter(({ word }) => textQuery === '' || word.includes(textQuery));
        expect(counted.PR).toBe(goods.filter((one) => passes(one, filters)).length);
        expect(tabs).toHaveLength(12);
      }
  });

  it('SRCH-10: filters products by their own facets and those of their company', async () => {
    for (const filters of [
      ...choices,
      { minimumOrder: ['-1', '11-100'], price: ['any'] },
      { leadTime: ['-7'], price: ['USD10-100'] },
      { leadTime: ['31-60', '15-30'], countries: ['AU'], minimumOrder: ['1001-'] },
    ]) {
      const { body } = await callServer(api.url, searchProducts, {
        body: { ...toBody(filters), facets: true },
      });
      expect(body.data.total_results).toBe(products.filter((one) => passes(one, filters)).length);
      for (const name of compared)
        if (name !== 'employees' && name !== 'established')
          expect(countsOf(body.data.facets ?? [], name), name).toEqual(bruteForce(products, filters, name));
    }
  });

  it.each([
    ['copper in Sweden', false],
    ['halal copper', false],
    ['verified copper in Chile', false],
    ['copper retailers', true],
    ['copper wombat', true],
  ])(
    'SRCH-11: on the page of %s, which has no full match, nothing is counted',
    async (textQuery, isSimilar) => {
      for (const call of [searchBusinesses, searchProducts]) {
        const { body } = await callServer(api.url, call, { body: { textQuery, facets: true, tabs: true } });
        const { facets = [], tabs = [], loosened, full_results, total_results, all_types } = body.data;
        expect(full_results ?? all_types).toBeUndefined();
        if (isSimilar && call === searchBusinesses) expect(loosened).toBe(true);
        expect(loosened === true || total_results === 0).toBe(true);
        expect(facets).toEqual([]);
        expect(tabs.filter(({ count }: SearchTab) => count > 0)).toEqual([]);
      }
    },
  );

  it('SRCH-11: a chosen value that nothing has keeps the others', async () => {
    const { body } = await callServer(api.url, searchBusinesses, {
      body: { textQuery: 'copper', countries: ['SE'], facets: true },
    });
    expect(body.data.total_results).toBe(0);
    expect(Object.keys(countsOf(body.data.facets ?? [], 'countries')).sort()).toEqual(['AU', 'IT', 'NZ']);
  });

  it('lists chosen values always, in the language of the reply; offers regions and sub-categories of chosen values only', async () => {
    const wanted = {
      ...{
        worldRegions: ['419', '009'],
        countries: ['CL', 'AU'],
        categories: ['0004.03'],
        certificates: ['halal'],
      },
      ...{ employees: ['1001-'], established: ['-1979'], facets: true as const },
    };
    const { body } = await callServer(
      api.url,
      searchBusinesses,
      { body: wanted },
      { 'accept-language': 'it' },
    );
    const textsOf = (name: FacetName) =>
      (body.data.facets ?? [])
        .find((facet: SearchFacet) => facet.name === name)
        ?.values.filter(({ chosen }: SearchFacetValue) => chosen);
    expect(textsOf('countries')).toMatchObject([
      { value: 'AU', text: 'Australia' },
      { value: 'CL', text: 'Cile', count: 0 },
    ]);
    expect(textsOf('worldRegions')).toMatchObject([
      { value: '419', text: 'America Latina' },
      { value: '009', text: 'Oceania' },
    ]);
    expect(textsOf('certificates')).toMatchObject([{ text: 'Halal', count: 0 }]);
    expect(textsOf('employees')).toMatchObject([{ text: '1001 o più' }]);
    expect(textsOf('established')).toMatchObject([{ text: 'Prima del 1980' }]);
    const open = await callServer(api.url, searchBusinesses, {
      body: { countries: ['AU'], categories: ['0004.03'], facets: true },
    });
    expect(Object.keys(countsOf(open.body.data.facets ?? [], 'regions'))).toEqual(['AU-NSW', 'AU-VIC']);
    expect(countsOf(open.body.data.facets ?? [], 'categories')).toHaveProperty(['0004.03.01']);
    const closed = await callServer(api.url, searchBusinesses, { body: { facets: true } });
    expect(countsOf(closed.body.data.facets ?? [], 'regions')).toEqual({});
    expect(countsOf(closed.body.data.facets ?? [], 'categories')).not.toHaveProperty(['0004.03.01']);
  });
});

describe('order', () => {
  const idsBy = async (body: { sort?: 'newest' | 'verified'; textQuery?: string; levels?: string[] }) => {
    const pages = await Promise.all(
      [0, 20, 40].map((skip) => callServer(api.url, searchBusinesses, { body: { ...body, skip, size: 20 } })),
    );
    return pages.flatMap((page) =>
      page.body.data.results.map(
        (hit: { businessProfile: { businessID: string } }) => hit.businessProfile.businessID,
      ),
    );
  };
  const verified = () =>
    new Set(companies.filter(({ values }) => values.verified?.length).map(({ id }) => id));
  const age = (id: string) => companies.findIndex((made) => made.id === id);

  it('sorts by quality, then newest, without words; by age or verified first on request, with words as well', async () => {
    const found = await idsBy({});
    const scores = await readBusinessScores(
      api.db,
      companies.map(({ id }) => id),
    );
    const score = (id: string) => scores.get(id) ?? 0;
    const inOrder = companies
      .map(({ id }) => id)
      .sort((one, other) => score(other) - score(one) || age(other) - age(one));
    expect(found).toEqual(inOrder);
    expect(new Set(found.map(score)).size).toBeGreaterThan(5);
    expect((await idsBy({ sort: 'newest' })).map(age)).toEqual(companies.map((_, at) => 47 - at));
    for (const body of [{ sort: 'verified' as const }, { sort: 'verified' as const, textQuery: 'copper' }]) {
      const states = (await idsBy(body)).map((id) => verified().has(id));
      expect(states).toEqual([...states].sort((one, other) => Number(other) - Number(one)));
      expect(states).toContain(false);
    }
    const copper = (await idsBy({ sort: 'newest', textQuery: 'copper' })).map(age);
    expect(copper).toEqual([...copper].sort((one, other) => other - one));
  });

  it('moves a company up with its products when it is verified; finds it in a new category when it sells there', async () => {
    const [company] = companies.filter(({ id }) => !verified().has(id) && age(id) % 3 === 0);
    const product = await api.db
      .selectFrom('product')
      .select('id')
      .where('business_id', '=', company?.id ?? '')
      .executeTakeFirstOrThrow();
    const narrowed = async () => {
      const { body } = await callServer(api.url, searchProducts, { body: { verified: true, size: 50 } });
      return body.data.results.map(({ productID }: { productID: string }) => productID);
    };
    expect(await narrowed()).not.toContain(product.id);
    await api.db
      .updateTable('business')
      .set({ verified: true })
      .where('id', '=', company?.id ?? '')
      .execute();
    await api.search.index('business', [company?.id ?? '']);
    expect(await narrowed()).toContain(product.id);

    await api.db
      .updateTable('product')
      .set({ category_id: '0007.01', sub_category_id: null })
      .where('id', '=', product.id)
      .execute();
    await api.search.index('product', [product.id]);
    const { body } = await callServer(api.url, searchBusinesses, { body: { categories: ['0007.01'] } });
    expect(body.data.results).toMatchObject([{ businessProfile: { businessID: company?.id } }]);
  });

  it('updates a company with time: an expired certificate is no filter any more, an old change counts less', async () => {
    const [certified] = companies.filter(({ values }) => values.certificates?.includes('iso-9001'));
    const id = certified?.id ?? '';
    const found = async () => {
      const { body } = await callServer(api.url, searchBusinesses, {
        body: { certificates: ['iso-9001'], size: 50 },
      });
      return body.data.results.map(
        (hit: { businessProfile: { businessID: string } }) => hit.businessProfile.businessID,
      );
    };
    expect(await found()).toContain(id);
    await api.db
      .updateTable('business_certificate')
      .set({ expire_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) })
      .where('business_id', '=', id)
      .execute();
    await refreshDocuments({ db: api.db, search: api.search });
    expect(await found()).not.toContain(id);

    const alive = companies[1]?.id ?? '';
    const place = async () => (await idsBy({})).indexOf(alive);
    await api.db.updateTable('business').set({ updated_at: new Date() }).where('id', '=', alive).execute();
    await api.search.index('business', [alive]);
    const before = await place();
    const old = new Date(Date.now() - 91 * 86_400_000);
    await api.db.updateTable('business').set({ updated_at: old }).where('id', '=', alive).execute();
    await refreshDocuments({ db: api.db, search: api.search });
    expect(await place()).toBeGreaterThan(before);
  });
});
