import { newId } from '@wbn/postgres/new-id.ts';
import fc from 'fast-check';
import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../../testing/add-business-people.ts';
import { addPost } from '../../testing/add-post.ts';
import { ask } from '../../testing/call-server.ts';
import { addBusiness, addPerson } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { feedPosts } from './load-newsfeed.sql.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const get = async (path: string, person?: BusinessPerson) =>
  ask(`${api.url}/${path}`, person && { headers: person.headers });
const idsOf = (items: readonly { postID: string }[]) => items.map(({ postID }) => postID);

/** All pages of a newsfeed, one after the other. */
async function walk(person: BusinessPerson, order = 'newest'): Promise<string[][]> {
  const pages: string[][] = [];
  let nextID: string | undefined;
  do {
    const { body } = await get(`newsfeed/load?order=${order}&nextID=${nextID ?? ''}`, person);
    pages.push(idsOf(body.data.items));
    nextID = body.data.nextID;
  } while (nextID);
  return pages;
}

const follow = (person: BusinessPerson, id: string, type: 'user' | 'business' = 'user') =>
  api.db
    .insertInto('follow')
    .values({ user_id: person.userID, resource_id: id, resource_type: type })
    .onConflict((known) => known.doNothing())
    .execute();

const connect = (one: string, other: string) =>
  api.db
    .insertInto('connection')
    .values({
      id: newId(),
      requester_id: one,
      requester_type: 'user',
      addressee_id: other,
      addressee_type: 'user',
      user_id: one,
      status: 'accepted',
    })
    .execute();

