import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connect } from '@wbn/postgres/connect.ts';
import { startEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { benchData, say } from '../bed/checkout.ts';
import type { Cleanup } from '../bed/cleanup.ts';
import { startApiOn } from '../bed/start-api.ts';
import { startRowServer } from '../limits/start-row-server.ts';
import type { Effort } from '../measure/run-rounds.ts';
import { startKeyHost } from '../session/key-host.ts';
import { addReader, removeReader } from './add-reader.ts';
import { measureFeed } from './measure-feed.ts';
import { seedPosts } from './seed-posts.ts';

/** As the issue asks, like the people and companies of the seed. */
const followed = 1_000;

/** Newsfeed and new posts beside a read by primary key and a bare insert, at a tenth of the posts and at all of them. */
export async function benchFeed(cleanup: Cleanup, effort: Effort, posts: number): Promise<void> {
  const dataDir = join(dirname(benchData), 'bench-feed');
  mkdirSync(dataDir, { recursive: true });
  say('Starting PostgreSQL ...');
  const server = await startEmbeddedServer({ dataDir });
  cleanup.add(() => server.stop());
  const env = { DATABASE_URL: server.url, DATA_DIR: dataDir };
  const { pool, close } = connect(server.url, { max: 1, applicationName: 'wbn-bench' });
  cleanup.add(close);
  const keys = await startKeyHost(cleanup);
  const hostEnv = { ...env, ACCOUNTS_URL: keys.url, PUBLIC_ACCOUNTS_URL: keys.url };
  for (const size of [posts / 10, posts]) {
    await seedPosts(cleanup, { size, dataDir, env, pool });
    const reader = await addReader(pool, followed);
    const headers = { authorization: `Bearer ${await keys.sign(reader, newId())}` };
    const { rows } = await pool.query<{ id: string }>('select id from post order by id desc limit 200');
    const api = await startApiOn(cleanup, hostEnv);
    const rowsApi = await startRowServer(cleanup, hostEnv);
    await measureFeed({
      apiUrl: api.url,
      rowsUrl: rowsApi.url,
      headers,
      ids: rows.map(({ id }) => id),
      posts: size,
      effort,
    });
    await rowsApi.stop();
    await api.stop();
    await removeReader(pool, reader);
  }
}
