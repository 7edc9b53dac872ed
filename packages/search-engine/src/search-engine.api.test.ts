import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SearchEngine, SearchHits, SearchQuery } from './search-engine.ts';
import { addBusiness, addPerson, addProduct } from './testing/add-rows.ts';
import { openTestEngine } from './testing/open-test-engine.ts';

let database: TestDatabase;
let engine: SearchEngine;
const nameOf = new Map<string, string>();

/** Names in the 14 scripts of the data, each with a word to search for. */
const scripts = [
  ['Latin', 'Société Générale de Câbles', 'societe cables'],
  ['Cyrillic', 'Т-Банк Ёлочка', 'елочка'],
  ['Greek', 'Ελληνικά Πετρέλαια', 'ελληνικα'],
  ['Han', '丰田汽车有限公司', '丰田汽车'],
  ['one Han character', '丰田汽车有限公司', '汽'],
  ['Hiragana', 'すき家', 'すき'],
  ['Katakana', 'ローソン銀行', 'ローソン'],
  ['Hangul', '삼성전자', '삼성'],
  ['Arabic', 'بنك الأهلي', 'الاهلي'],
  ['Hebrew', 'בנק הפועלים', 'הפועלים'],
  ['Georgian', 'საქართველოს ბანკი', 'ბანკი'],
  ['Thai', 'ธนาคารกรุงเทพ', 'กรุงเทพ'],
  ['Armenian', 'Արդշինբանկ', 'Արդշինբանկ'],
  ['Devanagari', 'भारतीय स्टेट बैंक', 'भारतीय'],
  ['Bengali', 'বাংলাদেশ ব্যাংক', 'বাংলাদেশ'],
  ['Tamil', 'இந்தியன் வங்கி', 'வங்கி'],
] as const;

async function company(company_name: string, given: Parameters<typeof addBusiness>[1] = {}): Promise<string> {
  const id = await addBusiness(database.db, { company_name, ...given });
  nameOf.set(id, company_name);
  return id;
}

const find = (text: string, more: Partial<SearchQuery> = {}) =>
  engine.search({ kind: 'business', text, skip: 0, size: 10, ...more });

async function names(text: string, more: Partial<SearchQuery> = {}): Promise<(string | undefined)[]> {
  const hits = await find(text, more);
  return withAllWords(hits).map((id) => nameOf.get(id));
}

/** Only the hits with all words, without partial matches that follow. */
const withAllWords = ({ ids, full }: SearchHits) => ids.slice(0, full);

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  engine = await openTestEngine(database.db);
  const ids = [
    await company('Brauerei Zwettl', { alternative_names: ['Zwettler Bier'], country: 'AT', city: 'Zwettl' }),
    await company('Hydraflow Pumps Ltd', {
      country: 'AU',
      industry_id: '0004',
      business_type: 'MA',
      general_description: 'Makes centrifugal pumps for water works.',
    }),
    await company('Hydraflow Services Ltd', {
      country: 'NZ',
      industry_id: '0015',
      business_type: 'CO',
      general_description: 'Advises water works on centrifugal pumps.',
    }),
    await company('Water Works Museum', {
      country: 'AU',
      business_type: 'GO',
      general_description: 'Hydraflow machines of 1900 are shown here.',
    }),
    await company('Robotica Lugo', { country: 'ES', industry_id: '0001', category_ids: ['0001.01'] }),
    ...(await Promise.all([...new Set(scripts.map(([, name]) => name))].map((name) => company(name)))),
  ];
  await engine.index('business', ids);
});
afterAll(() => database.drop());

