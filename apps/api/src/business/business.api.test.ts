import { listUserBusinesses, loadBusiness } from '@wbn/contract/business/business.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, callServer } from '../testing/call-server.ts';
import { addBusiness, addLikes, addPerson } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const chinese = { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5' };

describe('business/profile/{id}', () => {
  it('BIZ-19 to BIZ-25, CALL-18: returns every field, with the names of codes in the language of the reply', async () => {
    const id = await addBusiness(api.db, {
      company_name: 'Rubinetterie Prova',
      business_type: 'EX',
      industry_id: '0001',
      category_ids: ['0001.01', '9999.99'],
      country: 'IT',
      state_id: 'IT-25',
      city: 'Lumezzane',
      zipcode: '25065',
      short_description: 'Taps',
      general_description: 'Taps since 1974.',
      year_established: 1974,
      annual_revenue: JSON.stringify({ min: 1, max: 2 }),
      employees: JSON.stringify({ min: 11, max: 50 }),
      production_employees: JSON.stringify({ min: 5 }),
      production_capacity: JSON.stringify({ min: 1, max: 9, unit: 'taps', period: 'day' }),
      profile_photo: JSON.stringify({ url: '/files/a.svg', width: 1, height: 1 }),
      cover_photo: JSON.stringify({ url: 'https://cdn.example/b.jpg' }),
      video_url: 'https://video.example/v.mp4',
      contact: JSON.stringify({
        legalAddressEnglish: 'Via Prova 1',
        shippingAddressEnglish: 'Via Prova 2',
        email: 'info@prova.example',
        website: 'https://prova.example',
        phone: { countryCode: '+39', businessPhoneNumber: '030 5550 1' },
        mobilePhone: { countryCode: '+39', businessPhoneNumber: '333 5550 1' },
      }),
      factory: JSON.stringify({
        manufacturingFacilities: 'Foundry',
        city: 'Lumezzane',
        zipcode: '25065',
        country: 'IT',
        state: 'IT-25',
        factorySize: 4200.5,
        numberProductionLines: 3,
        contractManufacturing: ['OEM', 'unheard-of'],
      }),
      trade_capabilities: JSON.stringify({
        markets: ['east-asia'],
        spokenLanguages: ['it'],
        totalEmployeesSales: { min: 1, max: 3 },
        averageLeadTime: 20,
      }),
      business_terms: JSON.stringify({
        acceptedDeliveryTerms: ['FOB'],
        acceptedPaymentCurrencies: ['EUR'],
        packagingTypes: ['crate'],
        acceptedPaymentTypes: ['letter-of-credit'],
      }),
      subscription: 'gold',
      verified: true,
      created_at: '2024-03-01T00:00:00Z',
      updated_at: '2024-03-02T00:00:00Z',
    });
    const certificate = newId();
    await api.db
      .insertInto('business_certificate')
      .values({
        id: certificate,
        business_id: id,
        name: 'ISO 9001',
        issue_date: '2024-01-31',
        expire_date: null,
        photo: JSON.stringify({ url: '/files/c.svg' }),
      })
      .execute();
    await addLikes(api.db, id, 7);

    const { body, headers } = await callServer(api.url, loadBusiness, { params: { id } }, chinese);
    expect(headers.get('content-language')).toBe('zh');
    expect(headers.get('cache-control')).toBe('no-store');
    const italy = { code: 'IT', countryName: '意大利', emoji: '🇮🇹' };
    const lombardy = { stateID: 'IT-25', stateName: 'Lombardia' };
    expect(body).toEqual({
      success: true,
      session: null,
      data: {
        businessID: id,
        subscription: 'gold',
        verified: true,
        importedFrom: { source: 'test', importedAt: '2024-03-01T00:00:00.000Z', unowned: true },
        registeredAt: '2024-03-01T00:00:00.000Z',
        updatedAt: '2024-03-02T00:00:00.000Z',
        general: {
          companyName: 'Rubinetterie Prova',
          shortDescription: 'Taps',
          generalDescription: 'Taps since 1974.',
          businessType: { code: 'EX', name: '出口商' },
          industry: { id: '0001', name: '自动化' },
          categories: [{ id: '0001.01', name: '工业机器人' }],
          yearStablished: 1974,
          totalAnnualRevenue: { min: 1, max: 2 },
          totalEmployees: { min: 11, max: 50 },
          totalProductionEmployees: { min: 5 },
          productionCapacity: { min: 1, max: 9, unit: 'taps', period: 'day' },
          profilePhoto: { url: '/files/a.svg', width: 1, height: 1 },
          coverPhoto: { url: 'https://cdn.example/b.jpg' },
          video: { url: 'https://video.example/v.mp4' },
        },
        contactInfo: {
          legalAddressEnglish: 'Via Prova 1',
          shippingAddressEnglish: 'Via Prova 2',
          city: 'Lumezzane',
          zipcode: '25065',
          country: italy,
          state: lombardy,
          email: 'info@prova.example',
          website: 'https://prova.example',
          phone: { countryCode: '+39', businessPhoneNumber: '030 5550 1' },
          mobilePhone: { countryCode: '+39', businessPhoneNumber: '333 5550 1' },
        },
        factory: {
          manufacturingFacilities: 'Foundry',
          city: 'Lumezzane',
          zipcode: '25065',
          country: italy,
          state: lombardy,
          factorySize: 4200.5,
          numberProductionLines: 3,
          contractManufacturing: [
            { code: 'OEM', name: 'OEM（按您的设计生产）' },
            { code: 'unheard-of', name: 'unheard-of' },
          ],
        },
        tradeCapabilities: {
          markets: [{ code: 'east-asia', name: '东亚' }],
          spokenLanguages: [{ code: 'it', name: '意大利语' }],
          totalEmployeesSales: { min: 1, max: 3 },
          averageLeadTime: 20,
        },
        businessTerms: {
          acceptedDeliveryTerms: [{ code: 'FOB', name: 'FOB (Free On Board)' }],
          acceptedPaymentCurrencies: [{ code: 'EUR', name: '欧元' }],
          packagingTypes: [{ code: 'crate', name: '木箱' }],
          acceptedPaymentTypes: [{ code: 'letter-of-credit', name: '信用证' }],
        },
        certificates: [
          { id: certificate, name: 'ISO 9001', issueDate: '2024-01-31', photo: { url: '/files/c.svg' } },
        ],
        reactions: { reactionCount: { like: 7 } },
      },
    });
  });

  it('BIZ-25: returns standard, not verified, no likes and no empty fields for an empty company', async () => {
    const id = await addBusiness(api.db, { company_name: 'Bare' });
    const { body } = await callServer(api.url, loadBusiness, { params: { id } });
    expect(body.data).toMatchObject({
      subscription: 'standard',
      verified: false,
      reactions: { reactionCount: { like: 0 } },
      certificates: [],
      contactInfo: {},
    });
    expect(body.data).not.toHaveProperty('factory');
    expect(body.data).not.toHaveProperty('sample');
    expect(JSON.stringify(body.data)).not.toContain('null');
  });

  it.each(['demo', 'seed'])('marks a company of the source %s as a sample', async (source) => {
    const id = await addBusiness(api.db, { source });
    expect((await callServer(api.url, loadBusiness, { params: { id } })).body.data.sample).toBe(true);
  });

  it('replies NotFound to an unknown id, accepts an id in capitals, and refuses anything else', async () => {
    const id = await addBusiness(api.db);
    expect((await ask(`${api.url}/business/profile/${id.toUpperCase()}`)).body.data.businessID).toBe(id);
    const unknown = await ask(`${api.url}/business/profile/${newId()}`);
    expect(unknown.status).toBe(404);
    expect(unknown.body.name).toBe('NotFound');
    const wrong = await ask(`${api.url}/business/profile/acme-${id}`);
    expect(wrong.body.fields).toEqual({ id: 'must be a UUID of 36 characters' });
  });
});

describe('business/profile/list-business', () => {
  it('CALL-19: lists the businesses of a person in the order of joining', async () => {
    const userID = await addPerson(api.db);
    const [second, first] = [await addBusiness(api.db), await addBusiness(api.db)];
    const member = (business_id: string, created_at: string) => ({
      business_id,
      user_id: userID,
      role: 'owner' as const,
      created_at,
    });
    await api.db
      .insertInto('business_member')
      .values([member(second, '2024-02-02'), member(first, '2024-01-01')])
      .execute();
    const { body } = await callServer(api.url, listUserBusinesses, { query: { userID } });
    expect(body.data.map((business: { businessID: string }) => business.businessID)).toEqual([first, second]);
  });

  it('lists none for a person without one, and refuses a request without the id', async () => {
    expect((await callServer(api.url, listUserBusinesses, { query: { userID: newId() } })).body.data).toEqual(
      [],
    );
    const missing = await ask(`${api.url}/business/profile/list-business`);
    expect(missing.status).toBe(400);
    expect(missing.body.fields).toEqual({ userID: 'is missing, must be text' });
  });
});
