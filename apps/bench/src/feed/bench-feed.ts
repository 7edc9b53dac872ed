import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@wbn/postgres/new-id.ts';
import type pg from 'pg';
import type { Cleanup } from '../harness/cleanup.ts';
import { startKeyHost } from '../harness/key-host.ts';
import { openDatabase } from '../harness/open-database.ts';
import { runProgram, startApi, startProgram } from '../harness/processes.ts';
import { type Contender, compare, type Effort, type LoadRequest, loadHttp, readers } from '../measure.ts';

const statementServer = new URL('../harness/statement-server.ts', import.meta.url);
const users = 100_000;
const companies = 20_000;
const followed = 1_000;
/** Groups of 5,000, 500 or 20 members; one post in four is in a group. */
const groups = 10_000;
/** Groups of a reader, the largest among them. */
const joined = 100;
const lastPage = 20;
const content = 'New valves are in stock, with test reports.';

/**
 * Measures newsfeed and posting for a reader who follows 1,000 companies, alone and as a member of 100 groups, beside a SELECT by primary
 * key and a bare insert.
 */
export async function benchFeed(cleanup: Cleanup, effort: Effort, posts: number): Promise<void> {
  const { dataDir, pool, env } = await openDatabase(cleanup, 'bench-feed');
  const stamp = join(dataDir, 'seeded-with-groups.txt');
  if (!existsSync(stamp) || Number(readFileSync(stamp, 'utf8')) < posts) {
    const counts = Object.entries({ companies, users, posts });
    const args = counts.flatMap(([what, count]) => [`--${what}`, String(count)]);
    await runProgram(cleanup, ['apps/demo-world/src/seed/main.ts', ...args], env);
    await addGroups(pool);
    await moveIntoGroups(pool);
    await pool.query('vacuum analyze');
    writeFileSync(stamp, `${posts}\n`);
  }
  const keys = await startKeyHost(cleanup);
  const reader = await addReader(pool);
  const member = await addReader(pool);
  await joinGroups(pool, member);
  const api = await startApi(cleanup, { ...env, ACCOUNTS_URL: keys.url, PUBLIC_ACCOUNTS_URL: keys.url });
  const headersOf = async (id: string) => ({ authorization: `Bearer ${await keys.sign(id, newId())}` });
  const headers = await headersOf(reader);
  const asMember = await headersOf(member);
  const far = await walkFeed(api.url, headers);
  const feedsOf = (page: string) => ({
    'first page': 'order=newest',
    [`page ${lastPage}`]: `order=newest&nextID=${page}`,
    'first page, balanced': 'order=balanced',
  });
  const readings = [
    { who: 'follows 1,000', headers, feeds: feedsOf(far) },
    { who: 'and is in 100 groups', headers: asMember, feeds: feedsOf(await walkFeed(api.url, asMember)) },
  ];
  // A table with the indexes of posts but without their triggers.
  await pool.query('create table if not exists bench_post (like post including all)');
  const bareUrl = await startProgram(cleanup, statementServer, '/ready', env);
  const bare = (name: string, statement: object, connections: number): Contender => ({
    name,
    run: (seconds) =>
      loadHttp(bareUrl, [{ method: 'POST', path: '/', body: statement }], seconds, connections),
  });
  const byKey = { name: 'by-key', text: 'select * from post where id = $1', values: [far] };
  const insert = {
    name: 'insert',
    text: `insert into bench_post (id, user_id, timeline_id, timeline_type, content) values (uuidv7()::text, $1, $1, 'user', $2)`,
    values: [reader, content],
  };
  const load =
    (request: LoadRequest, connections: number): Contender['run'] =>
    (seconds) =>
      loadHttp(api.url, [request], seconds, connections);
  for (const connections of [1, readers]) {
    const facts = { bench: 'feed', posts, connections };
    for (const { who, headers, feeds } of readings)
      for (const [name, query] of Object.entries(feeds)) {
        const run = load({ method: 'GET', path: `/newsfeed/load?${query}`, headers }, connections);
        const own = { name: `${name}, ${who}`, run };
        await compare(facts, own, bare('primary-key SELECT', byKey, connections), effort);
      }
    const post: LoadRequest = {
      ...{ method: 'POST', path: '/social/posts/make-post', headers },
      body: { content },
    };
    const own = { name: 'make-post', run: load(post, connections) };
    await compare(facts, own, bare('bare insert', insert, connections), effort);
  }
  await api.stop();
  // Otherwise these would be the newest posts in the next run.
  await pool.query('delete from post where user_id = $1', [reader]);
  await pool.query('delete from user_profile where id = any($1)', [[reader, member]]);
  await pool.query('vacuum analyze post');
}