describe('words', () => {
  it.each(scripts)('SRCH-06: finds %s', async (_, name, text) => {
    expect(await names(text)).toContain(name);
  });

  it('SRCH-06: requires all words, in any order, whatever the accents and endings', async () => {
    expect(await names('PUMP hydráflow', { exact: true })).toEqual([
      'Hydraflow Pumps Ltd',
      'Hydraflow Services Ltd',
    ]);
    expect(await find('hydraflow zwettl', { exact: true })).toMatchObject({ ids: [], total: 0 });
  });

  it('SRCH-06: ranks the name before the description, and the whole name before a part', async () => {
    await expect(names('hydraflow')).resolves.toHaveLength(3);
    expect((await names('hydraflow')).at(-1)).toBe('Water Works Museum');
    expect((await names('Hydraflow Services'))[0]).toBe('Hydraflow Services Ltd');
  });

  it('SRCH-06: finds by other names and by categories in the four languages', async () => {
    expect(await names('zwettler bier')).toEqual(['Brauerei Zwettl']);
    expect(await names('工业机器人')).toEqual(['Robotica Lugo']);
    expect(await names('robots industriales')).toEqual(['Robotica Lugo']);
  });

  it('SRCH-06: finds accepted payments and spoken languages by name or abbreviation, after documents that contain the words', async () => {
    const ids = [
      await company('Pago Uno', {
        business_terms: JSON.stringify({ acceptedPaymentTypes: ['letter-of-credit', 'bank-transfer'] }),
        trade_capabilities: JSON.stringify({ spokenLanguages: ['zh'] }),
      }),
      await company('T-Shirt Dos', { business_terms: JSON.stringify({ acceptedPaymentTypes: ['cash'] }) }),
      await company('L/C Advisers'),
    ];
    await engine.index('business', ids);
    expect((await find('L/C')).ids.map((id) => nameOf.get(id))).toEqual(['L/C Advisers', 'Pago Uno']);
    for (const text of ['t/t', 'TT', 'Mandarin', 'mandarín', '普通话', 'carta de crédito', 'bonifico'])
      expect(await names(text), text).toEqual(['Pago Uno']);
    await engine.remove('business', ids);
    await database.db.deleteFrom('business').where('id', 'in', ids).execute();
  });

  it('SRCH-06: punctuation alone finds nothing and breaks nothing', async () => {
    for (const text of ['&|!():*', "'; drop table business; --", '\\', "''", '\u0001']) {
      await expect(find(text)).resolves.toMatchObject({ total: expect.any(Number) });
    }
    expect(await find('?!')).toEqual({ ids: [], total: 0 });
  });

  it.each(["'", '\\', "! ' !", "\\'", '&|!():*'])(
    'indexes a company named in symbols only, %s, with its products',
    async (name) => {
      const id = await addBusiness(database.db, { company_name: name, alternative_names: [name] });
      await addProduct(database.db, id, { name });
      await expect(engine.index('business', [id])).resolves.toBeUndefined();
    },
  );
});

