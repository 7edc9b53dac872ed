import { listActivity } from '@wbn/contract/business/activity.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cleanUpUploads } from '../../files/clean-up-uploads.ts';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { ask } from '../../testing/call-server.ts';
import { addBusiness, addProduct } from '../../testing/fixtures.ts';
import { type ProductCalls, productCalls } from '../../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { cleanUpBusinesses } from '../clean-up-businesses.ts';

let api: TestServer;
let calls: ProductCalls;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = productCalls(api);
});
afterAll(() => api.stop());

async function addCompany(products: number, status: 'draft' | 'published' = 'draft') {
  const company = await addBusinessPeople(api);
  const ids: string[] = [];
  for (let n = 1; n <= products; n += 1)
    ids.push(await addProduct(api.db, company.businessID, { name: `Part ${n}`, status }));
  return { ...company, ids };
}

it('publishes several in their order while slots are free, and names the others', async () => {
  const { owner, admin, businessID, ids } = await addCompany(9);
  const [first = ''] = ids;
  await calls.setStatus(owner, first, 'published');
  const { body } = await calls.setSeveral(admin, businessID, [...ids, first], 'published');
  expect(body.slots).toEqual({ used: 7, total: 7 });
  expect(body.data.products).toHaveLength(9);
  expect(body.data.left).toEqual([
    { productID: ids[7], name: 'Part 8' },
    { productID: ids[8], name: 'Part 9' },
  ]);
  expect((await calls.listed(businessID)).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Part ${n}`));
  expect(await calls.found('Part 8')).not.toContain('Part 8');
  expect(
    (await calls.activity(businessID)).filter(({ action }) => action === 'product-published'),
  ).toHaveLength(7);

  const drafts = await calls.setSeveral(owner, businessID, ids, 'draft');
  expect(drafts.body).toMatchObject({ data: { left: [] }, slots: { used: 0, total: 7 } });
  expect(await calls.listed(businessID)).toEqual([]);
});

it('deletes several at once and restores them as far as slots are free', async () => {
  const { owner, businessID, ids } = await addCompany(7, 'published');
  const four = ids.slice(0, 4);
  expect((await calls.removeSeveral(owner, businessID, four)).body).toMatchObject({
    data: { productIDs: four },
    slots: { used: 3, total: 7 },
  });
  expect(await calls.listed(businessID)).toHaveLength(3);
  const again = await calls.removeSeveral(owner, businessID, four);
  expect(again.status).toBe(200);
  expect((await calls.activity(businessID)).length).toBe(4);
  await calls.create(owner, businessID);
  const { body } = await calls.restoreSeveral(owner, businessID, four);
  expect(body.data.left).toEqual([{ productID: ids[3], name: 'Part 4' }]);
  expect(body.slots).toEqual({ used: 7, total: 7 });
  expect(body.data.products.map(({ deletedAt }: { deletedAt?: string }) => deletedAt !== undefined)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('changes all or nothing when one is missing, and at most a hundred', async () => {
  const { owner, businessID, ids } = await addCompany(2, 'published');
  const foreign = await addProduct(api.db, await addBusiness(api.db));
  const [first = ''] = ids;
  for (const strange of [foreign, newId()]) {
    const { status, body } = await calls.removeSeveral(owner, businessID, [first, strange]);
    expect([status, body.message]).toEqual([
      404,
      `There is no product with the id ${strange} in this company.`,
    ]);
  }
  await calls.delete(owner, ids[1] ?? '');
  expect((await calls.setSeveral(owner, businessID, ids, 'draft')).body.name).toBe('NotFound');
  expect(await calls.listed(businessID)).toEqual(['Part 1']);
  const many = Array.from({ length: 101 }, () => newId());
  for (const productIDs of [[], many]) {
    const { body } = await calls.removeSeveral(owner, businessID, productIDs);
    expect(body).toMatchObject({ name: 'ValidationError', fields: { productIDs: expect.any(String) } });
  }
});

it('copies everything of a product into a draft that keeps its pictures when the product is gone', async () => {
  const { owner, businessID, ids } = await addCompany(7, 'published');
  const [id = ''] = ids;
  const url = `/files/pictures/${'a'.repeat(32)}/640.webp`;
  await api.db
    .insertInto('picture')
    .values({
      id: 'a'.repeat(32),
      owner_id: businessID,
      url,
      photo: JSON.stringify({ url }),
      object_keys: [],
    })
    .execute();
  const offer = {
    ...{ model: 'GV-1', brand: 'Acme', ean: '4006381333931', description: 'Of brass', keywords: ['valve'] },
    ...{ industry_id: '0001', lead_time: '3 weeks', stock: true, main_image: JSON.stringify({ url }) },
    specs: JSON.stringify([{ key: 'Bore', value: '20 mm' }]),
    price: JSON.stringify({ amount: 1850, currency: 'USD', tiers: [{ from: 100, amount: 1750 }] }),
    minimum_order: JSON.stringify({ quantity: 10, unit: 'piece' }),
    videos: JSON.stringify([{ videoID: newId(), url: 'https://video.example/1' }]),
  };
  await api.db.updateTable('product').set(offer).where('id', '=', id).execute();

  const key = newId();
  const { body } = await calls.duplicate(owner, id, key);
  expect(body.slots).toEqual({ used: 7, total: 7 });
  const { data: original } = (await calls.loadOwn(owner, id)).body;
  const { productID, createdAt, updatedAt, version, videos, ...copied } = body.data;
  expect({ ...copied, sample: undefined }).toEqual({
    ...original,
    ...{
      productID: undefined,
      createdAt: undefined,
      updatedAt: undefined,
      version: undefined,
      videos: undefined,
    },
    // An EAN names one product.
    ...{ name: 'Part 1 (2)', status: 'draft', sample: undefined, ean: undefined },
  });
  expect(videos).toEqual([
    { videoID: expect.not.stringMatching(original.videos[0].videoID), url: 'https://video.example/1' },
  ]);
  expect((await calls.duplicate(owner, id, key)).body.data.productID).toBe(productID);
  expect((await calls.duplicate(owner, productID)).body.data.name).toBe('Part 1 (3)');
  expect(await calls.listed(businessID)).toHaveLength(7);

  const long = sql<Date>`now() - interval '31 days'`;
  await api.db.updateTable('product').set({ deleted_at: long }).where('id', '=', id).execute();
  await cleanUpBusinesses(api.db);
  await api.db.updateTable('picture').set({ unused_since: long }).execute();
  await cleanUpUploads(api.db, api.store);
  expect(await api.db.selectFrom('picture').select('unused_since').execute()).toEqual([
    { unused_since: null },
  ]);
  expect((await calls.duplicate(owner, id)).body.name).toBe('NotFound');
});

it('PRD-17: stores a minimum order with decimals, and 0 as a price on request', async () => {
  const { owner, businessID } = await addCompany(0);
  const offer = { price: { amount: 0, currency: 'EUR' }, minimumOrder: { quantity: 2.5, unit: 't' } };
  const { body } = await calls.create(owner, businessID, offer);
  expect(body.data.minimumOrder).toEqual({ quantity: 2.5, unit: 't' });
  expect(body.data.price).toBeUndefined();
  const stored = JSON.stringify({ amount: 0, currency: 'EUR' });
  await api.db.updateTable('product').set({ price: stored }).where('id', '=', body.data.productID).execute();
  expect((await calls.load(body.data.productID)).body.data.price).toBeUndefined();
});

it('refuses invalid price tiers and minimum orders at their field', async () => {
  const { owner, businessID } = await addCompany(0);
  const price = (tiers: object[]) => ({ price: { amount: 2000, currency: 'USD', tiers } });
  const at = (from: unknown, amount: unknown = 100) => ({ from, amount });
  for (const [offer, field, words] of [
    [price([at(100), at(100)]), 'price.tiers.1.from', 'more than the quantity of the tier before'],
    [price([at(500), at(100)]), 'price.tiers.1.from', 'more than the quantity of the tier before'],
    [price([at(1)]), 'price.tiers.0.from', 'from 2 to'],
    [price([at(2.5)]), 'price.tiers.0.from', 'from 2 to'],
    [price([at(null)]), 'price.tiers.0.from', 'from 2 to'],
    [price([at(100, -1)]), 'price.tiers.0.amount', 'an amount above 0'],
    [price([at(100, 17.5)]), 'price.tiers.0.amount', 'an amount above 0'],
    [price([at(100, 2001)]), 'price.tiers.0.amount', 'price of a smaller quantity'],
    [price([at(100, 1500), at(500, 1501)]), 'price.tiers.1.amount', 'price of a smaller quantity'],
    [price(Array.from({ length: 11 }, (_, n) => at(n + 2))), 'price.tiers', 'too many'],
    [{ minimumOrder: { quantity: 0 } }, 'minimumOrder.quantity', 'above 0'],
    [{ minimumOrder: { quantity: '10' } }, 'minimumOrder.quantity', 'above 0'],
    [price([at(100, 0)]), 'price.tiers.0.amount', 'an amount above 0'],
  ] as const) {
    const { status, body } = await calls.create(owner, businessID, offer);
    expect([status, body.fields]).toEqual([400, { [field]: expect.stringContaining(words) }]);
  }
  const good = { ...price([at(100, 1750), at(500, 1500)]), minimumOrder: { quantity: 10, unit: 'piece' } };
  const { body } = await calls.create(owner, businessID, good);
  expect(body.data).toMatchObject(good);
  expect((await calls.load(body.data.productID)).body.data).toMatchObject(good);
  await calls.save(owner, body.data.productID, { ...price([at(100, 1600)]), minimumOrder: { quantity: 20 } });
  const activity = await ask(
    `${api.url}/${listActivity.path.replace('{id}', businessID)}?bid=${businessID}`,
    owner,
  );
  expect(activity.body.data[0].details.changes).toEqual([
    {
      field: 'amount',
      before: 'USD\u00a020.00; 100: USD\u00a017.50; 500: USD\u00a015.00',
      after: 'USD\u00a020.00; 100: USD\u00a016.00',
    },
    { field: 'minimumQuantity', before: '10 piece', after: '20' },
  ]);
});
