import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SearchEngine, SearchKind, SearchQuery } from './search-engine.ts';
import { addBusiness, addProduct } from './testing/add-rows.ts';
import { openTestEngine } from './testing/open-test-engine.ts';

let database: TestDatabase;
let engine: SearchEngine;
const names = new Map<string, string>();

type Given = Parameters<typeof addBusiness>[1];

/** Adds a company with products, each by name with what else is known of it. */
async function add(
  company_name: string,
  given: Given,
  products: Readonly<Record<string, Parameters<typeof addProduct>[2]>> = {},
): Promise<void> {
  const id = await addBusiness(database.db, { company_name, ...given });
  names.set(id, company_name);
  const ids = await Promise.all(
    Object.entries(products).map(async ([name, more]) => {
      const product = await addProduct(database.db, id, { name, category_id: '0004.03', ...more });
      names.set(product, name);
      return product;
    }),
  );
  await engine.index('business', [id]);
  await engine.index('product', ids);
}

const price = (amount: number, currency = 'EUR') => JSON.stringify({ amount: amount * 100, currency });

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  engine = await openTestEngine(database.db);
  await add(
    'Norrpump',
    {
      ...{ country: 'SE', city: 'Lund', business_type: 'MA', verified: true },
      factory: JSON.stringify({ contractManufacturing: ['private-label'] }),
      trade_capabilities: JSON.stringify({ markets: ['western-europe'] }),
      business_terms: JSON.stringify({ acceptedPaymentTypes: ['letter-of-credit'] }),
    },
    {
      'Slurry pump': { price: price(900), stock: true, lead_time: '2 weeks' },
      'Big slurry pump': { price: price(9_000), stock: false, lead_time: '9 weeks' },
    },
  );
  await add(
    'Svea Trade',
    { country: 'SE', business_type: 'DI', trade_capabilities: JSON.stringify({ markets: ['oceania'] }) },
    { 'Drum pump': { specs: JSON.stringify([{ key: 'Size', value: '60 × 120 cm' }]) } },
  );
  await add('Pump Advice', {
    ...{ country: 'SE', business_type: 'CO', short_description: 'Audits of manufacturers in Sweden.' },
  });
  await add('Anatolian Pumps', { country: 'TR', business_type: 'MA' }, { 'Vane pump': {} });
  await add(
    'Hallwanger Works',
    { country: 'DE', business_type: 'MA' },
    {
      'External CD case': { category_id: '0001.01' },
      'External USB CD drive': { category_id: '0001.01' },
      'Jacket with laser-cut tabs': { category_id: '0001.01', description: 'Steel plate, cutting service.' },
    },
  );
});
afterAll(() => database.drop());

/** Names of the full and of the other hits of a search. */
async function ask(text: string, kind: SearchKind = 'business', more: Partial<SearchQuery> = {}) {
  const hits = await engine.search({ kind, text, skip: 0, size: 10, ...more });
  const count = hits.loosened ? 0 : (hits.full ?? hits.total);
  expect(hits.loosened && hits.full !== undefined, 'both nothing and something').toBeFalsy();
  const named = hits.ids.map((id) => names.get(id));
  return { ...hits, fullHits: named.slice(0, count).sort(), others: named.slice(count) };
}

describe('SRCH-06: roles and places are conditions', () => {
  it.each([
    ['manufacturers in Sweden', ['Norrpump'], ['Svea Trade']],
    ['Hersteller aus Schweden', ['Norrpump'], ['Svea Trade']],
    ['瑞典制造商', ['Norrpump'], ['Svea Trade']],
    ['pump suppliers in Sweden', ['Norrpump', 'Svea Trade'], []],
    ['pump manufacturers Turkey', ['Anatolian Pumps'], []],
    ['verified pump suppliers', ['Norrpump'], []],
    ['pump supplier near Lund', ['Norrpump'], []],
    ['busco un proveedor de bombas en Suecia', ['Norrpump', 'Svea Trade'], []],
    ['pumps from Norway', [], []],
    ['pumps China', [], []],
  ])('%s', async (text, full, others) => {
    expect(await ask(text)).toMatchObject({ fullHits: full, others });
  });

  it('SRCH-06: another selling type is a partial match, a consultant none', async () => {
    const { fullHits, others } = await ask('pump exporters in Sweden');
    expect([fullHits, others.sort()]).toEqual([[], ['Norrpump', 'Svea Trade']]);
  });

  it('SRCH-06: a destination is met by the markets of a company', async () => {
    expect(await ask('pumps to Germany')).toMatchObject({ fullHits: ['Norrpump'] });
    expect(await ask('pumps to Australia')).toMatchObject({ fullHits: ['Svea Trade'] });
  });

  it('SRCH-06: names the country that nothing is in, so that it can be undone', async () => {
    const { recognised } = await ask('pumps China');
    expect(recognised?.conditions).toMatchObject([{ kind: 'place', values: ['CN'], without: 'pumps' }]);
  });

  it('SRCH-06: offers the country that a word alone may mean', async () => {
    const { recognised } = await ask('turkey');
    expect(recognised).toMatchObject({ offered: [{ kind: 'place', values: ['TR'], typed: 'turkey' }] });
  });
});