describe('typing errors', () => {
  it.each([
    ['one letter too many', 'brauereii'],
    ['one too few', 'brauere'],
    ['a wrong one', 'bramerei'],
    ['neighbours swapped', 'braureei'],
    ['swapped across the middle', 'bruaerei'],
    ['the first letter wrong', 'prauerei'],
    ['the last letter missing', 'zwett'],
    ['in a script of its own', 'ελληνκια'],
  ])('SRCH-06: forgives %s', async (_, text) => {
    const expected = text.startsWith('ε') ? 'Ελληνικά Πετρέλαια' : 'Brauerei Zwettl';
    expect(await names(text)).toEqual([expected]);
  });

  it('SRCH-06: corrects one in each word, and completes the last word', async () => {
    expect(await names('braurei zwetll')).toEqual(['Brauerei Zwettl']);
    expect(await names('hydraflow serv')).toEqual(['Hydraflow Services Ltd']);
  });

  it('SRCH-06: never replaces a word that exists; returns partial matches and says so', async () => {
    const id = await company('Prauerei Linz');
    await engine.index('business', [id]);
    expect((await names('prauerei zwettl')).sort()).toEqual(['Brauerei Zwettl', 'Prauerei Linz']);
    expect(await find('prauerei zwettl')).toMatchObject({ loosened: true });
    expect(await find('prauerei zwettl')).not.toHaveProperty('correction');
    await engine.remove('business', [id]);
    await database.db.deleteFrom('business').where('id', '=', id).execute();
  });

  it('SRCH-06: tells what it corrected; the typed text can be searched exactly', async () => {
    expect(await find('Brauerrei Zwettl')).toMatchObject({
      total: 1,
      correction: { typed: 'brauerrei zwettl', meant: 'brauerei zwettl' },
    });
    expect(await find('Brauerrei Zwettl', { exact: true })).toMatchObject({ ids: [], total: 0 });
    const known = await find('brauerei');
    expect(known).not.toHaveProperty('correction');
    expect(known).not.toHaveProperty('loosened');
    expect(known).not.toHaveProperty('atLeast');
    expect(known.foundBy?.lexemes).toContain('brauerei');
  });

  it('SRCH-06: does not take a word that exists for a typo', async () => {
    const maker = await company('Odd Words', { short_description: 'Shops, means of transport, bearings' });
    const names = [
      'Broken customs seal',
      'Plastic infection test',
      'Palma oil',
      'Speed drill',
      'Bomba modo',
      'Muse',
    ];
    const products = await Promise.all(names.map((name) => addProduct(database.db, maker, { name })));
    await engine.index('business', [maker]);
    await engine.index('product', products);
    for (const kind of ['business', 'product'] as const)
      for (const text of [
        'shoes',
        'jeans',
        'customs broker',
        'plastic injection',
        'palm oil',
        'seed drill',
        'bombas de lodo',
        'plastic broker',
      ])
        expect(await find(text, { kind }), text).not.toHaveProperty('correction');
    // Partial matches are shown as such.
    expect(await find('rubber test', { kind: 'product' })).toMatchObject({
      loosened: true,
      ids: [products[1]],
    });
    // A word from products or the catalog is no typo of a word from companies.
    expect(await find('muse speed', { kind: 'business' })).not.toHaveProperty('correction');
    // A typo of the singular, although documents have only the plural.
    expect(await find('bearng')).toMatchObject({ ids: [maker], correction: { meant: 'bearings' } });
    expect(await find('bearngs')).toMatchObject({ ids: [maker], correction: { meant: 'bearings' } });
    await engine.remove('product', products);
    await engine.remove('business', [maker]);
    await database.db.deleteFrom('product').where('business_id', '=', maker).execute();
    await database.db.deleteFrom('business').where('id', '=', maker).execute();
  });

  it('SRCH-06: takes a prefix that fits none of the other words for a typo', async () => {
    const ids = [await company('Stelzen Wagner'), await company('Kirnbach Steel')];
    await engine.index('business', ids);
    expect(await find('kirnbach stel')).toMatchObject({
      ids: ids.slice(1),
      correction: { meant: 'kirnbach steel' },
    });
    expect(await find('stel')).not.toHaveProperty('correction');
    await engine.remove('business', ids);
    await database.db.deleteFrom('business').where('id', 'in', ids).execute();
  });

  it('SRCH-06: finds a word that exists by its other forms', async () => {
    const maker = await company('Aceros', { short_description: 'Varillas corrugados' });
    await engine.index('business', [maker]);
    const found = await find('varilla corrugada');
    expect(found).toMatchObject({ ids: [maker], total: 1 });
    expect(found).not.toHaveProperty('correction');
    await engine.remove('business', [maker]);
    await database.db.deleteFrom('business').where('id', '=', maker).execute();
  });

  it('SRCH-06: does not guess two errors in one word, or one in three letters', async () => {
    expect(await names('bvauexei')).toEqual([]);
    expect(await names('xyz')).toEqual([]);
  });
});

