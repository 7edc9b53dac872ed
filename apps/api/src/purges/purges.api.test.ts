import { setBusinessStatus } from '@wbn/contract/business/change-publication.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endBoosts } from '../membership/ledgers/return-boost.ts';
import { addAccount, addBusinessPeople } from '../testing/add-business-people.ts';
import { addBusiness, addPerson, addProduct } from '../testing/fixtures.ts';
import { send } from '../testing/permission-rows/send-row.ts';
import { productCalls } from '../testing/product-calls.ts';
import { sendComment } from '../testing/send-comment.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const token = 'only-the-site-knows-it';
const headers = { authorization: `Bearer ${token}` };
let api: TestServer;
let open: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'), { purgeToken: token });
  open = await startTestServer(inject('postgresUrl'));
});
afterAll(() => Promise.all([api.stop(), open.stop()]));

/** Follows the stream and collects its keys in `heard`. */
async function follow() {
  const stop = new AbortController();
  const answer = await fetch(`${api.url}/purges`, { headers, signal: stop.signal });
  const heard: string[] = [];
  const read = async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      heard.push(...part.split(/\s/).filter((key) => key !== ''));
  };
  read().catch(() => undefined);
  // Keys of earlier writes may follow it.
  await expect.poll(() => heard[0]).toBe('*');
  return { answer, heard, stop: () => stop.abort() };
}