describe('SRCH-06: conditions on goods', () => {
  it.each([
    ['pump under 1000 EUR', ['Slurry pump']],
    ['pumps in stock', ['Slurry pump']],
    ['Pumpen ab Lager', ['Slurry pump']],
    ['pumps within 3 weeks', ['Slurry pump']],
    ['private label pumps', ['Big slurry pump', 'Slurry pump']],
    ['pumps L/C', ['Big slurry pump', 'Slurry pump']],
    ['60x120 pump', ['Drum pump']],
    ['pump 1200 x 600 mm', []],
  ])('%s', async (text, full) => {
    expect(await ask(text, 'product')).toMatchObject({ fullHits: full });
  });

  it('SRCH-06: a company meets them by a product, and what contradicts them stands last', async () => {
    expect(await ask('pump under 1000 EUR')).toMatchObject({ fullHits: ['Norrpump'] });
    const { others } = await ask('pump under 1000 EUR', 'product');
    expect(others.at(-1)).toBe('Big slurry pump');
  });
});

describe('SRCH-11: numbers agree', () => {
  it.each(['pumps', 'pump manufacturers in Sweden', 'pump under 1000 EUR', 'pumps for mines', 'steel pipes'])(
    '%s has the same numbers on every tab',
    async (text) => {
      const kinds = ['business', 'product', 'user'] as const;
      const [one, ...more] = await Promise.all(kinds.map((kind) => ask(text, kind, { tabs: true })));
      for (const other of more) expect(other.tabs).toEqual(one?.tabs);
      expect(one?.tabs?.find(({ type }) => type === 'ALL')?.count).toBe(one?.fullHits.length);
      expect(one?.tabs?.find(({ type }) => type === 'PR')?.count).toBe(more[0]?.fullHits.length);
    },
  );

  it('SRCH-11: facets offer no other country than the one that the words name', async () => {
    const { facets } = await ask('pump suppliers in Sweden', 'business', { facets: true });
    expect([...(facets?.find(({ facet }) => facet === 'countries')?.counts ?? [])]).toEqual([['SE', 2]]);
  });

  it('SRCH-11: facets count full matches only', async () => {
    const { facets, loosened } = await ask('pump exporters in Sweden', 'business', { facets: true });
    expect(loosened).toBe(true);
    expect(facets?.find(({ facet }) => facet === 'verified')?.counts.size).toBe(0);
  });
});

describe('SRCH-06: similar things', () => {
  it.each(['laser cutting service', 'S355 steel plate', 'steel pipes', 'diesel generator'])(
    'nobody sells %s, and one common word is no similarity',
    async (text) => {
      expect(await ask(text)).toMatchObject({ fullHits: [] });
      expect((await ask(text, 'product')).fullHits).toEqual([]);
    },
  );

  it('SRCH-06: a name typed with a space is found', async () => {
    expect(await ask('hall wanger')).toMatchObject({ fullHits: ['Hallwanger Works'] });
    expect(await ask('norr pump')).toMatchObject({ fullHits: ['Norrpump'] });
  });

  it('SRCH-06: words that stand apart in every text stay apart beside a typing error', async () => {
    expect(await ask('external cd deive', 'product')).toMatchObject({ fullHits: ['External USB CD drive'] });
  });
});