describe('filters and totals', () => {
  it('SRCH-11: filters by type, country and industry, with text', async () => {
    expect(await names('hydraflow', { countries: ['AU'] })).toEqual([
      'Hydraflow Pumps Ltd',
      'Water Works Museum',
    ]);
    expect(await names('hydraflow', { businessType: 'CO' })).toEqual(['Hydraflow Services Ltd']);
    expect(await names('hydraflow', { industries: ['0004'], countries: ['AU'] })).toEqual([
      'Hydraflow Pumps Ltd',
    ]);
    expect(await find('hydraflow', { industries: ['0004'], countries: ['NZ'] })).toMatchObject({
      ids: [],
      total: 0,
    });
  });

  it('SRCH-06: lists and counts everything that passes without text, newest first on request', async () => {
    const { ids, total } = await find('', { size: 50, sort: 'newest' });
    const rows = await database.db
      .selectFrom('business')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const indexed = rows.map(({ id }) => id);
    expect(ids).toEqual(indexed);
    expect(total).toBe(indexed.length);
    expect(await find('', { countries: ['AU'], size: 1 })).toMatchObject({
      total: 2,
      ids: [expect.any(String)],
    });
    expect(await find('', { businessType: 'GO', countries: ['AU'] })).toMatchObject({ total: 1 });
    expect(await find('', { countries: ['FR'] })).toEqual({ ids: [], total: 0 });
  });

  it('SRCH-11: pages of equal hits neither repeat nor lose one, and give the total past the end', async () => {
    const ids = await Promise.all(Array.from({ length: 23 }, () => company('Twin Fittings')));
    await engine.index('business', ids);
    const seen: string[] = [];
    for (let skip = 0; skip < 25; skip += 5) {
      const page = await find('twin fitting', { skip, size: 5 });
      expect(page.total).toBe(23);
      seen.push(...page.ids);
    }
    expect(seen).toEqual([...ids].sort());
    expect(await find('twin fitting', { skip: 100 })).toMatchObject({ ids: [], total: 23 });
    await engine.remove('business', ids);
    expect(await find('twin fitting')).toMatchObject({ ids: [], total: 0 });
  });

  it('SRCH-11: keeps counters right through changes and compaction', async () => {
    const id = await company('Moving Ltd', { country: 'PT' });
    await engine.index('business', [id]);
    expect(await find('', { countries: ['PT'] })).toMatchObject({ total: 1 });
    await database.db.updateTable('business').set({ country: 'IE' }).where('id', '=', id).execute();
    await engine.index('business', [id]);
    await sql`select compact_search_count()`.execute(database.db);
    expect(await find('', { countries: ['PT'] })).toEqual({ ids: [], total: 0 });
    expect(await find('', { countries: ['IE'] })).toEqual({ ids: [id], total: 1 });
    await database.db.deleteFrom('business').where('id', '=', id).execute();
    await engine.index('business', [id]);
    expect(await find('', { countries: ['IE'] })).toEqual({ ids: [], total: 0 });
  });
});

describe('products and people', () => {
  it('SRCH-10: finds a product by name, specs, brand and company, in the country of the company', async () => {
    const maker = await company('Kirisawa Optics', { country: 'JP' });
    const product = await addProduct(database.db, maker, {
      name: 'Stereo microscope SZ61',
      brand: 'Lumora',
      specs: JSON.stringify([{ key: 'Magnification', value: '45x zoom' }]),
      industry_id: '0013',
    });
    await engine.index('business', [maker]);
    await engine.index('product', [product]);
    const hit = { ids: [product], total: 1 };
    for (const text of ['microscope', 'sz61', 'SZ6', 'lumora zoom', 'kirisawa', 'microscpoe'])
      expect(await find(text, { kind: 'product' })).toMatchObject(hit);
    expect(
      await find('microscope', { kind: 'product', countries: ['JP'], industries: ['0013'] }),
    ).toMatchObject(hit);
    expect(await find('microscope', { kind: 'product', countries: ['DE'] })).toMatchObject({
      ids: [],
      total: 0,
    });

    await database.db
      .updateTable('business')
      .set({ country: 'DE', company_name: 'Novatek' })
      .where('id', '=', maker)
      .execute();
    await engine.index('business', [maker]);
    expect(await find('microscope novatek', { kind: 'product', countries: ['DE'] })).toMatchObject(hit);
    expect(await find('kirisawa', { kind: 'product' })).toMatchObject({ ids: [], total: 0 });
  });

  it('SRCH-10: ranks the thing itself before accessories, by any synonym, spelling and unit', async () => {
    const maker = await company('Ferrand Goods', { country: 'FR', city: 'Lyon' });
    const add = (name: string, given: Parameters<typeof addProduct>[2] = {}) =>
      addProduct(database.db, maker, { name, ...given });
    const lock = await add('Laptop lock keyed');
    const laptop = await add('Ferrand Nova laptop 17"', { model: 'dv7-1211ea' });
    const notebook = await add('Ferrand Astra notebook', {
      specs: JSON.stringify([{ key: 'Screen', value: '15.6 inches' }]),
    });
    const heater = await add('Heat gun', { specs: JSON.stringify([{ key: 'Tank', value: '5 l' }]) });
    await engine.index('product', [lock, laptop, notebook, heater]);
    const ids = async (text: string) => withAllWords(await find(text, { kind: 'product' }));

    expect((await ids('laptop'))[0]).toBe(laptop);
    expect((await ids('laptop')).sort()).toEqual([lock, laptop, notebook].sort());
    expect(await ids('laptop lock')).toEqual([lock]);
    // A typo costs nothing: synonyms are found as without it, in the same order.
    expect(await ids('lpatop')).toEqual(await ids('laptop'));
    expect(await ids('notebok 15 inch')).toEqual([notebook]);
    expect(await find('notebok 15 inch', { kind: 'product' })).toMatchObject({
      correction: { meant: 'notebook 15 inch' },
    });
    for (const text of ['dv7 1211ea', 'dv7-1211ea', 'dv71211ea', 'DV7-1211EA laptop'])
      expect(await ids(text), text).toEqual([laptop]);
    for (const text of ['17 inch', '17in', '17"', '17 pulgadas'])
      expect(await ids(text), text).toEqual([laptop]);
    expect(await ids('15 inch')).toEqual([notebook]);
    for (const text of ['5 litre', '5l', '5 litros']) expect(await ids(text), text).toEqual([heater]);
    expect(await ids('gun lyon')).toEqual([heater]);
    expect(await ids('gun france')).toEqual([heater]);
    // Wheat is a word, although no document has it.
    expect(await find('wheat', { kind: 'product' })).toMatchObject({ ids: [], total: 0 });
    expect(await find('heatt', { kind: 'product' })).toMatchObject({
      ids: [heater],
      correction: { typed: 'heatt', meant: 'heat' },
    });
    expect(await find('heatt', { kind: 'product', exact: true })).toMatchObject({ ids: [], total: 0 });
    await engine.remove('product', [lock, laptop, notebook, heater]);
  });

  it('SRCH-12: finds people by name and company; a type does not filter people, a hidden profession finds nobody', async () => {
    const person = await addPerson(database.db, {
      first_name: 'Łucja',
      last_name: 'Świątek',
      country: 'PL',
      company_name: 'Meble Nowak',
      profession: 'Upholsterer',
      show_profession: false,
    });
    await engine.index('user', [person]);
    const hit = { ids: [person], total: 1 };
    expect(await find('lucja swiatek', { kind: 'user', businessType: 'MA' })).toMatchObject(hit);
    expect(await find('meble', { kind: 'user', countries: ['PL'] })).toMatchObject(hit);
    expect(await find('upholsterer', { kind: 'user' })).toMatchObject({ ids: [], total: 0 });
  });
});

