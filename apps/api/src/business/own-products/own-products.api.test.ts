import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { addBusiness, addProduct } from '../../testing/fixtures.ts';
import { type ProductCalls, productCalls } from '../../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

/** A form with every field of a product. */
const wholeForm = {
  name: '  Gate  valve ',
  model: 'GV-80',
  brand: 'Hunter',
  ean: '4006381 333931',
  description: 'Bronze.\r\nFor steam.',
  keywords: ['valve', 'steam', 'valve'],
  specs: [
    { key: 'Size', value: 'DN 80' },
    { key: 'Pressure', value: 'PN 16' },
  ],
  videos: [{ url: 'https://video.example/gate' }],
  industry: '0004',
  category: { id: '0004.01', name: 'ignored' },
  subCategory: '0004.01.01',
  leadTime: '3 weeks',
  stock: true,
  price: { amount: 12_900, currency: 'usd', unit: 'piece' },
  status: 'published',
};

let api: TestServer;
let calls: ProductCalls;
let people: BusinessPeople;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = productCalls(api);
  people = await addBusinessPeople(api, { subscription: 'platinum', company_name: 'Hunter' });
});
afterAll(() => api.stop());

/** Adds a company on the largest plan with one product. */
async function addOne(form: object = {}) {
  const company = await addBusinessPeople(api, { subscription: 'platinum' });
  const { body } = await calls.create(company.owner, company.businessID, form);
  return { ...company, id: body.data.productID as string, product: body.data };
}