/** Adds groups with members, once. */
async function addGroups(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query('select from group_member limit 1');
  if (rowCount) return;
  await pool.query(
    `insert into business_group (id, name, purpose, industry_id, language, access, words)
     select uuidv7()::text, 'Group ' || lpad(number::text, 5, '0'), 'For the bench.', '0009', 'en',
       case when number % 2 = 0 then 'open' else 'private' end, ''
     from generate_series(1, $1) as number order by number`,
    [groups],
  );
  await pool.query(
    `with person as (select id, row_number() over (order by id) as place from user_profile),
     sized as (
       select id, number, case when number <= 20 then 5000 when number <= 220 then 500 else 20 end as size
       from (select id, row_number() over (order by id) as number from business_group) as numbered
     )
     insert into group_member (group_id, user_id, role)
     select sized.id, person.id, case when n = 1 then 'owner' else 'member' end
     from sized cross join lateral generate_series(1, size) as n
     join person on person.place = 1 + (sized.number * 7919 + n * 13) % $1::bigint
     on conflict do nothing`,
    [users],
  );
}

/** Moves a quarter of the posts into groups, half of these into the 220 largest. */
async function moveIntoGroups(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with numbered as (select id, row_number() over (order by id) as number from business_group)
     update post set timeline_type = 'group', timeline_id = numbered.id from numbered
     where post.timeline_type <> 'group' and abs(hashtext(post.id)) % 4 = 0
       and numbered.number = 1 + case when abs(hashtext(post.id)) % 8 = 0
         then abs(hashtext(post.id || 'large')) % 220 else abs(hashtext(post.id || 'any')) % $1 end`,
    [groups],
  );
}

/** Makes a reader a member of the largest groups, and of others. */
async function joinGroups(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `insert into group_member (group_id, user_id, role)
     select id, $1, 'member' from (
       (select id from business_group order by member_count desc limit 20)
       union (select id from business_group where member_count < 5000 order by md5(id) limit $2)
     ) as chosen`,
    [id, joined - 20],
  );
}

/** Adds a member of one year who follows companies of the seed. */
async function addReader(pool: pg.Pool): Promise<string> {
  const id = newId();
  await pool.query(
    `insert into user_profile (id, source, source_id, first_name, last_name, username, created_at)
     values ($1, 'bench', $1, 'Rita', 'Reader', $1, now() - interval '1 year')`,
    [id],
  );
  await pool.query(
    `insert into account."user" (id, name, email, email_verified, created_at)
     values ($1, 'Rita Reader', $1 || '@bench.example', true, now() - interval '1 year')`,
    [id],
  );
  await pool.query(
    `insert into follow (user_id, resource_id, resource_type)
     select $1, id, 'business' from business
     where id in (select business_id from business_member) order by md5(id) limit $2`,
    [id, followed],
  );
  await pool.query('vacuum analyze follow');
  return id;
}

/** Reads the `nextID` of page 20. */
async function walkFeed(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  let nextID = '';
  for (let page = 1; page < lastPage; page += 1) {
    const response = await fetch(`${url}/newsfeed/load?nextID=${nextID}`, { headers });
    const { data } = (await response.json()) as { data: { nextID?: string } };
    if (!data.nextID) throw new Error(`The newsfeed ends on page ${page}`);
    nextID = data.nextID;
  }
  return nextID;
}
