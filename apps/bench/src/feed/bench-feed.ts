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
const lastPage = 20;
const content = 'New valves are in stock, with test reports.';

/** Measures newsfeed and posting for a reader who follows 1,000 companies, beside a SELECT by primary key and a bare insert. */
export async function benchFeed(cleanup: Cleanup, effort: Effort, posts: number): Promise<void> {
  const { dataDir, pool, env } = await openDatabase(cleanup, 'bench-feed');
  const stamp = join(dataDir, 'seeded.txt');
  if (!existsSync(stamp) || Number(readFileSync(stamp, 'utf8')) < posts) {
    const counts = Object.entries({ companies, users, posts });
    const args = counts.flatMap(([what, count]) => [`--${what}`, String(count)]);
    await runProgram(cleanup, ['apps/demo-world/src/seed/main.ts', ...args], env);
    await pool.query('vacuum analyze');
    writeFileSync(stamp, `${posts}\n`);
  }
  const keys = await startKeyHost(cleanup);
  const reader = await addReader(pool);
  const api = await startApi(cleanup, { ...env, ACCOUNTS_URL: keys.url, PUBLIC_ACCOUNTS_URL: keys.url });
  const headers = { authorization: `Bearer ${await keys.sign(reader, newId())}` };
  const far = await walkFeed(api.url, headers);
  const feeds = {
    'first page': 'order=newest',
    [`page ${lastPage}`]: `order=newest&nextID=${far}`,
    'first page, balanced': 'order=balanced',
  };
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
    for (const [name, query] of Object.entries(feeds)) {
      const run = load({ method: 'GET', path: `/newsfeed/load?${query}`, headers }, connections);
      await compare(facts, { name, run }, bare('primary-key SELECT', byKey, connections), effort);
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
  await pool.query('delete from user_profile where id = $1', [reader]);
  await pool.query('vacuum analyze post');
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
