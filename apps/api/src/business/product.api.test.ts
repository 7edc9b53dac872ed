import { listBusinessProducts, loadProduct } from '@wbn/contract/business/product.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, callServer } from '../testing/call-server.ts';
import { addBusiness, addProduct } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

describe('product/{id}', () => {
  it('PRD-14 CALL-16: returns every field, with the card of its company', async () => {
    const businessID = await addBusiness(api.db, { company_name: 'Maker', country: 'AU', source: 'seed' });
    const id = await addProduct(api.db, businessID, {
      name: 'Pump',
      model: 'P1',
      brand: 'Maker',
      ean: '4006381333931',
      description: 'Pumps water.',
      keywords: ['pump', 'water'],
      specs: JSON.stringify([{ key: 'Head', value: '62 m' }]),
      main_image: JSON.stringify({ url: '/files/m.svg', width: 800, height: 600 }),
      photos: JSON.stringify([{ url: '/files/p.svg' }]),
      videos: JSON.stringify([{ videoID: 'v1', url: 'https://video.example/v1' }]),
      industry_id: '0004',
      category_id: '0004.01',
      sub_category_id: '0004.01.01',
      lead_time: '3 weeks',
      stock: false,
      price: JSON.stringify({ amount: 3840, currency: 'USD', unit: 'piece' }),
      updated_at: '2025-05-05T05:05:05Z',
    });
    const { body } = await callServer(api.url, loadProduct, { params: { id } });
    expect(body.data).toMatchObject({
      productID: id,
      businessID,
      name: 'Pump',
      model: 'P1',
      brand: 'Maker',
      ean: '4006381333931',
      description: 'Pumps water.',
      keywords: ['pump', 'water'],
      specs: [{ key: 'Head', value: '62 m' }],
      mainImage: { url: '/files/m.svg', width: 800, height: 600 },
      photos: [{ url: '/files/p.svg' }],
      images: [{ url: '/files/m.svg', width: 800, height: 600 }, { url: '/files/p.svg' }],
      videos: [{ videoID: 'v1', url: 'https://video.example/v1' }],
      industry: { id: '0004', name: 'Industrial Technology' },
      category: { id: '0004.01' },
      subCategory: { id: '0004.01.01' },
      leadTime: '3 weeks',
      stock: false,
      price: { amount: 3840, currency: 'USD', unit: 'piece' },
      updatedAt: '2025-05-05T05:05:05.000Z',
      businessProfile: {
        businessID,
        sample: true,
        general: { companyName: 'Maker' },
        contactInfo: { country: { code: 'AU' } },
      },
    });
    expect(body.data).not.toHaveProperty('sample');
  });

  it('replies NotFound to an unknown id, ValidationError to a wrong one', async () => {
    expect((await ask(`${api.url}/product/${newId()}`)).body.name).toBe('NotFound');
    expect((await ask(`${api.url}/product/1`)).body.name).toBe('ValidationError');
  });
});

describe('product/by-business', () => {
  it('CALL-17: returns data.data, newest first, at most 100, each without its company', async () => {
    const bid = await addBusiness(api.db);
    await addProduct(api.db, await addBusiness(api.db), { name: 'Of another company' });
    for (let day = 1; day <= 101; day += 1) {
      await addProduct(api.db, bid, { name: `Day ${day}`, created_at: new Date(Date.UTC(2024, 0, day)) });
    }
    const { body } = await callServer(api.url, listBusinessProducts, { query: { bid } });
    const names = body.data.data.map((product: { name: string }) => product.name);
    expect(names).toEqual(Array.from({ length: 100 }, (_, position) => `Day ${101 - position}`));
    expect(body.data.total).toBe(101);
    expect(body.data.data[0]).not.toHaveProperty('businessProfile');
  });

  it('returns none for an unknown company; requires bid to be one id', async () => {
    expect(
      (await callServer(api.url, listBusinessProducts, { query: { bid: newId() } })).body.data.data,
    ).toEqual([]);
    const twice = await ask(`${api.url}/product/by-business?bid=${newId()}&bid=${newId()}`);
    expect(twice.body.fields).toEqual({ bid: 'must be text' });
  });
});
