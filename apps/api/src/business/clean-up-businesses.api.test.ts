import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../testing/add-business-people.ts';
import { addLikes, addProduct } from '../testing/fixtures.ts';
import { type ProductCalls, productCalls } from '../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { cleanUpBusinesses } from './clean-up-businesses.ts';

let api: TestServer;
let calls: ProductCalls;
let people: BusinessPeople;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = productCalls(api);
  people = await addBusinessPeople(api, { subscription: 'platinum' });
});
afterAll(() => api.stop());

const ago = (days: number, hours = 0) => new Date(Date.now() - (days * 24 + hours) * 3_600_000);

/** Adds a product with a like, deleted at the given time. */
async function addDeleted(deleted_at: Date): Promise<string> {
  const id = await addProduct(api.db, people.businessID, { deleted_at });
  await addLikes(api.db, id, 1);
  return id;
}

it('lets a deleted product be restored for 30 days and no longer, even before the clean-up', async () => {
  const [late, young] = [await addDeleted(ago(30, 1)), await addDeleted(ago(29, 23))];
  expect((await calls.restore(people.owner, late)).body.name).toBe('NotFound');
  expect((await calls.loadOwn(people.owner, late)).status).toBe(404);
  const { body } = await calls.listOwn(people.owner, people.businessID, { show: 'deleted' });
  expect(body.data.map((product: { productID: string }) => product.productID)).toEqual([young]);
  await cleanUpBusinesses(api.db);
  expect(await api.db.selectFrom('product').select('id').execute()).toEqual([{ id: young }]);
  expect(await api.db.selectFrom('reaction_summary').select('resource_id').execute()).toEqual([
    { resource_id: young },
  ]);
  expect((await calls.restore(people.owner, young)).status).toBe(200);
});

it('deletes more than one batch, and keeps what is not deleted', async () => {
  const [{ count: before } = { count: 0 }] = await countProducts();
  await sql`
    insert into product (id, business_id, source, source_id, name, deleted_at)
    select gen_random_uuid()::text, ${people.businessID}, 'test', n::text, 'Old', now() - interval '31 days'
    from generate_series(1, 250) as n`.execute(api.db);
  await cleanUpBusinesses(api.db);
  expect(await countProducts()).toEqual([{ count: before }]);
});

async function countProducts() {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from product`.execute(api.db);
  return rows;
}

it('deletes idempotency keys after a week, addresses of downloads when they expire', async () => {
  const key = { call: 'create-product', user_id: people.owner.userID, body_hash: '', resource_id: newId() };
  const [old, fresh] = [newId(), newId()];
  await api.db
    .insertInto('created_once')
    .values([
      { ...key, idempotency_key: old, created_at: ago(7, 1) },
      { ...key, idempotency_key: fresh, created_at: ago(6, 23) },
    ])
    .execute();
  const download = { business_id: people.businessID, user_id: people.owner.userID, language: 'en' };
  await api.db
    .insertInto('download')
    .values([
      { ...download, kind: 'products', token_hash: Buffer.from('old'), expires_at: ago(0, 1) },
      { ...download, kind: 'company', token_hash: Buffer.from('new'), expires_at: ago(0, -1) },
    ])
    .execute();
  await cleanUpBusinesses(api.db);
  expect(await api.db.selectFrom('created_once').select('idempotency_key').execute()).toEqual([
    { idempotency_key: fresh },
  ]);
  expect(await api.db.selectFrom('download').select('kind').execute()).toEqual([{ kind: 'company' }]);
});
