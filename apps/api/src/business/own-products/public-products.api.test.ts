import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { ask } from '../../testing/call-server.ts';
import { type ProductCalls, productCalls } from '../../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let calls: ProductCalls;
let people: BusinessPeople;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = productCalls(api);
  people = await addBusinessPeople(api, { company_name: 'Kestrel', country: 'NO', subscription: 'platinum' });
});
afterAll(() => api.stop());

/** Whether a visitor can see a product, for every place that may show it. */
async function seenAt(id: string, name: string): Promise<boolean[]> {
  const json = async (path: string) => (await ask(`${api.url}/${path}`)).body.data;
  const page = await json(`page/business/${people.businessID}`);
  const entries: { id: string }[] = await json('sitemap/products?countries=NO');
  return [
    (await calls.load(id)).status === 200,
    (await calls.listed(people.businessID)).includes(name),
    page.products.some((product: { productID: string }) => product.productID === id),
    (await calls.found(name)).includes(name),
    (await calls.found('')).includes(name),
    entries.some((entry) => entry.id === id),
  ];
}

const everywhere = Array(6).fill(true);
const nowhere = Array(6).fill(false);

describe('visibility of products', () => {
  it('decision 20: hides a draft everywhere and shows it everywhere once published; also after unpublishing, deleting, restoring', async () => {
    const name = 'Zirconium spindle';
    const { owner, businessID } = people;
    const id = (await calls.create(owner, businessID, { name, status: 'draft' })).body.data.productID;
    expect(await seenAt(id, name)).toEqual(nowhere);
    await calls.setStatus(owner, id, 'published');
    expect(await seenAt(id, name)).toEqual(everywhere);
    await calls.save(owner, id, { name, status: 'draft' });
    expect(await seenAt(id, name)).toEqual(nowhere);
    await calls.save(owner, id, { name, status: 'published' });
    expect(await seenAt(id, name)).toEqual(everywhere);
    await calls.delete(owner, id);
    expect(await seenAt(id, name)).toEqual(nowhere);
    await calls.restore(owner, id);
    expect(await seenAt(id, name)).toEqual(everywhere);
  });

  it('decision 20: hides products beyond the plan everywhere, even when reindexed', async () => {
    const name = 'Obsidian gasket';
    const { owner, businessID } = people;
    const id = (await calls.create(owner, businessID, { name })).body.data.productID;
    await api.db.updateTable('product').set({ within_plan: false }).where('id', '=', id).execute();
    await api.search.index('product', [id]);
    expect(await seenAt(id, name)).toEqual(nowhere);
    await api.db.updateTable('product').set({ within_plan: true }).where('id', '=', id).execute();
    await api.search.index('product', [id]);
    expect(await seenAt(id, name)).toEqual(everywhere);
  });

  it('PRD-14: finds a renamed product by its new name only', async () => {
    const { owner, businessID } = people;
    const id = (await calls.create(owner, businessID, { name: 'Wolfram bolt' })).body.data.productID;
    await calls.save(owner, id, { name: 'Tungsten rivet' });
    expect(await calls.found('Wolfram')).toEqual([]);
    expect(await calls.found('Tungsten')).toEqual(['Tungsten rivet']);
  });

  it('keeps drafts out of the search when the company is renamed', async () => {
    const { owner, businessID } = people;
    await calls.create(owner, businessID, { name: 'Secret prototype', status: 'draft' });
    await api.db
      .updateTable('business')
      .set({ company_name: 'Peregrine' })
      .where('id', '=', businessID)
      .execute();
    await api.search.index('business', [businessID]);
    expect(await calls.found('Secret prototype')).toEqual([]);
    expect(await calls.found('Tungsten Peregrine')).toEqual(['Tungsten rivet']);
  });
});