describe('saving products', () => {
  it('PRD-14: stores, normalizes and returns every field', async () => {
    const { body } = await calls.create(people.admin, people.businessID, wholeForm);
    const id = body.data.productID;
    const shown = {
      productID: id,
      businessID: people.businessID,
      name: 'Gate valve',
      model: 'GV-80',
      brand: 'Hunter',
      ean: '4006381333931',
      description: 'Bronze.\nFor steam.',
      keywords: ['valve', 'steam'],
      specs: wholeForm.specs,
      photos: [],
      images: [],
      videos: [
        { videoID: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/), url: 'https://video.example/gate' },
      ],
      industry: { id: '0004', name: 'Industrial Technology' },
      category: { id: '0004.01' },
      subCategory: { id: '0004.01.01' },
      leadTime: '3 weeks',
      stock: true,
      price: { amount: 12_900, currency: 'USD', unit: 'piece' },
    };
    const own = { ...shown, status: 'published', withinPlan: true, version: 1 };
    expect(body.data).toMatchObject(own);
    expect(body.data).not.toHaveProperty('deletedAt');
    expect((await calls.loadOwn(people.owner, id)).body.data).toEqual(body.data);
    expect((await calls.load(id)).body.data).toMatchObject({
      ...shown,
      businessProfile: { general: { companyName: 'Hunter' } },
    });
    const stored = await api.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst();
    expect(stored).toMatchObject({ source: 'member', source_id: id });
  });

  it('PRD-14: replaces the whole product: omitted fields are emptied', async () => {
    const { owner, id } = await addOne(wholeForm);
    const { body } = await calls.save(owner, id, { name: 'Ball valve', version: 1 });
    expect(body.data).toMatchObject({ name: 'Ball valve', keywords: [], specs: [], videos: [], version: 2 });
    for (const field of ['model', 'ean', 'description', 'industry', 'category', 'price', 'stock'])
      expect(body.data).not.toHaveProperty(field);
    expect(await calls.found('Ball valve')).toContain('Ball valve');
  });

  it('PRD-14: requires known codes that belong together, and a currency of ISO 4217', async () => {
    const refused = async (form: object) =>
      (await calls.create(people.owner, people.businessID, form)).body.fields;
    expect(await refused({ industry: '9999' })).toEqual({ industry: 'is not in the list' });
    const category = { category: 'is not a category of this industry' };
    expect(await refused({ industry: '0004', category: '0005.01' })).toEqual(category);
    expect(await refused({ category: '0004.01' })).toEqual(category);
    const subCategory = { subCategory: 'is not a sub-category of this category' };
    expect(await refused({ industry: '0004', category: '0004.01', subCategory: '0004.02.01' })).toEqual(
      subCategory,
    );
    const price = { 'price.currency': 'must be an amount of 0 or more in a currency of ISO 4217' };
    expect(await refused({ price: { amount: 1, currency: 'XXZ' } })).toEqual(price);
    expect(Object.keys(await refused({ name: ' ', ean: '4006381333930' })).sort()).toEqual(['ean', 'name']);
    const { owner, id } = await addOne();
    expect((await calls.save(owner, id, { industry: '9999' })).body.fields).toEqual({
      industry: 'is not in the list',
    });
  });

  it('ignores fields that are not in the form: ids, source, plan, times', async () => {
    const id = newId();
    const outside = {
      productID: id,
      id,
      source: 'demo',
      withinPlan: false,
      version: 9,
      createdAt: '2020-01-01',
    };
    const { body } = await calls.create(people.owner, people.businessID, { ...outside, name: 'Own' });
    expect(body.data).toMatchObject({ withinPlan: true, version: 1 });
    expect(body.data.productID).not.toBe(id);
    expect(body.data.createdAt).not.toMatch(/^2020/);
  });

  it('refuses a save over a newer version and stores nothing; without a version the last save wins', async () => {
    const { owner, admin, id } = await addOne();
    expect((await calls.save(owner, id, { name: 'Of the owner', version: 1 })).body.data.version).toBe(2);
    const late = await calls.save(admin, id, { name: 'Of the admin', version: 1 });
    expect([late.status, late.body.name]).toEqual([409, 'Conflict']);
    expect((await calls.loadOwn(admin, id)).body.data.name).toBe('Of the owner');
    expect((await calls.save(admin, id, { name: 'Last' })).body.data).toMatchObject({
      name: 'Last',
      version: 3,
    });
  });

  it('accepts one of twenty concurrent saves of one version', async () => {
    const { owner, id, businessID } = await addOne();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => calls.save(owner, id, { name: `Save ${n}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const winner = answers.find(({ status }) => status === 200)?.body.data;
    expect((await calls.loadOwn(owner, id)).body.data).toEqual(winner);
    expect((await calls.activity(businessID)).map(({ action }) => action)).toEqual([
      'product-created',
      'product-changed',
    ]);
  });

  it('refuses a form that was opened before the status changed', async () => {
    const { owner, id } = await addOne();
    expect((await calls.setStatus(owner, id, 'draft')).body.data).toMatchObject({
      status: 'draft',
      version: 2,
    });
    expect((await calls.save(owner, id, { version: 1 })).status).toBe(409);
  });

  it('RT-22: pages by a hundred, by state and by words of name, model, brand and EAN, without accents', async () => {
    const { owner, businessID } = await addBusinessPeople(api);
    const rows = Array.from({ length: 230 }, (_, index) => ({
      id: newId(),
      business_id: businessID,
      source: 'test',
      source_id: `${businessID} ${index}`,
      name: index === 7 ? 'Válvula de bola' : `Pump ${index}`,
      model: index === 7 ? 'VB-20%' : null,
      specs: '[]',
      status: index < 3 ? ('draft' as const) : ('published' as const),
    }));
    await api.db.insertInto('product').values(rows).execute();
    const list = async (view = {}) => (await calls.listOwn(owner, businessID, view)).body;
    const pages = [await list(), await list({ page: '2' }), await list({ page: '3' })];
    expect(pages.map(({ data }) => data.length)).toEqual([100, 100, 30]);
    const ids = pages.flatMap(({ data }) => data.map(({ productID }: { productID: string }) => productID));
    expect(new Set(ids).size).toBe(230);
    expect(await list({ page: '9' })).toEqual(pages[2]);
    expect(pages[0]).toMatchObject({ found: 230, page: 1, counts: { all: 230, draft: 3, deleted: 0 } });
    const names = async (find: string, view = {}) =>
      (await list({ find, ...view })).data.map(({ name }: { name: string }) => name);
    expect(await names(' VALVULA  vb-20% ')).toEqual(['Válvula de bola']);
    expect(await names('v_lvula')).toEqual([]);
    expect(await names('pump', { show: 'draft' })).toHaveLength(3);
    expect((await calls.listOwn(owner, businessID, { show: 'sold' })).status).toBe(400);
  });

  it('lists drafts, published and deleted products for the company', async () => {
    const { owner, businessID, id } = await addOne({ name: 'First' });
    const second = (await calls.create(owner, businessID, { name: 'Second', status: 'draft' })).body.data
      .productID;
    await calls.delete(owner, id);
    const { body } = await calls.listOwn(owner, businessID);
    expect(body.data).toMatchObject([{ productID: second, status: 'draft' }]);
    const deleted = await calls.listOwn(owner, businessID, { show: 'deleted' });
    expect(deleted.body.data).toMatchObject([
      { productID: id, status: 'published', deletedAt: expect.any(String) },
    ]);
    expect(body.counts).toEqual({ all: 1, published: 0, draft: 1, hidden: 0, deleted: 1 });
    expect(body.slots).toEqual({ used: 0, total: 100 });
  });
});

describe('activity', () => {
  it('records every write with person and product, and nothing without a change', async () => {
    const { owner, admin, businessID, id } = await addOne({ name: 'One' });
    const before = (await calls.loadOwn(owner, id)).body.data;
    await calls.save(admin, id, { name: 'One', version: 1 });
    await calls.setStatus(admin, id, 'published');
    await calls.restore(admin, id);
    expect((await calls.loadOwn(owner, id)).body.data).toEqual(before);
    await calls.save(admin, id, { name: 'Two', status: 'draft' });
    await calls.setStatus(owner, id, 'published');
    await calls.delete(admin, id);
    await calls.delete(admin, id);
    await calls.restore(owner, id);
    const entry = (action: string, userID: string, product: string) => ({
      action,
      userID,
      details: { productID: id, product },
    });
    const renamed = [{ field: 'name', before: 'One', after: 'Two' }];
    expect(await calls.activity(businessID)).toEqual([
      entry('product-created', owner.userID, 'One'),
      {
        ...entry('product-changed', admin.userID, 'Two'),
        details: { productID: id, product: 'Two', changes: renamed },
      },
      entry('product-withdrawn', admin.userID, 'Two'),
      entry('product-published', owner.userID, 'Two'),
      entry('product-deleted', admin.userID, 'Two'),
      entry('product-restored', owner.userID, 'Two'),
    ]);
  });

  it("updates the product's time, not the company's", async () => {
    const businessID = await addBusiness(api.db, { updated_at: '2024-01-01T00:00:00Z' });
    const { userID, headers } = people.owner;
    await api.db
      .insertInto('business_member')
      .values({ business_id: businessID, user_id: userID, role: 'owner' })
      .execute();
    const id = await addProduct(api.db, businessID, { updated_at: '2024-01-01T00:00:00Z' });
    const { body } = await calls.save({ headers }, id, { name: 'Changed' });
    expect(body.data.updatedAt > '2026').toBe(true);
    const company = await api.db
      .selectFrom('business')
      .select('updated_at')
      .where('id', '=', businessID)
      .executeTakeFirst();
    expect(company?.updated_at.toISOString()).toBe('2024-01-01T00:00:00.000Z');
  });
});

describe('rights (decision 7)', () => {
  it('lets owner and admin manage products, refuses members and strangers, asks visitors to sign in', async () => {
    const { owner, admin, member, outsider, businessID, id } = await addOne();
    const statuses = async (who: Parameters<ProductCalls['delete']>[0]) =>
      (
        await Promise.all([
          calls.listOwn(who, businessID),
          calls.loadOwn(who, id),
          calls.create(who, businessID),
          calls.save(who, id),
          calls.setStatus(who, id, 'published'),
          calls.delete(who, id),
          calls.restore(who, id),
        ])
      ).map(({ status }) => status);
    const all = (status: number) => Array(7).fill(status);
    expect(await statuses(undefined)).toEqual(all(401));
    expect(await statuses(member)).toEqual(all(403));
    expect(await statuses(outsider)).toEqual(all(403));
    expect((await calls.listOwn(owner, businessID)).body.data).toHaveLength(1);
    for (const who of [owner, admin]) {
      expect((await calls.listOwn(who, businessID)).status).toBe(200);
      expect((await calls.loadOwn(who, id)).status).toBe(200);
      expect((await calls.create(who, businessID)).status).toBe(200);
      expect((await calls.save(who, id)).status).toBe(200);
      expect((await calls.setStatus(who, id, 'draft')).status).toBe(200);
      expect((await calls.delete(who, id)).status).toBe(200);
      expect((await calls.restore(who, id)).status).toBe(200);
    }
  });

  it('replies NotFound for missing products, and refuses who has lost the role', async () => {
    const { admin, businessID, id } = await addOne();
    for (const answer of [
      await calls.create(admin, newId()),
      await calls.listOwn(admin, newId()),
      await calls.loadOwn(admin, newId()),
      await calls.save(admin, newId()),
      await calls.delete(admin, newId()),
    ])
      expect(answer.body.name).toBe('NotFound');
    await api.db.deleteFrom('business_member').where('user_id', '=', admin.userID).execute();
    expect((await calls.save(admin, id)).status).toBe(403);
    expect((await calls.create(admin, businessID)).status).toBe(403);
  });
});
