import { countResultsByCountry } from '@wbn/contract/search/count-results.ts';
import { listLastRegisteredBusinesses } from '@wbn/contract/search/list-last-registered-businesses.ts';
import { searchBusinesses, searchProducts, searchUsers } from '@wbn/contract/search/searches.ts';
import { listSitemapEntries, listSitemapParts } from '@wbn/contract/search/sitemaps.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { indexPerson } from '@wbn/host/jobs/index-person.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, callServer, post } from '../testing/call-server.ts';
import { addBusiness, addLikes, addPerson, addProduct } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  const types = ['MA', 'DI', 'EX', 'CO', 'RE'];
  for (const [position, business_type] of types.entries()) {
    for (let day = 1; day <= 4; day += 1) {
      const created_at = new Date(Date.UTC(2025, position, day));
      const company_name = `${business_type} number ${day}`;
      ids[company_name] = await addBusiness(api.db, {
        business_type,
        company_name,
        created_at,
        country: 'FR',
      });
    }
  }
  ids.valve = await addBusiness(api.db, {
    company_name: 'Kirisawa Valves',
    business_type: 'WS',
    country: 'JP',
    industry_id: '0004',
    created_at: '2024-01-01',
  });
  ids.product = await addProduct(api.db, ids.valve, { name: 'Butterfly valve', industry_id: '0004' });
  ids.person = await addPerson(api.db, { first_name: 'Kenji', last_name: 'Kirisawa', country: 'JP' });
  await addLikes(api.db, ids.valve, 9);
  const businesses = await api.db.selectFrom('business').select('id').execute();
  await api.search.index(
    'business',
    businesses.map((row) => row.id),
  );
  await api.search.index('product', [ids.product]);
  await api.search.index('user', [ids.person]);
});
afterAll(() => api.stop());

const namesOf = (body: { data: { general: { companyName: string } }[] }) =>
  body.data.map((business) => business.general.companyName);

describe('search/business/last-registered', () => {
  it('HOME-06 HOME-07 HOME-08 CALL-15: lists the latest three of each group, newest first', async () => {
    const { body } = await callServer(api.url, listLastRegisteredBusinesses, {});
    expect(namesOf(body)).toEqual(
      ['MA', 'DI', 'EX', 'CO'].flatMap((type) => [4, 3, 2].map((day) => `${type} number ${day}`)),
    );
  });
});

