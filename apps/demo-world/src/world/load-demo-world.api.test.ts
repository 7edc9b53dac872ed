import { callServer } from '@wbn/api/testing/call-server.ts';
import { startTestServer, type TestServer } from '@wbn/api/testing/start-test-server.ts';
import { verifyLedger } from '@wbn/api/verification/ledger/verify-ledger.ts';
import { loadBusiness } from '@wbn/contract/business/business.ts';
import { loadProduct } from '@wbn/contract/business/product.ts';
import { listLastRegisteredBusinesses } from '@wbn/contract/search/list-last-registered-businesses.ts';
import { searchProducts, searchUsers } from '@wbn/contract/search/searches.ts';
import { loadVerificationRecord } from '@wbn/contract/verification/load-verification-record.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readDemoWorld } from './demo-world.ts';
import { loadDemoWorldIfEmpty } from './load-demo-world.ts';

let api: TestServer;
const told: string[] = [];
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  expect(await loadDemoWorldIfEmpty(api, (sentence) => told.push(sentence))).toBe(true);
});
afterAll(() => api.stop());

const world = readDemoWorld();

it('fills an empty database once, and says so', async () => {
  expect(told).toHaveLength(2);
  expect(await loadDemoWorldIfEmpty(api)).toBe(false);
  const { count } = await api.db
    .selectFrom('business')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(world.companies.length);
});

it('decision 21: gives some companies a case, and derives each badge from the ledger', async () => {
  expect(await verifyLedger(api.db)).toMatchObject({ isSound: true });
  const approved = await api.db.selectFrom('verification_case').select('business_id').execute();
  const { body } = await callServer(api.url, loadVerificationRecord, {
    params: { id: approved[0]?.business_id ?? '' },
  });
  expect(body.data).toMatchObject({ verified: true, sample: true, decidedBy: 'Sample reviewer' });
  expect(body.data.checks).toHaveLength(4);
});

it('has every company and product, marked as a sample, with pictures that can be loaded', async () => {
  const { body } = await callServer(api.url, listLastRegisteredBusinesses, {});
  expect(body.data).toHaveLength(12);
  for (const { businessID } of body.data) {
    const business = await callServer(api.url, loadBusiness, { params: { id: businessID } });
    expect(business.body.data.sample).toBe(true);
    for (const photo of [business.body.data.general.profilePhoto, business.body.data.general.coverPhoto]) {
      expect(photo).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
      expect((await fetch(`${api.url}${photo.url}`)).headers.get('content-type')).toContain('image/svg+xml');
    }
  }
});

it('finds products, with prices in the smallest unit of their currency', async () => {
  const { body } = await callServer(api.url, searchProducts, { body: { textQuery: 'YS6 slurry pump' } });
  const id = body.data.results[0].productID;
  const product = await callServer(api.url, loadProduct, { params: { id } });
  expect(product.body.data).toMatchObject({
    name: 'YS6 horizontal slurry pump, 6 x 4 inch, chrome lined',
    price: { amount: 2_840_000, currency: 'AUD', unit: 'piece' },
    sample: true,
  });
});

it('finds people, who belong to their companies', async () => {
  const { body } = await callServer(api.url, searchUsers, { body: { textQuery: 'Gwenda Marchbank' } });
  expect(body.data.profiles[0]).toMatchObject({
    firstName: 'Gwenda',
    sample: true,
    businessID: expect.any(String),
  });
  expect(body.data.profiles[0]).not.toHaveProperty('birthDate');
});

it('has posts with comments and answers, likes as rows, and a feed for everybody', async () => {
  const { rows } = await sql<Record<string, boolean>>`select
    (select count(*) from post) >= 60 and (select count(*) from comment) >= 120 as talks,
    exists (select from comment where resource_type = 'comment') as answers,
    exists (select from mention) and exists (select from post where picture is not null)
      and exists (select from post where card_id is not null) as names,
    (select max(created_at) > now() - interval '1 day' from post) as lives,
    not exists (select from post where created_at > now()) and not exists (select from comment where created_at > now()) as known,
    not exists (
      select from reaction_summary where like_count <> (select count(*) from reaction where reaction.resource_id = reaction_summary.resource_id)
    ) as counted,
    not exists (
      select from user_profile as reader where not exists (
        select from follow join post on post.author_id = follow.resource_id
        where follow.user_id = reader.id and post.created_at > now() - interval '14 days')
    ) as fed,
    exists (select from connection where status = 'pending') and exists (select from connection where status = 'accepted') as connected,
    exists (select from notification where kind = 'comment') and exists (select from notification where kind = 'reply') as told`.execute(
    api.db,
  );
  expect(Object.entries(rows[0] ?? {}).filter(([, isTrue]) => !isTrue)).toEqual([]);
});
