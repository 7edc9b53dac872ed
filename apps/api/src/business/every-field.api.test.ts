import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFields, changedProductTexts } from '@wbn/contract/business/activity.ts';
import { savedBusinessSchema } from '@wbn/contract/business/save-business.ts';
import {
  businessFields,
  savedContactSchema,
  savedFactorySchema,
  savedGeneralSchema,
  savedTermsSchema,
  savedTradeCapabilitiesSchema,
} from '@wbn/contract/business/saved-business.ts';
import { savedProductSchema } from '@wbn/contract/business/saved-product.ts';
import { connect } from '@wbn/postgres/connect.ts';
import type { StoredActivityChange } from '@wbn/postgres/stored-values.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStoredFiles } from '../files/stored-files.ts';
import { importBusiness } from '../import/business/import-business.ts';
import { addBusinessPeople, type BusinessPeople } from '../testing/add-business-people.ts';
import { ask } from '../testing/call-server.ts';
import { loadDownload } from '../testing/load-download.ts';
import { productCalls } from '../testing/product-calls.ts';
import { profileOf, wholeProfile } from '../testing/profile-of.ts';
import { readArchive, writeZip } from '../testing/read-archive.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

// A new field of the contract fails here until these samples contain it, and then until activity, archive and CSV
// handle it.
const wholeProduct = {
  name: 'Gate valve',
  model: 'GV-80',
  brand: 'Hunter',
  ean: '4006381333931',
  description: 'Bronze, for steam.',
  keywords: ['valve', 'steam'],
  specs: [{ key: 'Size', value: 'DN 80' }],
  photos: [],
  videos: [{ url: 'https://video.example/gate' }],
  industry: '0004',
  category: '0004.01',
  subCategory: '0004.01.01',
  leadTime: '3 weeks',
  stock: true,
  price: { amount: 12_900, currency: 'USD', unit: 'piece', tiers: [{ from: 10, amount: 11_000 }] },
  minimumOrder: { quantity: 5, unit: 'pieces' },
  status: 'published',
};

let api: TestServer;
let people: BusinessPeople;
let calls: ReturnType<typeof productCalls>;
let changes: StoredActivityChange[];
const folder = mkdtempSync(join(tmpdir(), 'every-field-'));

beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api, { subscription: 'platinum', company_name: 'Before' });
  calls = productCalls(api);
  const page = profileOf(api, people);
  await page.save(wholeProfile);
  const { body } = await calls.create(people.owner, people.businessID, { name: 'Before' });
  await calls.save(people.owner, body.data.productID, { ...wholeProduct, version: 1 });
  changes = (await page.activity()).flatMap(({ details }) => details.changes ?? []);
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

describe('every field of the contract', () => {
  it('BIZ-19 to BIZ-24, PRD-14: has a sample value in this test', () => {
    const { general, contactInfo, factory, tradeCapabilities, businessTerms } = wholeProfile;
    const samples = [
      [savedGeneralSchema, general],
      [savedContactSchema, contactInfo],
      [savedFactorySchema, factory],
      [savedTradeCapabilitiesSchema, tradeCapabilities],
      [savedTermsSchema, businessTerms],
      [savedProductSchema, wholeProduct],
    ] as const;
    for (const [{ shape }, sample] of samples)
      expect(Object.keys(sample).sort()).toEqual(Object.keys(shape).sort());
    const parts = Object.keys(savedBusinessSchema.shape).filter((part) => part !== 'versions');
    expect(Object.keys(wholeProfile)).toEqual(
      expect.arrayContaining(parts.filter((part) => !/Photo$/.test(part))),
    );
  });

  it('is named by the activity when it changes, and the activity page has a label for it', () => {
    const named = new Set(changes.map(({ field }) => field));
    expect([...named].filter((field) => !(changedFields as readonly string[]).includes(field))).toEqual([]);
    const expected = [...businessFields, ...changedProductTexts, 'certificate', 'specs', 'videos'];
    expect(expected.filter((field) => !named.has(field))).toEqual([]);
  });

  it('comes back from the archive of its company', async () => {
    const { headers } = people.owner;
    const { bytes } = await loadDownload(api, { businessID: people.businessID, kind: 'company', headers });
    const other = await startTestServer(inject('postgresUrl'));
    const { pool, close } = connect(other.databaseUrl, { max: 2 });
    try {
      const path = await writeZip(folder, await readArchive(bytes));
      const { store, filesDir, url } = other;
      const storedFiles = createStoredFiles({ store, filesDir, hostUrl: () => url });
      await importBusiness(pool, { path, store, storedFiles });
      for (const table of ['business', 'product'] as const) {
        const rows = async (server: TestServer) =>
          (await server.db.selectFrom(table).selectAll().execute()).map((row) => ({
            ...row,
            // The database sets it when a company first becomes public.
            first_public_at: undefined,
          }));
        expect(await rows(other)).toEqual(await rows(api));
      }
    } finally {
      await close();
      await other.stop();
    }
  });

  it('of a product comes back from its CSV', async () => {
    const { businessID, owner } = people;
    const rows = () =>
      api.db.selectFrom('product').selectAll().where('business_id', '=', businessID).execute();
    const [before] = await rows();
    const { bytes } = await loadDownload(api, { businessID, kind: 'products', headers: owner.headers });
    await calls.save(owner, before?.id ?? '', { name: 'Emptied', version: 2 });
    const { body } = await ask(`${api.url}/product/import?bid=${businessID}&dryRun=false`, {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'text/csv' },
      body: bytes as BodyInit,
    });
    expect(body.data).toMatchObject({ rows: 1, updated: 1, problemCount: 0 });
    const [after] = await rows();
    const same = { version: expect.anything(), updated_at: expect.anything(), videos: expect.anything() };
    expect({ ...after, ...same }).toEqual({ ...before, ...same });
    expect(after?.videos).toHaveLength(1);
  });
});
