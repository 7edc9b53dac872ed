import { listUserBusinesses, loadBusiness } from '@wbn/contract/business/business.ts';
import { listBusinessProducts, loadProduct } from '@wbn/contract/business/product.ts';
import {
  loadBusinessPage,
  loadHomePage,
  loadPostPage,
  loadProductPage,
  loadProfilePage,
} from '@wbn/contract/pages/pages.ts';
import { listLastRegisteredBusinesses } from '@wbn/contract/search/list-last-registered-businesses.ts';
import { searchBusinesses } from '@wbn/contract/search/searches.ts';
import { follow, loadFollowSummary } from '@wbn/contract/social/follows.ts';
import { loadPost, loadTimeline } from '@wbn/contract/social/posts.ts';
import { loadReactionSummary, react } from '@wbn/contract/social/reactions.ts';
import { loadPublicProfile } from '@wbn/contract/social/user-profile.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { addAccount, addBusinessPeople, type BusinessPeople } from '../testing/add-business-people.ts';
import { addGroup } from '../testing/add-group.ts';
import { addPost } from '../testing/add-post.ts';
import { ask, callServer } from '../testing/call-server.ts';
import { addBusiness, addProduct } from '../testing/fixtures.ts';
import { readComments, sendComment } from '../testing/send-comment.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let people: BusinessPeople;
let productID: string;
let postID: string;

/** A company, its owner and a product with everything that their pages can show. */
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api, {
    country: 'NO',
    industry_id: '0004',
    category_ids: ['0004.02'],
    short_description: 'Valves of every size.',
  });
  const { businessID, owner, outsider } = people;
  const kind = { industry_id: '0004', category_id: '0004.02' };
  productID = await addProduct(api.db, businessID, { name: 'Gate valve', ...kind });
  await addProduct(api.db, businessID, { name: 'Ball valve', ...kind });
  const other = await addBusiness(api.db, { industry_id: '0004', category_ids: ['0004.02'], country: 'NO' });
  const otherProduct = await addProduct(api.db, other, kind);
  await api.search.index('business', [businessID, other]);
  await api.search.index('product', [productID, otherProduct]);
  await addGroup(api.db, { [owner.userID]: 'owner' });
  await api.db.updateTable('group_member').set({ business_id: businessID }).execute();
  for (const place of [1, 2, 3])
    await addPost(api.db, { user_id: owner.userID, business_id: businessID, content: `Post ${place}` });
  postID = await addPost(api.db, { user_id: owner.userID, business_id: businessID });
  await addPost(api.db, { user_id: owner.userID });
  const { headers } = outsider;
  for (const [resourceType, resourceID] of Object.entries({
    business: businessID,
    product: productID,
    user: owner.userID,
    post: postID,
  } as const)) {
    await sendComment(api, headers, {
      resourceID,
      resourceType: resourceType as 'post',
      content: 'How much?',
    });
    await callServer(
      api.url,
      react,
      { params: { resourceType: resourceType as 'post' }, body: { resourceID } },
      headers,
    );
  }
  for (const [resourceType, resourceID] of Object.entries({ business: businessID, user: owner.userID }))
    await callServer(
      api.url,
      follow,
      { params: { resourceType: resourceType as 'user' }, body: { resourceID } },
      headers,
    );
});
afterAll(() => api.stop());

const page = async (call: Parameters<typeof callServer>[1], id: string, headers = {}) =>
  (await callServer(api.url, call, { params: { id } } as never, headers)).body.data;
const followersOf = async (id: string) =>
  (await callServer(api.url, loadFollowSummary, { params: { id } })).body.data.followersCount;
const latestOf = async (timelineID: string) =>
  (await callServer(api.url, loadTimeline, { params: { timelineID }, query: { size: 3 } })).body.data.items;