describe('few hits', () => {
  it('SRCH-06: lists full matches first on every page, followed by partial matches, which are counted separately', async () => {
    const [whole, mention, other] = await Promise.all([
      company('Zorvex Museum'),
      company('Zorvex Pipes', { general_description: 'Supplied the museum of the town.' }),
      company('Zorvex Valves'),
    ]);
    await engine.index('business', [whole, mention, other]);
    const hits = await find('zorvex museum');
    expect(hits).toMatchObject({ full: 1, total: 4 });
    const { tabs = [] } = await find('zorvex museum', { tabs: true });
    const counted = (only: (type: string) => boolean) =>
      tabs.reduce((sum, { type, count }) => sum + (only(type) ? count : 0), 0);
    // The tabs show the same count as the heading.
    expect([
      counted((type) => type === 'ALL'),
      counted((type) => !['ALL', 'PR', 'UR'].includes(type)),
    ]).toEqual([1, 1]);
    expect(hits.ids[0]).toBe(whole);
    const pages = await Promise.all([0, 1, 2, 3].map((skip) => find('zorvex museum', { skip, size: 1 })));
    expect(pages.flatMap(({ ids }) => ids)).toEqual(hits.ids);
    // A mention in a long text is a partial match when there are fewer than five hits.
    expect((await find('zorvex museum', { exact: true })).ids).toEqual([whole, mention]);
    await engine.remove('business', [whole, mention, other]);
  });
});

describe('compound words', () => {
  it('SRCH-06: match hyphenated, joined and apart, but only together', async () => {
    const [joined, hyphen, apart, far] = await Promise.all([
      company('Quell Gearbox'),
      company('Quell gear-box works'),
      company('Quell gear box makers'),
      company('Quell box', { short_description: 'No gear.' }),
    ]);
    const all = [joined, hyphen, apart, far];
    await engine.index('business', all);
    for (const text of ['quell gear-box', 'quell gearbox', 'quell gear boxes']) {
      const { ids, full } = await find(text);
      expect([...ids.slice(0, full)].sort(), text).toEqual([joined, hyphen, apart].sort());
    }
    await engine.remove('business', all);
  });
});