describe('the newsfeed', () => {
  it('RT-13 CALL-28: has only the reader’s own posts and those of followed and connected authors, newest first', async () => {
    const { businessID, owner, admin, outsider } = await addBusinessPeople(api);
    const [known, stranger, muted] = await Promise.all([
      addPerson(api.db),
      addPerson(api.db),
      addPerson(api.db),
    ]);
    const hidden = await addBusiness(api.db, { status: 'unpublished' });
    await follow(outsider, businessID, 'business');
    await follow(outsider, muted);
    await follow(outsider, hidden, 'business');
    await connect(known, outsider.userID);
    await api.db
      .insertInto('mute')
      .values({ user_id: outsider.userID, muted_id: muted, muted_type: 'user' })
      .execute();
    const own = await addPost(api.db, { user_id: outsider.userID });
    const ofCompany = await addPost(api.db, { user_id: admin.userID, business_id: businessID });
    const ofKnown = await addPost(api.db, { user_id: known });
    await addPost(api.db, { user_id: stranger });
    await addPost(api.db, { user_id: muted });
    await addPost(api.db, { user_id: admin.userID });
    await addPost(api.db, { user_id: admin.userID, business_id: hidden });
    await addPost(api.db, { user_id: known, removed_at: new Date() });

    expect(await walk(outsider)).toEqual([[ofKnown, ofCompany, own]]);
    expect(await walk(owner)).toEqual([[ofCompany]]);
    const items = (await get('newsfeed/load', outsider)).body.data.items;
    expect(items[1]).toMatchObject({
      author: { authorID: businessID, name: 'Acme Valves' },
      commentCount: 0,
    });
    expect((await get(`newsfeed/new?after=${own}`, outsider)).body.data).toEqual({ count: 2 });
    expect((await get('newsfeed/new', owner)).body.data).toEqual({ count: 1 });

    await api.db
      .insertInto('block')
      .values({
        blocker_id: known,
        blocker_type: 'user',
        blocked_id: outsider.userID,
        blocked_type: 'user',
        user_id: known,
      })
      .execute();
    expect(await walk(outsider)).toEqual([[ofCompany, own]]);
    expect((await get(`newsfeed/new?after=${own}`, outsider)).body.data).toEqual({ count: 1 });
  });

  it('SOC-03: gives every post once when read to the end, in both orders, however posts and authors are spread', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(6), { minLength: 1, maxLength: 45 }), async (writers) => {
        const reader = await addAccount(api);
        const people = await Promise.all(Array.from({ length: 7 }, () => addPerson(api.db)));
        for (const person of people.slice(0, 5)) await follow(reader, person);
        const ids: string[] = [];
        for (const writer of writers) {
          const id = await addPost(api.db, { user_id: people[writer] ?? '' });
          if (writer < 5) ids.unshift(id);
        }
        expect((await walk(reader)).flat()).toEqual(ids);
        const balanced = await walk(reader, 'balanced');
        expect(balanced.flat().toSorted()).toEqual(ids.toSorted());
        expect(balanced.flat().slice(0, 2)).toEqual(ids.slice(0, 2));
      }),
      { numRuns: 6 },
    );
  });

  it('SOC-03 CALL-28: puts off posts of a busy author without leaving them out', async () => {
    const reader = await addAccount(api);
    const [loud, ...others] = await Promise.all(Array.from({ length: 9 }, () => addPerson(api.db)));
    for (const person of [loud ?? '', ...others]) await follow(reader, person);
    const ids: string[] = [];
    const post = async (user_id = '') => void ids.push(await addPost(api.db, { user_id }));
    for (const person of [...others, ...others]) await post(person);
    for (let at = 0; at < 40; at += 1) await post(loud);
    const pages = await walk(reader, 'balanced');
    expect(pages.flat().toSorted()).toEqual(ids.toSorted());
    const ofLoud = new Set(ids.slice(-40));
    expect(pages.slice(0, 2).map((page) => page.filter((id) => ofLoud.has(id)).length)).toEqual([2, 2]);
  });

  it('reads few authors by their index, and many by scanning the newest posts with a hash of authors', async () => {
    const reader = await addAccount(api);
    const planOf = async (statement: typeof feedPosts.amongNewest) => {
      let query: CompiledQuery | undefined;
      const capturing = Object.assign(api.db.withoutPlugins(), {
        executeQuery: async (compiled: CompiledQuery) => {
          query = compiled;
          return { rows: [] };
        },
      });
      const { userID } = reader;
      await statement.all(capturing, { userID, actorID: userID, before: 'g', most: 11 });
      const { sql: text = '', parameters: given = [] } = query ?? {};
      return api.db.transaction().execute(async (transaction) => {
        // The planner would read the small tables of a test whole.
        await sql`set local enable_seqscan = off`.execute(transaction);
        const types = given.map((value) => (typeof value === 'number' ? 'integer' : 'text'));
        await sql.raw(`prepare newsfeed (${types.join(', ')}) as ${text}`).execute(transaction);
        const values = given.map((value) => `'${value}'`).join(', ');
        const { rows } = await sql
          .raw<{ 'QUERY PLAN': string }>(`explain execute newsfeed (${values})`)
          .execute(transaction);
        await sql`deallocate newsfeed`.execute(transaction);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    };
    const busy = await planOf(feedPosts.amongNewest);
    expect(busy).toContain('using post_newest on post');
    expect(busy).toMatch(/hashed SubPlan \d+\)\.col1\)/);
    // Enough posts for the planner to know what an index saves.
    await sql`
      with person as (
        insert into user_profile (id, source, source_id, first_name, last_name, username)
        select uuidv7()::text, 'plan', number::text, 'Ana', 'Rossi', 'plan' || number from generate_series(1, 300) as number
        returning id
      )
      insert into post (id, user_id, timeline_id, timeline_type, content)
      select uuidv7()::text, id, id, 'user', 'Valves' from person, generate_series(1, 10)`.execute(api.db);
    await sql`analyze post`.execute(api.db);
    const quiet = await planOf(feedPosts.ofEachSource);
    expect(quiet).toContain('using post_of_author on post');
    expect(quiet).toContain('using post_of_timeline on post');
  });

  it('proposes for an empty feed companies of the same industry and country, then of one of the two', async () => {
    const reader = await addAccount(api);
    await api.db
      .updateTable('user_profile')
      .set({ industry_id: '0009', country: 'NZ' })
      .where('id', '=', reader.userID)
      .execute();
    const both = await addBusiness(api.db, { industry_id: '0009', country: 'NZ' });
    const industry = await addBusiness(api.db, { industry_id: '0009', country: 'IT', verified: true });
    const country = await addBusiness(api.db, { industry_id: '0003', country: 'NZ', verified: true });
    const followed = await addBusiness(api.db, { industry_id: '0009', country: 'NZ', verified: true });
    const hidden = await addBusiness(api.db, { industry_id: '0009', country: 'NZ', status: 'unpublished' });
    await follow(reader, followed, 'business');
    const { data } = (await get('newsfeed/proposals', reader)).body;
    const ids = data.map(({ authorID }: { authorID: string }) => authorID);
    expect(ids.slice(0, 3)).toEqual([both, industry, country]);
    expect(ids).not.toContain(followed);
    expect(ids).not.toContain(hidden);

    const { businessID, owner, outsider } = await addBusinessPeople(api);
    await connect(reader.userID, outsider.userID);
    const partner = await addBusiness(api.db, { industry_id: '0001', country: 'CL' });
    await api.db
      .insertInto('business_member')
      .values({ business_id: partner, user_id: outsider.userID, role: 'member' })
      .execute();
    const proposed = async (person: BusinessPerson) =>
      (await get('newsfeed/proposals', person)).body.data.map((one: { authorID: string }) => one.authorID);
    expect((await proposed(reader)).slice(0, 4)).toEqual([partner, both, industry, country]);
    // Connections, industry and country of a company count for its members.
    await api.db
      .insertInto('connection')
      .values({
        id: newId(),
        requester_id: businessID,
        requester_type: 'business',
        addressee_id: followed,
        addressee_type: 'business',
        user_id: owner.userID,
        status: 'accepted',
      })
      .execute();
    expect((await proposed(owner))[0]).toBe(followed);
  });
});