describe('GET /purges', () => {
  it('sends the keys of a write to all followers', async () => {
    const people = await addBusinessPeople(api);
    const followers = await Promise.all([follow(), follow()]);
    const { body } = await productCalls(api).create(people.owner, people.businessID);
    const keys = [`product:${body.data.productID}`, `business:${people.businessID}`, 'list:product'];
    for (const { heard } of followers) await expect.poll(() => heard).toEqual(expect.arrayContaining(keys));
    expect(followers[0].answer.headers.get('cache-control')).toBe('no-store');
    for (const { stop } of followers) stop();
  });

  it('sends the keys of people whose company is published or unpublished, because their pages list it', async () => {
    const { businessID, owner, member } = await addBusinessPeople(api);
    const { heard, stop } = await follow();
    const body = { status: 'unpublished' };
    await send(api, setBusinessStatus, { params: { id: businessID }, body }, owner.headers);
    const keys = [`business:${businessID}`, `user:${owner.userID}`, `user:${member.userID}`];
    await expect.poll(() => heard).toEqual(expect.arrayContaining(keys));
    stop();
  });

  it('sends the keys of lists when a promotion begins and when it ends', async () => {
    const { heard, stop } = await follow();
    const businessID = await addBusiness(api.db);
    const productID = await addProduct(api.db, businessID);
    const [starts_at, ends_at] = [new Date(Date.now() - 2_000), new Date(Date.now() - 1_000)];
    const boost = { business_id: businessID, resource_name: 'Valve', starts_at, ends_at };
    await api.db
      .insertInto('boost')
      .values([
        { ...boost, id: newId(), resource_type: 'business' },
        { ...boost, id: newId(), resource_type: 'product', product_id: productID },
      ])
      .execute();
    const lists = ['list:business', 'list:product'];
    await expect.poll(() => heard).toEqual(expect.arrayContaining(lists));
    heard.length = 0;
    await endBoosts(api);
    await expect.poll(() => heard).toEqual(expect.arrayContaining(lists));
    stop();
  });

  it('sends keys for every write that pages show, from any process', async () => {
    const { heard, stop } = await follow();
    const businessID = await addBusiness(api.db);
    await expect.poll(() => heard).toContain(`business:${businessID}`);
    const userID = await addPerson(api.db);
    await expect.poll(() => heard).toContain(`user:${userID}`);
    const productID = await addProduct(api.db, businessID);
    await expect.poll(() => heard).toContain(`product:${productID}`);
    heard.length = 0;
    await api.db.updateTable('user_profile').set({ city: 'Perth' }).where('id', '=', userID).execute();
    await expect.poll(() => heard).toEqual([`user:${userID}`]);
    const { headers: author } = await addAccount(api);
    heard.length = 0;
    const said = { resourceID: productID, resourceType: 'product' as const, content: 'Well made.' };
    await sendComment(api, author, said);
    // The company's page shows its first comments.
    await expect.poll(() => heard).toContain(`product:${productID}`);
    heard.length = 0;
    // Deletes its products by cascade.
    await api.db.deleteFrom('business').where('id', '=', businessID).execute();
    await expect.poll(() => heard.toSorted()).toContain(`product:${productID}`);
    expect(heard).toContain(`business:${businessID}`);
    stop();
  });

  it('sends the key of a post for its comments and likes, and of the page of a liked comment', async () => {
    const { heard, stop } = await follow();
    const userID = await addPerson(api.db);
    const businessID = await addBusiness(api.db);
    const postID = newId();
    const timeline = { timeline_id: userID, timeline_type: 'user' as const, content: 'New valves.' };
    await api.db
      .insertInto('post')
      .values({ id: postID, user_id: userID, ...timeline })
      .execute();
    await expect.poll(() => heard).toEqual(expect.arrayContaining([`user:${userID}`, `post:${postID}`]));

    const comment = async (root_id: string, root_type: 'post' | 'business') => {
      const id = newId();
      const about = { resource_id: root_id, resource_type: root_type, root_id, root_type };
      await api.db
        .insertInto('comment')
        .values({ id, user_id: userID, content: 'How large?', ...about })
        .execute();
      return id;
    };
    const like = (resource_id: string, resource_type: 'post' | 'comment') =>
      api.db.insertInto('reaction').values({ user_id: userID, resource_id, resource_type }).execute();
    heard.length = 0;
    await comment(postID, 'post');
    await expect.poll(() => heard).toEqual([`post:${postID}`]);
    heard.length = 0;
    await like(postID, 'post');
    await expect.poll(() => heard).toContain(`post:${postID}`);
    const commentID = await comment(businessID, 'business');
    await expect.poll(() => heard).toContain(`business:${businessID}`);
    heard.length = 0;
    await like(commentID, 'comment');
    await expect.poll(() => heard).toContain(`business:${businessID}`);
    stop();
  });

  it('sends keys of lists when an entry appears or disappears, and keys of searches when it changes as well', async () => {
    const { heard, stop } = await follow();
    const businessID = await addBusiness(api.db);
    const index = () => api.search.index('business', [businessID]);
    await index();
    await expect.poll(() => heard).toContain('search:business');
    expect(heard).toContain('list:business');
    heard.length = 0;
    // Nothing has changed.
    await index();
    await api.db
      .updateTable('business')
      .set({ company_name: 'Valves and more' })
      .where('id', '=', businessID)
      .execute();
    await index();
    await expect.poll(() => heard).toContain('search:business');
    expect(heard).toEqual([`business:${businessID}`, 'search:business']);
    heard.length = 0;
    await api.search.remove('business', [businessID]);
    await expect.poll(() => heard).toEqual(['list:business', 'search:business']);
    stop();
  });

  it('sends nothing for rolled-back writes, and everything for very many rows', async () => {
    const { heard, stop } = await follow();
    heard.length = 0;
    const businessID = await addBusiness(api.db);
    const rows = Array.from({ length: 101 }, (_, at) => ({
      id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      business_id: businessID,
      source: 'test',
      source_id: String(at),
      name: 'Ball valve',
      specs: '[]',
    }));
    const undone = api.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('product').values(rows).execute();
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(undone).rejects.toThrow(/division/);
    await expect.poll(() => heard).toEqual([`business:${businessID}`]);
    await api.db.insertInto('product').values(rows).execute();
    await expect.poll(() => heard).toEqual([`business:${businessID}`, '*']);
    stop();
  });

  it('ends, and is refused, while the database does not tell what has changed', async () => {
    const { heard, stop } = await follow();
    const ended = fetch(`${api.url}/purges`, { headers }).then((answer) => answer.text());
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'wbn-api-purges' and datname = current_database()`.execute(api.db);
    expect(await ended).toMatch(/^\*/);
    expect(heard[0]).toBe('*');
    const again = async () =>
      (await fetch(`${api.url}/purges`, { headers, signal: AbortSignal.timeout(500) })).status;
    await expect.poll(again).toBe(200);
    stop();
  });

  it('requires the token; without one, allows programs of the same machine but not visitors of its proxy', async () => {
    const statusOf = async (url: string, given: Record<string, string>) => {
      const stop = new AbortController();
      const { status } = await fetch(`${url}/purges`, { headers: given, signal: stop.signal });
      stop.abort();
      return status;
    };
    expect(await statusOf(api.url, {})).toBe(403);
    expect(await statusOf(api.url, { authorization: 'Bearer another' })).toBe(403);
    expect(await statusOf(api.url, headers)).toBe(200);
    expect(await statusOf(open.url, {})).toBe(200);
    expect(await statusOf(open.url, { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
  });
});