describe('recognised names', () => {
  it('SRCH-06: ranks a category first in any language, and adds hits near it', async () => {
    const [pump, robot, talker] = await Promise.all([
      company('Alba One', { category_ids: ['0004.03'] }),
      company('Alba Two', { category_ids: ['0001.01'] }),
      company('Alba Three', {
        short_description: 'Pumps and compressors explained, pumps and compressors compared.',
      }),
    ]);
    await engine.index('business', [pump, robot, talker]);
    for (const text of ['pumps & compressors', 'Bombas y compresores', '泵和压缩机', 'pump']) {
      const hits = await find(text);
      expect(hits.recognised, text).toMatchObject({ category: '0004.03' });
      expect(hits.ids, text).toContain(pump);
    }
    expect((await find('compressors and pumps')).ids.slice(0, 2)).toEqual([pump, talker]);
    await engine.remove('business', [pump, robot, talker]);
  });

  it('SRCH-06: treats a place and a certificate as conditions, unless they are a name', async () => {
    const [chilean, spanish, named] = await Promise.all([
      company('Quinta Plum', { country: 'CL', short_description: 'Plums.' }),
      company('Huerta Plum', { country: 'ES', short_description: 'Plums for Chile.' }),
      company('Chile Plum Trading', { country: 'DE' }),
    ]);
    await database.db
      .insertInto('business_certificate')
      .values({ id: newId(), business_id: spanish, name: 'GLOBALG.A.P. IFA' })
      .execute();
    await engine.index('business', [chilean, spanish, named]);
    const chile = { kind: 'place', facet: 'countries', values: ['CL'] };
    expect(await find('plum in Chile')).toMatchObject({
      ids: [chilean],
      recognised: { conditions: [chile] },
    });
    expect(await find('chile plum trading')).toMatchObject({ ids: [named, chilean] });
    const latin = { kind: 'place', facet: 'worldRegions', values: ['419'] };
    expect(await find('plum Latinoamérica')).toMatchObject({
      ids: [chilean],
      recognised: { conditions: [latin] },
    });
    for (const text of ['GlobalGAP plum', 'plums global g.a.p. certified'])
      expect(await find(text)).toMatchObject({
        ids: [spanish],
        recognised: { conditions: [{ kind: 'certificate', values: ['globalgap'] }] },
      });
    expect((await find('plum in Chile', { exact: true })).recognised).toBeUndefined();
    // A place stays a condition whatever else loosens.
    expect(await find('plum Norway')).toMatchObject({
      total: 0,
      recognised: { conditions: [{ values: ['NO'] }] },
    });
    await engine.remove('business', [chilean, spanish, named]);
  });
});

describe('products of a company', () => {
  it('SRCH-06: find it by names, models, keywords, categories and certificates, as soon as a product changes', async () => {
    const seller = await company('Norrvik Drives');
    const product = await addProduct(database.db, seller, {
      name: 'Planetary gearbox',
      model: 'HK4200',
      keywords: ['speed reducer'],
      category_id: '0001.01',
    });
    await database.db
      .insertInto('business_certificate')
      .values({ id: newId(), business_id: seller, name: 'ISO 13485' })
      .execute();
    await engine.index('product', [product]);
    for (const text of ['planetary gearboxes', 'HK-4200', 'hk 4200', 'speed reducer', 'ISO 13485'])
      expect(await names(text), text).toEqual(['Norrvik Drives']);

    await database.db
      .updateTable('product')
      .set({ name: 'Bevel box', model: null, keywords: [] })
      .where('id', '=', product)
      .execute();
    await engine.index('product', [product]);
    expect(await names('bevel')).toEqual(['Norrvik Drives']);
    expect(await names('planetary', { exact: true })).toEqual([]);
    await engine.remove('product', [product]);
    await engine.remove('business', [seller]);
  });
});

describe('transactions', () => {
  it('SRCH-11: does not find what was indexed in a failed transaction', async () => {
    const id = await company('Ghostwright');
    await expect(
      database.db.transaction().execute(async (trx) => {
        await engine.index('business', [id], trx);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await find('ghostwright')).toMatchObject({ ids: [], total: 0 });
  });
});