describe('a timeline', () => {
  it('RT-14 CALL-29 SOC-03 CON-03: pages by skip and size 10, and by the last post when new ones arrive', async () => {
    const { businessID, admin, outsider } = await addBusinessPeople(api);
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1)
      ids.unshift(await addPost(api.db, { user_id: admin.userID, business_id: businessID }));
    const first = (await get(`timeline/load/${businessID}`)).body.data;
    expect(first).toMatchObject({ owner: { authorID: businessID, authorType: 'business' }, mayPost: false });
    expect(idsOf(first.items)).toEqual(ids.slice(0, 10));
    expect(first.items[0].session).toBeUndefined();
    await addPost(api.db, { user_id: admin.userID, business_id: businessID });
    const next = (await get(`timeline/load/${businessID}?nextID=${first.nextID}`)).body.data;
    expect(idsOf(next.items)).toEqual(ids.slice(10));
    expect(next.nextID).toBeUndefined();
    const second = await get(`timeline/load/${businessID}?skip=10&size=10`);
    expect(idsOf(second.body.data.items)).toEqual(ids.slice(9));
    expect((await get(`timeline/load/${businessID}`, admin)).body.data.mayPost).toBe(true);
    expect((await get(`timeline/load/${admin.userID}`, admin)).body.data.mayPost).toBe(true);
    expect((await get(`timeline/load/${admin.userID}`, outsider)).body.data.mayPost).toBe(false);
    await connect(outsider.userID, admin.userID);
    expect((await get(`timeline/load/${admin.userID}`, outsider)).body.data.mayPost).toBe(true);
  });

  it('hides a timeline across a block, and for everybody once the company is not public', async () => {
    const { businessID, owner, outsider } = await addBusinessPeople(api);
    const post = await addPost(api.db, { user_id: owner.userID, business_id: businessID });
    await api.db
      .insertInto('block')
      .values({
        blocker_id: businessID,
        blocker_type: 'business',
        blocked_id: outsider.userID,
        blocked_type: 'user',
      })
      .execute();
    expect((await get(`timeline/load/${businessID}`, outsider)).status).toBe(404);
    expect((await get(`timeline/load/${businessID}`)).status).toBe(200);
    await api.db
      .updateTable('business')
      .set({ status: 'unpublished' })
      .where('id', '=', businessID)
      .execute();
    expect((await get(`timeline/load/${businessID}`)).status).toBe(404);
    const own = await get(`timeline/load/${businessID}`, owner);
    expect(idsOf(own.body.data.items)).toEqual([post]);
    expect((await get(`timeline/load/${newId()}`)).status).toBe(404);
  });
});
