import { languages } from '@wbn/contract/shared/language.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { ask, post } from '../../testing/call-server.ts';
import { addBusiness, addProduct } from '../../testing/fixtures.ts';
import { profileOf, wholeProfile } from '../../testing/profile-of.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let people: BusinessPeople;
let page: ReturnType<typeof profileOf>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api);
  page = profileOf(api, people);
});
afterAll(() => api.stop());

const find = async (kind: 'business' | 'product', text: string) =>
  (await api.search.search({ kind, text, skip: 0, size: 10 })).ids;

const general = { companyName: 'Acme Valves', businessType: 'MA' };

describe('every field', () => {
  it('BIZ-19 to BIZ-24: is stored and returned, with names in the language of the reply', async () => {
    const { status, body } = await page.save(wholeProfile, people.admin, 'zh');
    expect(status).toBe(200);
    expect(body.message).toBe('Saved successfully');
    const italy = { code: 'IT', countryName: '意大利', emoji: '🇮🇹' };
    const lombardy = { stateID: 'IT-25', stateName: 'Lombardia' };
    const { categories, ...rest } = body.data.general;
    expect(categories.map(({ id }: { id: string }) => id)).toEqual(['0001.02', '0001.01']);
    expect(rest).toEqual({
      ...wholeProfile.general,
      categories: undefined,
      generalDescription: 'Taps since 1974.\nAnd valves.',
      businessType: { code: 'EX', name: '出口商' },
      industry: { id: '0001', name: '自动化' },
    });
    expect(body.data.contactInfo).toEqual({
      ...wholeProfile.contactInfo,
      country: italy,
      state: lombardy,
      website: 'https://www.prova.example',
      phone: { countryCode: '+39', businessPhoneNumber: '030 5550 1234' },
    });
    expect(body.data.factory).toEqual({
      ...wholeProfile.factory,
      country: italy,
      state: lombardy,
      contractManufacturing: [
        { code: 'OEM', name: 'OEM（按您的设计生产）' },
        { code: 'private-label', name: '自有品牌代工' },
      ],
    });
    expect(body.data.tradeCapabilities).toEqual({
      ...wholeProfile.tradeCapabilities,
      markets: [
        { code: 'oceania', name: '大洋洲' },
        { code: 'east-asia', name: '东亚' },
      ],
      spokenLanguages: [
        { code: 'it', name: '意大利语' },
        { code: 'en', name: '英语' },
      ],
    });
    expect(body.data.businessTerms).toEqual({
      acceptedDeliveryTerms: [
        { code: 'FOB', name: 'FOB (Free On Board)' },
        { code: 'EXW', name: 'EXW (Ex Works)' },
      ],
      acceptedPaymentCurrencies: [{ code: 'EUR', name: '欧元' }],
      packagingTypes: [{ code: 'crate', name: '木箱' }],
      acceptedPaymentTypes: [{ code: 'letter-of-credit', name: '信用证' }],
    });
    const certificates = body.data.certificates.map(
      ({ id: _, ...certificate }: { id: string }) => certificate,
    );
    expect(certificates).toEqual(wholeProfile.certificates);
    expect((await page.load(people.admin, 'zh')).data).toEqual(body.data);
  });

  it('BIZ-19: has names in each of the languages', async () => {
    await page.save(wholeProfile);
    const names = await Promise.all(
      languages.map(async (language) => {
        const { data } = await page.load(people.owner, language);
        return [data.general.businessType.name, data.factory.contractManufacturing[1].name].join(', ');
      }),
    );
    expect(names).toEqual([
      'Exporters, Private label',
      'Exportadores, Marca blanca',
      'Esportatori, Marchio privato',
      '出口商, 自有品牌代工',
    ]);
  });

  it('BIZ-19 to BIZ-24: changes nothing when a profile is sent back as loaded', async () => {
    await page.save(wholeProfile);
    const before = await page.load();
    const entries = (await page.activity()).length;
    const { body } = await page.save({ ...before.data, profilePhoto: undefined });
    expect(body.data).toEqual(before.data);
    expect(body.session).toEqual(before.session);
    expect(await page.activity()).toHaveLength(entries);
  });

  it('replaces a part as a whole and keeps the others', async () => {
    await page.save(wholeProfile);
    await page.save({
      general,
      contactInfo: {},
      factory: { city: ' ' },
      businessTerms: { packagingTypes: [] },
    });
    const { data } = await page.load();
    expect(data.general).toEqual({
      companyName: 'Acme Valves',
      businessType: { code: 'MA', name: 'Manufacturers' },
      categories: [],
    });
    expect(data.contactInfo).toEqual({});
    expect(data).not.toHaveProperty('factory');
    expect(data).not.toHaveProperty('businessTerms');
    expect(data.tradeCapabilities.averageLeadTime).toBe(20);
    expect(data.certificates).toHaveLength(2);
  });

  it('BIZ-19 SRCH-08: shows, finds, replaces and empties a Latin name beside a native one', async () => {
    const own = await addBusinessPeople(api, {
      company_name: '山本製作所',
      alternative_names: ['山本', 'Yamamoto Works', 'YMW'],
    });
    const { save, load, activity } = profileOf(api, own);
    const native = { companyName: '山本製作所', businessType: 'MA' };
    const namesOf = async () =>
      (
        await api.db
          .selectFrom('business')
          .select('alternative_names')
          .where('id', '=', own.businessID)
          .executeTakeFirstOrThrow()
      ).alternative_names;
    const { body } = await save({ general: { ...native, latinName: ' Yamamoto  Seisakusho ' } });
    expect(body.data.general.latinName).toBe('Yamamoto Seisakusho');
    expect(await namesOf()).toEqual(['Yamamoto Seisakusho', '山本', 'YMW']);
    expect((await activity()).at(-1)?.details.changes).toContainEqual({
      field: 'latinName',
      before: 'Yamamoto Works',
      after: 'Yamamoto Seisakusho',
    });
    expect(await find('business', 'Seisakusho')).toEqual([own.businessID]);
    const cards = await post(`${api.url}/search/business`, { textQuery: 'Seisakusho' });
    expect(cards.body.data.results[0].businessProfile.general.latinName).toBe('Yamamoto Seisakusho');
    // A name with Latin letters needs no Latin name; the stored one stays.
    await save({ general: { ...native, companyName: 'Yamamoto' } });
    expect(await namesOf()).toHaveLength(3);
    await save({ general: native });
    expect(await namesOf()).toHaveLength(3);
    await save({ general: { ...native, latinName: '' } });
    expect(await namesOf()).toEqual(['山本', 'YMW']);
    expect((await load()).data.general.latinName).toBe('YMW');
    expect(await find('business', 'Seisakusho')).toEqual([]);
    const refused = await save({ general: { ...native, latinName: '山本 Yamamoto' } });
    expect(refused.body.fields).toEqual({ 'general.latinName': 'must be in Latin letters' });
  });

  it('accepts imported codes that are not offered, in the same field only', async () => {
    const imported = await addBusinessPeople(api, {
      country: 'IT',
      state_id: 'IT-BS',
      industry_id: '0001',
      category_ids: ['9999.99'],
      production_capacity: JSON.stringify({ min: 1, period: 'shift' }),
      trade_capabilities: JSON.stringify({ markets: ['moon'] }),
    });
    const { save, load } = profileOf(api, imported);
    const contactInfo = { country: 'IT', state: 'IT-BS', city: 'Brescia' };
    const tradeCapabilities = { markets: ['moon', 'africa'] };
    const capacity = { min: 2, period: 'shift' };
    const typed = { ...general, industry: '0001', categories: ['9999.99'], productionCapacity: capacity };
    expect((await save({ general: typed, contactInfo, tradeCapabilities })).status).toBe(200);
    expect((await load()).data.contactInfo.state.stateID).toBe('IT-BS');
    expect((await save({ contactInfo: { ...contactInfo, country: 'AU' } })).body.fields).toEqual({
      'contactInfo.state': 'is not a state of this country',
    });
  });
});

