import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { type ProductCalls, productCalls } from '../../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let calls: ProductCalls;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = productCalls(api);
});
afterAll(() => api.stop());

type Level = 'standard' | 'gold' | 'premium' | 'platinum';

/** Adds a company on a plan with the given number of products. */
async function addCompany(subscription: Level, products: number) {
  const company = await addBusinessPeople(api, { subscription });
  const ids: string[] = [];
  for (let n = 1; n <= products; n += 1) {
    const created_at = new Date(Date.UTC(2025, 0, n));
    ids.push(await addProduct(api.db, company.businessID, { name: `Product ${n}`, created_at }));
  }
  return { ...company, ids };
}

async function countProducts(businessID: string): Promise<number> {
  const { body } = await calls.listOwn(undefined, businessID);
  expect(body.name).toBe('TokenNotFound');
  const rows = await api.db
    .selectFrom('product')
    .select('id')
    .where('business_id', '=', businessID)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.length;
}

const outcomes = (answers: { status: number; body: { name?: string } }[]) =>
  answers.map(({ status, body }) => body.name ?? status).sort();

describe('product slots', () => {
  it.each([
    ['standard', 7, 'Standard plan, and all of its 7 product slots are taken. Gold gives 20.'],
    ['gold', 20, 'Gold plan, and all of its 20 product slots are taken. Premium gives 50.'],
    ['premium', 50, 'Premium plan, and all of its 50 product slots are taken. Platinum gives 100.'],
    ['platinum', 100, 'Platinum plan, and all of its 100 product slots are taken. It is the largest plan'],
  ] as const)(
    'CON-19, decision 20: %s has %i; the next is refused with what the next plan gives',
    async (level, slots, message) => {
      const { owner, businessID } = await addCompany(level, slots - 1);
      expect((await calls.create(owner, businessID)).body.slots).toEqual({ used: slots, total: slots });
      const { status, body } = await calls.create(owner, businessID);
      expect([status, body.name]).toEqual([403, 'PlanLimitReached']);
      expect(body.message).toContain(message);
      expect(await countProducts(businessID)).toBe(slots);
    },
  );

  it('CON-19, decision 20: lets exactly 2 of 50 concurrent creates succeed on a standard company with 5 products', async () => {
    const { owner, admin, businessID } = await addCompany('standard', 5);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => calls.create(n % 2 ? owner : admin, businessID)),
    );
    expect(outcomes(answers)).toEqual([200, 200, ...Array(48).fill('PlanLimitReached')]);
    expect(await countProducts(businessID)).toBe(7);
    expect(await calls.activity(businessID)).toHaveLength(2);
  });

  it('CON-19: shares the free slots among concurrent restores and creates', async () => {
    const { owner, businessID, ids } = await addCompany('standard', 7);
    for (const id of ids.slice(0, 3)) await calls.delete(owner, id);
    const answers = await Promise.all([
      ...ids.slice(0, 3).map((id) => calls.restore(owner, id)),
      ...Array.from({ length: 5 }, () => calls.create(owner, businessID)),
    ]);
    expect(outcomes(answers)).toEqual([200, 200, 200, ...Array(5).fill('PlanLimitReached')]);
    expect(await countProducts(businessID)).toBe(7);
  });

  it("CON-19: frees a deleted product's slot at once, and restores it into a free slot only", async () => {
    const { owner, businessID, ids } = await addCompany('standard', 7);
    const [first = ''] = ids;
    expect((await calls.delete(owner, first)).body).toMatchObject({
      data: { productID: first },
      slots: { used: 6, total: 7 },
    });
    const other = (await calls.create(owner, businessID)).body.data.productID;
    expect((await calls.restore(owner, first)).body.name).toBe('PlanLimitReached');
    await calls.delete(owner, other);
    const { body } = await calls.restore(owner, first);
    expect(body).toMatchObject({
      data: { productID: first, name: 'Product 1' },
      slots: { used: 7, total: 7 },
    });
    expect(body.data).not.toHaveProperty('deletedAt');
  });

  it('decision 20: takes no slot for drafts, and one when a draft is published by any call', async () => {
    const { owner, admin, businessID, ids } = await addCompany('standard', 6);
    const addDraft = async () =>
      (await calls.create(owner, businessID, { status: 'draft' })).body.data.productID;
    const drafts = [await addDraft(), await addDraft(), await addDraft()];
    const [first = '', second = '', third = ''] = drafts;
    expect((await calls.listOwn(owner, businessID)).body.slots).toEqual({ used: 6, total: 7 });

    // One free slot and three concurrent publications.
    const answers = await Promise.all([
      calls.setStatus(owner, first, 'published'),
      calls.save(admin, second, { status: 'published' }),
      calls.setSeveral(owner, businessID, [third], 'published'),
    ]);
    const refused = answers.slice(0, 2).filter(({ body }) => body.name === 'PlanLimitReached').length;
    expect(refused + (answers[2]?.body.data.left.length ?? 0)).toBe(2);
    expect((await calls.listOwn(owner, businessID)).body.slots).toEqual({ used: 7, total: 7 });
    expect(await calls.listed(businessID)).toHaveLength(7);

    // A full plan still accepts drafts, and published products can become drafts.
    expect((await calls.create(owner, businessID, { status: 'draft' })).body.slots.used).toBe(7);
    const [published = '', other = ''] = ids;
    await calls.delete(owner, published);
    await calls.save(owner, other, { status: 'draft' });
    expect((await calls.listOwn(owner, businessID)).body.slots.used).toBe(5);
    await calls.delete(owner, other);
    expect((await calls.restore(owner, other)).body.slots.used).toBe(5);
    expect((await calls.restore(owner, published)).body.slots.used).toBe(6);
  });

  it('keeps all products of an imported company beyond its slots, and refuses more', async () => {
    const { owner, businessID, ids } = await addCompany('standard', 10);
    expect((await calls.create(owner, businessID)).body.name).toBe('PlanLimitReached');
    await calls.delete(owner, ids[0] ?? '');
    expect((await calls.listOwn(owner, businessID)).body.slots).toEqual({ used: 9, total: 7 });
    expect(await calls.listed(businessID)).toHaveLength(9);
    expect((await calls.restore(owner, ids[0] ?? '')).body.name).toBe('PlanLimitReached');
  });
});