describe('the call of a page answers what the single calls do', () => {
  it('BIZ-09: of a company', async () => {
    const { businessID: id } = people;
    const found = await page(loadBusinessPage, id);
    const [business, products] = await Promise.all([
      callServer(api.url, loadBusiness, { params: { id } }),
      callServer(api.url, listBusinessProducts, { query: { bid: id } }),
    ]);
    expect(found).toEqual({
      business: business.body.data,
      products: products.body.data.data,
      similar: [
        expect.objectContaining({ general: expect.objectContaining({ companyName: 'Acme Valves' }) }),
      ],
      followersCount: await followersOf(id),
      posts: await latestOf(id),
      groups: [expect.objectContaining({ name: 'Valves of the Andes' })],
      talk: await readComments(api, id),
    });
    expect([found.products.length, found.followersCount, found.posts.length, found.talk.talkCount]).toEqual([
      2, 1, 3, 1,
    ]);
  });

  it('PRD-09, PRD-14: of a product', async () => {
    const found = await page(loadProductPage, productID);
    const [product, products, likes] = await Promise.all([
      callServer(api.url, loadProduct, { params: { id: productID } }),
      callServer(api.url, listBusinessProducts, { query: { bid: people.businessID } }),
      callServer(api.url, loadReactionSummary, { params: { id: productID } }),
    ]);
    const { data, total } = products.body.data;
    expect(found).toEqual({
      product: product.body.data,
      likes: likes.body.data.reactionCount.like,
      siblings: {
        products: data.filter((one: { productID: string }) => one.productID !== productID),
        total,
      },
      similar: [expect.objectContaining({ name: 'Ball valve' })],
      talk: await readComments(api, productID),
    });
    expect([found.likes, found.siblings.products.length, found.talk.talkCount]).toEqual([1, 1, 1]);
  });

  it('PRF-15, PRF-16: of a person', async () => {
    const { userID: id } = people.owner;
    const found = await page(loadProfilePage, id);
    const [profile, businesses] = await Promise.all([
      callServer(api.url, loadPublicProfile, { params: { id } }),
      callServer(api.url, listUserBusinesses, { query: { userID: id } }),
    ]);
    expect(found).toEqual({
      profile: profile.body.data,
      businesses: businesses.body.data,
      followersCount: await followersOf(id),
      posts: await latestOf(id),
      groups: [expect.objectContaining({ name: 'Valves of the Andes' })],
      talk: await readComments(api, id),
    });
    expect([found.businesses.length, found.followersCount, found.posts.length]).toEqual([1, 1, 1]);
  });

  it('SOC-08: of a post, with the country of its author', async () => {
    const post = await callServer(api.url, loadPost, { params: { postID } });
    expect(await page(loadPostPage, postID)).toEqual({
      post: post.body.data,
      authorCountry: 'NO',
      talk: await readComments(api, postID),
    });
  });

  it('HOME-06: of the home page, with what the directory has', async () => {
    const found = await callServer(api.url, loadHomePage, { params: { country: 'NO' } });
    const [latest, searched] = await Promise.all([
      callServer(api.url, listLastRegisteredBusinesses, {}),
      callServer(api.url, searchBusinesses, { body: { countries: ['NO'] } }),
    ]);
    const hits: { businessProfile: unknown }[] = searched.body.data.results;
    expect(found.body.data).toMatchObject({
      latest: latest.body.data,
      ofCountry: {
        businesses: hits.map(({ businessProfile }) => businessProfile),
        total: searched.body.data.total_results,
      },
      groups: [{ memberCount: 1 }],
      totals: { businesses: 2, products: 2, countries: 1, groups: 1, openQuotations: 0 },
    });
    expect(hits).toHaveLength(2);
  });
});

describe('a page is that of a visitor', () => {
  it('for everybody, with a token too', async () => {
    const { businessID, owner } = people;
    for (const [call, id] of [
      [loadBusinessPage, businessID],
      [loadProductPage, productID],
      [loadProfilePage, owner.userID],
      [loadPostPage, postID],
    ] as const)
      expect(await page(call, id, owner.headers)).toEqual(await page(call, id));
  });

  it('of a company that is not public: NotFound, for its owner too, like its products', async () => {
    const { businessID, owner } = await addBusinessPeople(api, { status: 'unpublished' });
    const product = await addProduct(api.db, businessID);
    const post = await addPost(api.db, { user_id: owner.userID, business_id: businessID });
    for (const path of [`business/${businessID}`, `product/${product}`, `post/${post}`, `user/${newId()}`])
      expect((await ask(`${api.url}/page/${path}`, { headers: owner.headers })).body.name).toBe('NotFound');
    expect((await page(loadProfilePage, owner.userID)).businesses).toEqual([]);
  });
});

describe('a page asks only for what is there', () => {
  const statementsOf = async (path: string) => {
    const asked = vi.spyOn(api.services.db, 'executeQuery');
    expect((await ask(`${api.url}/page/${path}`)).status).toBe(200);
    const { length } = asked.mock.calls;
    asked.mockRestore();
    return length;
  };

  it('company, product, person and post without products, posts, groups and comments', async () => {
    const business = await addBusiness(api.db);
    const product = await addProduct(api.db, business);
    const { userID } = await addAccount(api);
    const post = await addPost(api.db, { user_id: userID });
    expect(await statementsOf(`business/${business}`)).toBe(3);
    expect(await statementsOf(`product/${product}`)).toBe(3);
    expect(await statementsOf(`user/${userID}`)).toBe(4);
    expect(await statementsOf(`post/${post}`)).toBe(1);
  });

  it('the same with all of them', async () => {
    const { businessID, owner } = people;
    // Row, products, counts; similar companies, posts, groups, and two for comments. The search for similar ones is cached for a minute.
    expect(await statementsOf(`business/${businessID}`)).toBe(8);
    expect(await statementsOf(`product/${productID}`)).toBe(6);
    expect(await statementsOf(`user/${owner.userID}`)).toBe(7);
    expect(await statementsOf(`post/${postID}`)).toBe(3);
  });
});