describe('rights', () => {
  it('PERM-04: lets owner and admin save; not members, strangers and visitors', async () => {
    const answers = await Promise.all([
      page.save({ businessTerms: {} }, people.owner),
      page.save({ businessTerms: {} }, people.admin),
      page.save({ businessTerms: {} }, people.member),
      page.save({ businessTerms: {} }, people.outsider),
      page.save({ businessTerms: {} }, { headers: { authorization: '' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403, 401]);
    const unknown = await ask(`${api.url}/business/profile/${newId()}`, {
      method: 'PUT',
      headers: { ...people.owner.headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(unknown.status).toBe(404);
  });

  it('BIZ-25 BIZ-26: ignores verified, subscription, ids, access and reactions in the request', async () => {
    const other = await addBusiness(api.db);
    const before = await api.db
      .selectFrom('business')
      .select(['id', 'source', 'source_id', 'verified', 'subscription', 'created_at'])
      .where('id', '=', people.businessID)
      .executeTakeFirstOrThrow();
    const outside = {
      id: other,
      businessID: other,
      source: 'demo',
      source_id: 'x',
      verified: true,
      subscription: 'platinum',
      access: 'owner',
      session: { access: 'owner' },
      role: 'owner',
      reactions: { reactionCount: { like: 99 } },
      registeredAt: '2001-01-01T00:00:00Z',
      created_at: '2001-01-01T00:00:00Z',
      sample: true,
    };
    const { status } = await page.save(
      { ...outside, general: { ...general, ...outside }, contactInfo: outside, versions: { factory: 1 } },
      people.admin,
    );
    expect(status).toBe(200);
    const { data, session } = await page.load(people.admin);
    expect(data).toMatchObject({
      verified: false,
      subscription: 'standard',
      reactions: { reactionCount: { like: 0 } },
    });
    expect(session.access).toBe('admin');
    expect(
      await api.db
        .selectFrom('business')
        .select(['id', 'source', 'source_id', 'verified', 'subscription', 'created_at'])
        .where('id', '=', people.businessID)
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
  });
});

it("BIZ-19: makes saved words searchable at once, also the company's new name and country for its products", async () => {
  const productID = await addProduct(api.db, people.businessID, { name: 'Zanzibar coupling' });
  await api.search.index('product', [productID]);
  await page.save({ general: { ...general, companyName: 'Wombatronics' }, contactInfo: { country: 'NZ' } });
  expect(await find('business', 'wombatronics')).toEqual([people.businessID]);
  expect(await find('product', 'wombatronics')).toEqual([productID]);
  const inNewZealand = { kind: 'product', text: 'zanzibar', country: 'NZ', skip: 0, size: 10 } as const;
  expect((await api.search.search(inNewZealand)).ids).toEqual([productID]);
});
