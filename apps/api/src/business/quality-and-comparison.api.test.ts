import { newId } from '@wbn/postgres/new-id.ts';
import { businessQuality } from '@wbn/search-engine/documents/quality/business-quality.ts';
import {
  selectBusinessFacts,
  selectProductFacts,
} from '@wbn/search-engine/documents/quality/quality-facts.sql.ts';
import { refreshDocuments } from '@wbn/search-engine/postgres/refresh-documents.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readStaff } from '../commands/frame/verbs.ts';
import { addBusinessPeople } from '../testing/add-business-people.ts';
import { addWholeBusiness } from '../testing/add-whole-business.ts';
import { ask, post } from '../testing/call-server.ts';
import { addBusiness, addProduct } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { setVerification } from '../verification/set-badge.ts';
import { endExpiredVerifications } from '../verification/tell-owners.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const scoreOf = async (id: string) => {
  const { rows } = await sql<{
    quality: number;
  }>`select quality from search_document where id = ${id}`.execute(api.db);
  return rows[0]?.quality;
};

describe('quality', () => {
  it('shows the people of a company its parts and what would raise it', async () => {
    const { businessID, member, outsider } = await addBusinessPeople(api, {
      subscription: 'gold',
      short_description: 'Valves',
      contact: JSON.stringify({ email: 'a@b.example' }),
      factory: JSON.stringify({ contractManufacturing: [], manufacturingFacilities: '' }),
      trade_capabilities: JSON.stringify({ markets: ['OCE'], spokenLanguages: [] }),
    });
    await addProduct(api.db, businessID, {
      description: 'A valve',
      price: JSON.stringify({ amount: 1, currency: 'USD' }),
    });
    const load = (headers: Record<string, string>) =>
      ask(`${api.url}/business/${businessID}/quality`, { headers });
    const { body } = await load(member.headers);
    expect(body.data.parts).toEqual([
      { name: 'verified', points: 0, most: 30 },
      // Short description, contact and products; empty lists and texts do not count.
      { name: 'complete', points: 9, most: 30 },
      { name: 'alive', points: 14, most: 20 },
      { name: 'answers', points: 0, most: 10 },
      { name: 'level', points: 4, most: 10 },
    ]);
    expect(body.data.score).toBe(27);
    expect(body.data.lifts.slice(0, 2)).toEqual([
      { name: 'verification', points: 30 },
      { name: 'plan', points: 6 },
    ]);
    expect((await load(outsider.headers)).status).toBe(403);
    const [product] = await selectProductFacts.all(api.db, {
      ids: (
        await api.db.selectFrom('product').select('id').where('business_id', '=', businessID).execute()
      ).map(({ id }) => id),
    });
    expect(product?.filled.toSorted()).toEqual(['description', 'price']);
  });

  it('counts a company that filled in everything as complete', async () => {
    const { businessID } = await addWholeBusiness(api);
    const facts = await selectBusinessFacts.only(api.db, { ids: [businessID] });
    expect(businessQuality(facts, new Date()).parts.complete).toBeGreaterThanOrEqual(28);
  });

  it('decreases with time, and at the end of a verification', async () => {
    const id = await addBusiness(api.db, { company_name: 'Ageing Works' });
    await setVerification(api.db, readStaff('Vera'), { businessID: id, until: '2099-01-01' });
    expect(await scoreOf(id)).toBe(40);
    const { body } = await ask(`${api.url}/business/profile/${id}`);
    expect(body.data).toMatchObject({ verified: true, verifiedUntil: '2099-01-01' });
    await sql`update business set updated_at = now() - interval '31 days' where id = ${id}`.execute(api.db);
    await refreshDocuments(api.services);
    expect(await scoreOf(id)).toBe(36);
    await sql`update business set verified_until = current_date - 1 where id = ${id}`.execute(api.db);
    await endExpiredVerifications(api.db);
    expect(await scoreOf(id)).toBe(6);
    expect((await ask(`${api.url}/business/profile/${id}`)).body.data.verifiedUntil).toBeUndefined();
  });
});

