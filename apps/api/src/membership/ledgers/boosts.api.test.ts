import { loadBoosts } from '@wbn/contract/membership/boosts.ts';
import { searchBusinesses, searchProducts } from '@wbn/contract/search/searches.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readStaff } from '../../commands/frame/verbs.ts';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { callServer, post } from '../../testing/call-server.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { productCalls } from '../../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { setMembership } from '../set-membership.ts';
import { endBoosts } from './return-boost.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

type Company = Awaited<ReturnType<typeof addGoldCompany>>;

/** A gold company with indexed products named after a word. */
async function addGoldCompany(word: string, count = 1) {
  const people = await addBusinessPeople(api, { subscription: 'gold', company_name: `${word} Works` });
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1)
    ids.push(await addProduct(api.db, people.businessID, { name: `${word} number ${n}` }));
  await api.search.index('business', [people.businessID]);
  await api.search.index('product', ids);
  return { ...people, ids };
}

const boost = ({ businessID, owner }: Company, productID?: string, key?: string) =>
  post(
    `${api.url}/business/${businessID}/boosts`,
    { productID },
    { ...owner.headers, ...(key ? { 'idempotency-key': key } : {}) },
  );
const balance = async ({ businessID, admin }: Company) =>
  (await callServer(api.url, loadBoosts, { params: { id: businessID } }, admin.headers)).body.data;
const searched = async (textQuery: string, more: object = {}) => {
  const body = { textQuery, size: 5, promoted: true as const, ...more };
  const { data } = (await callServer(api.url, searchProducts, { body: { skip: 0, ...body } })).body;
  const ids = (list: { productID: string }[]) => list.map(({ productID }) => productID);
  return { ...data, ids: ids(data.results), promoted: data.promoted && ids(data.promoted) };
};

describe('boosts over HTTP', () => {
  it('MEM-12: spends exactly three of three boosts in fifty calls at once, each one time', async () => {
    const company = await addGoldCompany('Quern', 50);
    const answers = await Promise.all(company.ids.map((id) => boost(company, id)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(3);
    expect(won.map(({ body }) => body.left).sort()).toEqual([0, 1, 2]);
    // A busy host may refuse some requests before it handles them.
    for (const { status, body } of answers)
      if (status !== 200) expect(['PlanLimitReached', 'ServiceUnavailable']).toContain(body.name);
    const { granted, left, entries, boosts } = await balance(company);
    expect([granted, left]).toEqual([3, 0]);
    expect(entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ...Array(3).fill(['spent', -1]),
      ['granted', 3],
    ]);
    expect(boosts).toHaveLength(3);
  });

  it("spends nothing on a repeated request; refuses products that are promoted, hidden, another company's or without a plan", async () => {
    const company = await addGoldCompany('Rasp', 2);
    const [first, second] = company.ids;
    const key = newId();
    const [one, again] = [await boost(company, first, key), await boost(company, first, key)];
    expect(again.body).toEqual(one.body);
    expect(one.body.data).toMatchObject({ resourceName: 'Rasp number 1', state: 'running' });
    const ends = new Date(one.body.data.endsAt).getTime() - new Date(one.body.data.startsAt).getTime();
    expect(ends).toBe(7 * 86_400_000);
    expect((await boost(company, first)).body).toMatchObject({ name: 'Conflict' });
    await productCalls(api).setStatus(company.owner, second ?? '', 'draft');
    expect((await boost(company, second)).body.message).toContain('publish it');
    const other = await addGoldCompany('Trowel');
    expect((await boost(company, other.ids[0])).status).toBe(404);
    expect((await balance(company)).left).toBe(2);

    await setMembership(api.db, readStaff('Vera'), { businessID: company.businessID, level: 'standard' });
    expect((await boost(company)).body).toMatchObject({ name: 'PlanLimitReached' });
    expect((await balance(company)).boosts).toMatchObject([{ state: 'paused' }]);
    expect((await searched('Rasp')).promoted).toEqual([]);
  });
});

describe('promoted results of a search', () => {
  it('stand beside the results, only for matches, and only while the product is public on a paid plan', async () => {
    const company = await addGoldCompany('Sickle', 12);
    const last = (await searched('Sickle', { skip: 10 })).ids.at(-1) ?? '';
    const before = await searched('Sickle', { facets: true });
    expect(before.promoted).toEqual([]);
    await boost(company, last);
    const after = await searched('Sickle', { facets: true });
    expect(after.promoted).toEqual([last]);
    // The results do not change: the same order, total and counts on every page.
    expect({ ...after, promoted: [] }).toEqual(before);
    const pages = await Promise.all([0, 5, 10].map((skip) => searched('Sickle', { skip })));
    expect(pages.flatMap(({ ids }) => ids)).toContain(last);
    for (const more of [{ skip: 5 }, { sort: 'newest' }])
      expect((await searched('Sickle', more)).promoted).toEqual([]);
    expect((await searched('Sickle', { countries: ['JP'] })).promoted).toEqual([]);
    expect((await searched('Hatchet Sickle')).promoted).toEqual([]);
    expect((await searched('')).promoted).toHaveLength(2);

    await productCalls(api).setStatus(company.owner, last, 'draft');
    expect((await searched('Sickle')).promoted).toEqual([]);
    expect((await balance(company)).boosts).toMatchObject([{ state: 'paused' }]);
    await productCalls(api).setStatus(company.owner, last, 'published');
    expect((await searched('Sickle')).promoted).toEqual([last]);
    await endBoosts(api, new Date(Date.now() + 8 * 86_400_000));
    expect((await searched('Sickle')).promoted).toEqual([]);
    const { rows } = await sql`select from search_document_product where words @@ '''=b'''::tsquery`.execute(
      api.db,
    );
    expect(rows).toEqual([]);
  });

  it('are at most two and rotate by the search words; companies are promoted among companies', async () => {
    const companies = await Promise.all(['Adze', 'Adze', 'Adze', 'Adze'].map((word) => addGoldCompany(word)));
    for (const company of companies) expect((await boost(company)).status).toBe(200);
    const find = async (body: object) => {
      const asked = { textQuery: 'Adze', skip: 0, size: 5, promoted: true as const, ...body };
      const { data } = (await callServer(api.url, searchBusinesses, { body: asked })).body;
      return data.promoted.map(
        (hit: { businessProfile: { businessID: string } }) => hit.businessProfile.businessID,
      );
    };
    const first = await find({});
    expect(first).toHaveLength(2);
    expect(await find({})).toEqual(first);
    const turns = await Promise.all(
      ['works', 'adze works', 'works adze', 'adz', ''].map((textQuery) => find({ textQuery })),
    );
    expect(new Set([...first, ...turns.flat()]).size).toBeGreaterThan(2);
    expect(await find({ businessType: 'DI' })).toEqual([]);
  });
});