describe('Idempotency-Key', () => {
  it('returns the same product for a repetition and takes one slot, at once or later', async () => {
    const { owner, businessID } = await addCompany('standard', 5);
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => calls.create(owner, businessID, { name: 'Once' }, key)),
    );
    answers.push(await calls.create(owner, businessID, { name: 'Once' }, key));
    expect(new Set(answers.map(({ body }) => body.data.productID)).size).toBe(1);
    expect(answers.map(({ body }) => body.slots)).toEqual(Array(11).fill({ used: 6, total: 7 }));
    expect(await countProducts(businessID)).toBe(6);
    expect(await calls.activity(businessID)).toHaveLength(1);
  });

  it('refuses another product under the same key, except of another person', async () => {
    const { owner, admin, businessID } = await addCompany('standard', 0);
    const key = newId();
    const { body } = await calls.create(owner, businessID, { name: 'One' }, key);
    expect((await calls.create(owner, businessID, { name: 'Two' }, key)).body.name).toBe('Conflict');
    const other = await calls.create(admin, businessID, { name: 'One' }, key);
    expect(other.body.data.productID).not.toBe(body.data.productID);
  });

  it('allows a retry with the same key after a refusal for lack of slots', async () => {
    const { owner, businessID, ids } = await addCompany('standard', 7);
    const key = newId();
    expect((await calls.create(owner, businessID, {}, key)).body.name).toBe('PlanLimitReached');
    await calls.delete(owner, ids[0] ?? '');
    expect((await calls.create(owner, businessID, {}, key)).status).toBe(200);
  });
});