describe('comparison', () => {
  it('returns up to five in the requested order, without those that visitors cannot see', async () => {
    const one = await addBusiness(api.db, { company_name: 'One' });
    const hidden = await addBusiness(api.db, { company_name: 'Hidden', status: 'draft' });
    const two = await addBusiness(api.db, { company_name: 'Two' });
    const compare = (kind: string, ids: readonly string[]) => post(`${api.url}/${kind}/compare`, { ids });
    const { body } = await compare('business', [two, newId(), hidden, one]);
    expect(
      body.data.map((business: { general: { companyName: string } }) => business.general.companyName),
    ).toEqual(['Two', 'One']);
    const [shown, draft, ofHidden] = [
      await addProduct(api.db, one, { name: 'Shown', lead_time: '3 weeks' }),
      await addProduct(api.db, one, { name: 'Draft', status: 'draft' }),
      await addProduct(api.db, hidden, { name: 'Of hidden' }),
    ];
    const products = await compare('product', [shown, draft, ofHidden]);
    expect(products.body.data).toMatchObject([{ name: 'Shown', leadTime: '3 weeks' }]);
    expect(
      (
        await compare(
          'product',
          [1, 2, 3, 4, 5, 6].map(() => newId()),
        )
      ).body.fields.ids,
    ).toBe('must name 5 at most');
    expect((await compare('product', [])).body.fields.ids).toContain('at least one');
  });
});

describe('similar products and companies', () => {
  it('have the same category, nearest first, one per other company', async () => {
    const of = (country: string, company_name: string) =>
      addBusiness(api.db, {
        country,
        company_name,
        business_type: 'EX',
        category_ids: ['0004.02'],
        industry_id: '0004',
      });
    const [own, near, far] = [await of('CL', 'Own'), await of('CL', 'Near'), await of('SE', 'Far')];
    const inCategory = { category_id: '0004.02', industry_id: '0004' };
    const mine = await addProduct(api.db, own, { name: 'Mine', ...inCategory });
    const also = await addProduct(api.db, own, { name: 'Also mine', ...inCategory });
    const others = [
      await addProduct(api.db, far, { name: 'Far away', ...inCategory }),
      await addProduct(api.db, near, { name: 'Next door', ...inCategory }),
      await addProduct(api.db, near, { name: 'Next door too', ...inCategory }),
      await addProduct(api.db, near, { name: 'Else', category_id: '0004.03', industry_id: '0004' }),
    ];
    await api.search.index('business', [own, near, far]);
    await api.search.index('product', [mine, also, ...others]);
    const products = (await ask(`${api.url}/page/product/${mine}`)).body.data.similar.map(
      ({ name }: { name: string }) => name,
    );
    expect(products).toHaveLength(2);
    expect(products[0]).toMatch(/^Next door/);
    expect(products[1]).toBe('Far away');
    const companies = (await ask(`${api.url}/page/business/${own}`)).body.data.similar;
    expect(companies.map(({ businessID }: { businessID: string }) => businessID)).toEqual([near, far]);

    const narrow = { ...inCategory, sub_category_id: '0004.02.01' };
    const narrower = await addProduct(api.db, near, { name: 'Narrower', ...narrow });
    const narrowest = await addProduct(api.db, far, { name: 'As narrow', ...narrow });
    await api.search.index('product', [narrower, narrowest]);
    const around = (await ask(`${api.url}/page/product/${narrower}`)).body.data.similar;
    // Products of the same sub-category precede those that share only the category.
    expect(around.map(({ name }: { name: string }) => name)).toEqual([
      'As narrow',
      expect.stringMatching(/mine$/i),
    ]);
  });

  it('shows three pictured products with a hit of a company', async () => {
    const id = await addBusiness(api.db, { company_name: 'Pictured Pumps' });
    for (const n of [1, 2, 3, 4])
      await addProduct(api.db, id, {
        name: `Pump ${n}`,
        created_at: new Date(Date.UTC(2025, 0, n)),
        ...(n !== 3 && { main_image: JSON.stringify({ url: `/files/${n}.webp` }) }),
      });
    await api.search.index('business', [id]);
    const { body } = await post(`${api.url}/search/business`, { textQuery: 'Pictured Pumps' });
    expect(body.data.results[0].products.map(({ name }: { name: string }) => name)).toEqual([
      'Pump 4',
      'Pump 2',
      'Pump 1',
    ]);
  });
});