describe('search/business', () => {
  it('CALL-13 SRCH-08 SRCH-11: gives results with businessProfile and reactions, and the total', async () => {
    const { body } = await callServer(api.url, searchBusinesses, { body: { textQuery: 'kirisawa' } });
    expect(body.data).toMatchObject({
      total_results: 1,
      results: [
        {
          businessProfile: {
            businessID: ids.valve,
            subscription: 'standard',
            verified: false,
            general: { companyName: 'Kirisawa Valves', businessType: { code: 'WS', name: 'Wholesalers' } },
            contactInfo: { country: { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' } },
          },
          reactions: { reactionCount: { like: 9 } },
        },
      ],
    });
  });

  it('SRCH-02 SRCH-06: requires nothing; gives pages of five without gaps', async () => {
    const page = async (skip: number) => {
      const { body } = await callServer(api.url, searchBusinesses, { body: { skip } });
      expect(body.data.total_results).toBe(21);
      return body.data.results.map(
        (result: { businessProfile: { businessID: string } }) => result.businessProfile.businessID,
      );
    };
    const pages = await Promise.all([0, 5, 10, 15, 20].map(page));
    expect(pages.map((list) => list.length)).toEqual([5, 5, 5, 5, 1]);
    expect(new Set(pages.flat()).size).toBe(21);
    expect((await ask(`${api.url}/search/business`, { method: 'POST' })).status).toBe(200);
  });

  it('SRCH-05: filters by type, country and industry, but not by global', async () => {
    const total = async (body: object) =>
      (await callServer(api.url, searchBusinesses, { body })).body.data.total_results;
    expect(await total({ businessType: 'DI' })).toBe(4);
    expect(await total({ businessType: 'DI', country: 'global' })).toBe(4);
    expect(await total({ businessType: 'DI', country: 'JP' })).toBe(0);
    expect(await total({ industry: '0004' })).toBe(1);
    expect(await total({ textQuery: 'nothing that anybody wrote' })).toBe(0);
  });

  it('LAY-33: lists companies and products for buyers by what they have, with and without words', async () => {
    const factory = JSON.stringify({ contractManufacturing: ['OEM', 'private-label'] });
    const [label, freight] = await Promise.all([
      addBusiness(api.db, { company_name: 'Sallow Label', business_type: 'IM', verified: true, factory }),
      addBusiness(api.db, { company_name: 'Sallow Freight', business_type: 'GO', category_ids: ['0015.01'] }),
    ]);
    const priced = { price: JSON.stringify({ amount: 420, currency: 'USD' }) };
    const products = await Promise.all([
      addProduct(api.db, label, { name: 'Sallow cream', ...priced }),
      addProduct(api.db, label, { name: 'Sallow oil' }),
      addProduct(api.db, freight, { name: 'Sallow crate', ...priced }),
    ]);
    for (const [business_id, expire_date] of [
      [label, '2999-01-01'],
      [freight, '2020-01-01'],
    ] as const)
      await api.db
        .insertInto('business_certificate')
        .values({ id: newId(), business_id, name: 'ISO 9001', issue_date: null, expire_date, photo: null })
        .execute();
    await api.search.index('business', [label, freight]);
    await api.search.index('product', products);

    const companies = async (body: object) => {
      const { data } = (await callServer(api.url, searchBusinesses, { body })).body;
      expect(data.total_results).toBe(data.results.length);
      return data.results.map(
        (hit: { businessProfile: { general: { companyName: string } } }) =>
          hit.businessProfile.general.companyName,
      );
    };
    for (const textQuery of ['', 'sallow']) {
      expect(await companies({ textQuery, verified: true })).toEqual(['Sallow Label']);
      expect(await companies({ textQuery, verified: true, businessType: 'MA' })).toEqual([]);
      expect(await companies({ textQuery, contractManufacturing: ['private-label'] })).toEqual([
        'Sallow Label',
      ]);
      expect(await companies({ textQuery, categories: ['0015.01', '0015.02'] })).toEqual(['Sallow Freight']);
      const goods = async (body: object) =>
        (await callServer(api.url, searchProducts, { body: { textQuery, ...body } })).body.data.results
          .map((product: { name: string }) => product.name)
          .toSorted();
      expect(await goods({ certificates: ['any'] })).toEqual(['Sallow cream', 'Sallow oil']);
      expect(await goods({ certificates: ['any'], price: ['any'] })).toEqual(['Sallow cream']);
    }
    await api.search.remove('product', products);
    await api.search.remove('business', [label, freight]);
  });

  it.each([
    [{ verified: false }, 'verified'],
    [{ countries: ['Italy'] }, 'countries.0'],
    [{ employees: ['3-5'] }, 'employees.0'],
    [{ certificates: Array(21).fill('iso-9001') }, 'certificates'],
    [{ sort: 'oldest' }, 'sort'],
    [{ categories: ['freight'] }, 'categories.0'],
    [{ businessType: 'PR' }, 'businessType'],
    [{ country: 'France' }, 'country'],
    [{ industry: '16' }, 'industry'],
    [{ skip: -1 }, 'skip'],
    [{ skip: 10_001 }, 'skip'],
    [{ size: 0 }, 'size'],
    [{ size: 51 }, 'size'],
    [{ textQuery: 'x'.repeat(201) }, 'textQuery'],
  ])('%j is a ValidationError by its field', async (body, field) => {
    const answer = await post(`${api.url}/search/business`, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it.each(["'; drop table business; --", '%', '\\', '()&|!:*<->', '𝕏 ﷽ 🇯🇵', '"unclosed'])(
    'treats the text %s as plain text',
    async (textQuery) => {
      await callServer(api.url, searchBusinesses, { body: { textQuery } });
    },
  );
});

describe('search/product', () => {
  it('CALL-14 PRD-15 SRCH-10: gives product cards with their company, filtered by its country', async () => {
    const { body } = await callServer(api.url, searchProducts, {
      body: { textQuery: 'butterfly', country: 'JP' },
    });
    expect(body.data.total_results).toBe(1);
    expect(body.data.results[0]).toMatchObject({
      productID: ids.product,
      name: 'Butterfly valve',
      industry: { id: '0004' },
      businessProfile: { businessID: ids.valve, general: { companyName: 'Kirisawa Valves' } },
    });
    const elsewhere = await callServer(api.url, searchProducts, {
      body: { textQuery: 'butterfly', country: 'FR' },
    });
    expect(elsewhere.body.data).toMatchObject({ results: [], total_results: 0, total_is_least: false });
  });
});

describe('user/search', () => {
  it('CALL-04 SRCH-12: gives data.profiles and totalResults, with or without a country', async () => {
    const { body } = await callServer(api.url, searchUsers, { body: { textQuery: 'kenji' } });
    expect(body.data).toMatchObject({
      totalResults: 1,
      profiles: [{ userID: ids.person, firstName: 'Kenji' }],
    });
    const there = await callServer(api.url, searchUsers, { body: { textQuery: 'kenji', country: 'JP' } });
    expect(there.body.data.totalResults).toBe(1);
    const elsewhere = await callServer(api.url, searchUsers, { body: { textQuery: 'kenji', country: 'FR' } });
    expect(elsewhere.body.data.totalResults).toBe(0);
  });

  it('CALL-04: takes limit as the older name of size, which wins when both are given', async () => {
    for (let number = 0; number < 4; number += 1) {
      await api.search.index('user', [await addPerson(api.db, { first_name: 'Twin' })]);
    }
    const found = async (body: object) =>
      (await callServer(api.url, searchUsers, { body: { textQuery: 'twin', ...body } })).body.data.profiles
        .length;
    expect(await found({ limit: 2 })).toBe(2);
    expect(await found({ limit: 2, size: 3 })).toBe(3);
    expect(await found({})).toBe(4);
  });
});

describe('sitemaps', () => {
  it('lists entries after an id, by id, with the names for their address', async () => {
    const first = await callServer(api.url, listSitemapEntries, {
      params: { kind: 'businesses' },
      query: { size: 3 },
    });
    expect(first.body.data).toHaveLength(3);
    const rest = await callServer(api.url, listSitemapEntries, {
      params: { kind: 'businesses' },
      query: { after: first.body.data[2].id },
    });
    expect(first.body.data.length + rest.body.data.length).toBe(21);
    const products = await callServer(api.url, listSitemapEntries, { params: { kind: 'products' } });
    expect(products.body.data).toMatchObject([{ name: 'Butterfly valve', companyName: 'Kirisawa Valves' }]);
    const people = await callServer(api.url, listSitemapEntries, { params: { kind: 'people' } });
    expect(people.body.data[0]).toMatchObject({ id: ids.person, name: 'Kenji Kirisawa' });
  });

  it('EDN-01: lists for each site what is at home there: of some countries, or of all others', async () => {
    const names = async (kind: string, query: Record<string, string>) => {
      const { body } = await callServer(api.url, listSitemapEntries, {
        params: { kind: kind as 'people' },
        query,
      });
      return body.data.map(({ name }: { name: string }) => name);
    };
    expect(await names('businesses', { countries: 'JP' })).toEqual(['Kirisawa Valves']);
    expect(await names('businesses', { countries: 'FR,JP' })).toHaveLength(21);
    expect(await names('businesses', { exceptCountries: 'FR' })).toEqual(['Kirisawa Valves']);
    expect(await names('products', { countries: 'JP' })).toEqual(['Butterfly valve']);
    expect(await names('products', { countries: 'FR' })).toEqual([]);
    expect(await names('products', { exceptCountries: 'FR' })).toEqual(['Butterfly valve']);
    expect(await names('people', { countries: 'AU,JP' })).toEqual(['Kenji Kirisawa']);
    expect(await names('people', { exceptCountries: 'AU,JP' })).not.toContain('Kenji Kirisawa');

    const paged: string[] = [];
    for (let after: string | undefined; ; ) {
      const query = { countries: 'FR,JP', size: 6, ...(after ? { after } : {}) };
      const { body } = await callServer(api.url, listSitemapEntries, {
        params: { kind: 'businesses' },
        query,
      });
      paged.push(...body.data.map(({ id }: { id: string }) => id));
      after = paged.at(-1);
      if (body.data.length < 6) break;
    }
    expect(new Set(paged).size).toBe(21);
    expect(paged).toEqual(paged.toSorted());
  });

  it('EDN-01: gives parts of the countries; answers ValidationError to a malformed list', async () => {
    const parts = async (query: Record<string, string>) =>
      (await callServer(api.url, listSitemapParts, { params: { kind: 'businesses' }, query })).body.data;
    expect(await parts({ countries: 'JP' })).toHaveLength(1);
    expect(await parts({ countries: 'AU' })).toEqual([]);
    expect(await parts({ exceptCountries: 'FR,JP' })).toEqual([]);
    expect((await ask(`${api.url}/sitemap/people?countries=AU,New+Zealand`)).body.fields).toEqual({
      countries: "must be codes of countries (ISO 3166-1) such as 'AU,NZ'",
    });
  });

  it('tells where each file begins; answers ValidationError to wrong kinds and sizes', async () => {
    const { body } = await callServer(api.url, listSitemapParts, { params: { kind: 'products' } });
    expect(body.data).toEqual([{ after: null, updatedAt: expect.any(String) }]);
    expect((await ask(`${api.url}/sitemap/pages/part`)).body.fields).toEqual({
      kind: 'must be one of businesses, products, people, groups',
    });
    expect((await ask(`${api.url}/sitemap/people?size=5001`)).body.fields).toEqual({
      size: 'must be 5,000 or less',
    });
    expect((await ask(`${api.url}/sitemap/people?size=many`)).status).toBe(400);
  });
});

describe('search/count-by-country', () => {
  const count = async (query: { type?: 'ALL' | 'PR' | 'UR' | 'DI' | 'WS' | 'GO' }) =>
    (await callServer(api.url, countResultsByCountry, { query })).body.data;

  it('SOC-29: finds a person from the confirmation on, which the auth host tells', async () => {
    const id = await addPerson(api.db, { first_name: 'Xochitl', last_name: 'Quintanar' });
    const found = async () => {
      const body = { textQuery: 'Xochitl' };
      const { profiles } = (await callServer(api.url, searchUsers, { body })).body.data;
      return profiles.map(({ userID }: { userID: string }) => userID);
    };
    expect(await found()).toEqual([]);
    await addJob(api.db, indexPerson, { userID: id });
    await api.jobs.settle();
    expect(await found()).toEqual([id]);
  });

  it('decision 2: counts companies of a type, products and people by country', async () => {
    expect(await count({})).toEqual([{ country: 'FR', count: 4 }]);
    expect(await count({ type: 'WS' })).toEqual([{ country: 'JP', count: 1 }]);
    expect(await count({ type: 'GO' })).toEqual([]);
    expect(await count({ type: 'ALL' })).toEqual([
      { country: 'FR', count: 20 },
      { country: 'JP', count: 1 },
    ]);
    expect(await count({ type: 'PR' })).toEqual([{ country: 'JP', count: 1 }]);
    expect(await count({ type: 'UR' })).toEqual([{ country: 'JP', count: 1 }]);
  });

  it('counts new entries at once, and leaves out those without a country', async () => {
    const added = await Promise.all([
      addBusiness(api.db, { business_type: 'DI', country: 'AU' }),
      addBusiness(api.db, { business_type: 'DI' }),
    ]);
    await api.search.index('business', added);
    expect(await count({ type: 'DI' })).toEqual([
      { country: 'AU', count: 1 },
      { country: 'FR', count: 4 },
    ]);
    await api.search.remove('business', added);
    expect(await count({ type: 'DI' })).toEqual([{ country: 'FR', count: 4 }]);
    expect((await ask(`${api.url}/search/count-by-country?type=XX`)).status).toBe(400);
  });
});
