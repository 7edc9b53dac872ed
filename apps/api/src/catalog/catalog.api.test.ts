import {
  listBusinessTypes,
  listCountries,
  listGenders,
  listIndustries,
  listIndustryCategories,
  listJobPositions,
  listLanguages,
  listStates,
  listTradeChoices,
  loadIndustryTree,
} from '@wbn/contract/catalog/catalog-lists.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, callServer } from '../testing/call-server.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const inLanguage = (language: string) => ({ 'accept-language': language });

describe('industries', () => {
  it('REF-05 REF-06 REF-07 CALL-11: lists the fifteen in order', async () => {
    const { body } = await callServer(api.url, listIndustries, {});
    expect(
      body.data.map((industry: { id: string; name: string }) => `${industry.id} ${industry.name}`),
    ).toEqual([
      '0001 Automation',
      '0002 Electronics & IT',
      '0003 Energy',
      '0004 Industrial Technology',
      '0005 Machineries',
      '0006 Power Transmission',
      '0007 Apparel',
      '0008 Baby World',
      '0009 Beauty Care',
      '0010 Fashion Accessories',
      '0011 Food & Agriculture',
      '0012 Furniture',
      '0013 Health Care',
      '0014 Home & Construction',
      '0015 Business Services',
    ]);
  });

  it('IND-05 IND-06 REF-03 CON-20: returns the full tree, key = id, sub-categories by their order from 1', async () => {
    const { body } = await callServer(api.url, loadIndustryTree, {});
    expect(body.data).toHaveLength(15);
    for (const industry of body.data) {
      expect(industry.key).toBe(industry.id);
      for (const { subCategories } of industry.categories) {
        expect(subCategories.map((sub: { order: number }) => sub.order)).toEqual(
          subCategories.map((_: unknown, position: number) => position + 1),
        );
      }
    }
  });

  it('CALL-11: returns the same categories of one industry as the tree', async () => {
    const tree = await callServer(api.url, loadIndustryTree, {}, inLanguage('it'));
    const one = await callServer(
      api.url,
      listIndustryCategories,
      { params: { id: '0006' } },
      inLanguage('it'),
    );
    expect(one.body.data).toEqual(tree.body.data[5].categories);
  });

  it.each(['0000', '0016', '1', 'abcd', '00001'])(
    'replies ValidationError by field to the industry %s',
    async (id) => {
      const answer = await ask(`${api.url}/catsys/industry/${id}/category`);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ name: 'ValidationError', fields: { id: 'must be 0001 to 0015' } });
    },
  );
});

describe('reference data', () => {
  it('REF-01 CALL-12: lists countries by name, each with its flag and dial code', async () => {
    const { body } = await callServer(api.url, listCountries, {});
    expect(body.data).toHaveLength(249);
    const names = body.data.map((country: { countryName: string }) => country.countryName);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(body.data).toContainEqual({ code: 'AU', countryName: 'Australia', emoji: '🇦🇺', dialCode: '+61' });
    expect(body.data.find((country: { code: string }) => country.code === 'AQ')).not.toHaveProperty(
      'dialCode',
    );
  });

  it('REF-02: lists states of a country at the top level, by name, for a code in any case', async () => {
    const { body } = await callServer(api.url, listStates, { params: { code: 'au' } });
    expect(body.data).toHaveLength(8);
    expect(body.data[0]).toEqual({
      stateID: 'AU-ACT',
      stateName: 'Australian Capital Territory',
      countryCode: 'AU',
    });
    const italy = await callServer(api.url, listStates, { params: { code: 'IT' } });
    expect(italy.body.data).toHaveLength(20);
  });

  it('returns none for a country without subdivisions, NotFound for an unknown one, ValidationError for a wrong code', async () => {
    expect((await callServer(api.url, listStates, { params: { code: 'GI' } })).body.data).toEqual([]);
    expect((await ask(`${api.url}/ref-data/country/XX/state`)).body.name).toBe('NotFound');
    const wrong = await ask(`${api.url}/ref-data/country/AUS/state`);
    expect(wrong.body.fields).toEqual({ code: 'must be two letters (ISO 3166-1)' });
  });

  it('REF-04: lists the nine company types by name, in the order of the dropdown', async () => {
    const { body } = await callServer(api.url, listBusinessTypes, {});
    expect(
      body.data.map((type: { code: string; businessTypeName: string }) => Object.values(type).join(' ')),
    ).toEqual([
      'MA Manufacturers',
      'DI Distributors',
      'WS Wholesalers',
      'IM Importers',
      'EX Exporters',
      'RE Retailers',
      'IN Investors',
      'CO Consultants',
      'GO Government',
    ]);
  });

  it('REF-03: lists genders, languages and job positions', async () => {
    const genders = await callServer(api.url, listGenders, {});
    expect(genders.body.data).toContainEqual({ code: 'female', name: 'Female' });
    const spoken = await callServer(api.url, listLanguages, {}, inLanguage('es'));
    expect(spoken.body.data).toContainEqual({ code: 'de', languageName: 'Alemán' });
    const positions = await callServer(api.url, listJobPositions, {}, inLanguage('zh'));
    expect(positions.body.data).toContainEqual({ jobPositionID: 'export-manager', name: '出口经理' });
    expect(positions.body.data).toHaveLength(16);
  });
});

describe('trade choices', () => {
  it('BIZ-19 BIZ-21 to BIZ-23: returns every list that a company chooses from, by the standards', async () => {
    const { body } = await callServer(api.url, listTradeChoices, {}, inLanguage('es'));
    const { deliveryTerms, currencies, periods, markets, spokenLanguages } = body.data;
    expect(deliveryTerms).toHaveLength(11);
    expect(deliveryTerms).toContainEqual({ code: 'FOB', name: 'FOB (Free On Board)' });
    expect(currencies).toContainEqual({ code: 'EUR', name: 'Euro' });
    expect(spokenLanguages).toContainEqual({ code: 'de', name: 'Alemán' });
    expect(markets).toContainEqual({ code: 'oceania', name: 'Oceanía' });
    expect(periods).toEqual([
      { code: 'day', name: 'Día' },
      { code: 'week', name: 'Semana' },
      { code: 'month', name: 'Mes' },
      { code: 'year', name: 'Año' },
    ]);
    for (const list of Object.values(body.data)) expect(list).not.toHaveLength(0);
  });
});

describe('languages', () => {
  const lists = [
    listIndustries,
    loadIndustryTree,
    listCountries,
    listGenders,
    listLanguages,
    listJobPositions,
    listBusinessTypes,
    listTradeChoices,
  ];

  it.each(lists)('$path differs in each of the four languages and names the language', async (call) => {
    const replies = await Promise.all(
      languages.map((language) => callServer(api.url, call, {}, inLanguage(language))),
    );
    expect(replies.map((reply) => reply.headers.get('content-language'))).toEqual([...languages]);
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(4);
    for (const reply of replies) expect(reply.headers.get('vary')).toContain('Accept-Language');
  });
});

describe('caching', () => {
  it('a shared cache may keep reference data for an hour, and asking again with the tag costs nothing', async () => {
    const first = await callServer(api.url, listCountries, {}, inLanguage('en'));
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400');
    const tag = first.headers.get('etag') ?? '';
    const second = await ask(`${api.url}/ref-data/country`, { headers: { 'if-none-match': tag } });
    expect(second.status).toBe(304);
    expect(second.body).toBeUndefined();
    const other = await ask(`${api.url}/ref-data/country`, {
      headers: { 'if-none-match': tag, 'accept-language': 'it' },
    });
    expect(other.status).toBe(200);
  });
});
