import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connect } from '@wbn/postgres/connect.ts';
import { startEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { migrateToLatest } from '@wbn/postgres/migrate.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { benchData, say } from '../bed/checkout.ts';
import type { Cleanup } from '../bed/cleanup.ts';
import { startApiOn } from '../bed/start-api.ts';
import { startRowServer } from '../limits/start-row-server.ts';
import { openStreams } from '../live/open-stream.ts';
import { type Contender, compareWithLeast } from '../measure/compare-with-least.ts';
import { connections, type LoadRequest, loadHttp } from '../measure/http-load.ts';
import type { Effort } from '../measure/run-rounds.ts';
import { startKeyHost } from '../session/key-host.ts';
import { measureDelivery } from './measure-delivery.ts';
import { seedRequests } from './seed-requests.ts';

/** As the issue asks. */
const streams = 2_000;
const few = 100;
const many = 100_000;

/** Messages beside a bare insert, the thread list of a company with many threads beside that of one with few, and how soon the other side hears. */
export async function benchMessaging(cleanup: Cleanup, effort: Effort): Promise<void> {
  const dataDir = join(dirname(benchData), 'bench-messaging');
  mkdirSync(dataDir, { recursive: true });
  say('Starting PostgreSQL ...');
  const server = await startEmbeddedServer({ dataDir });
  cleanup.add(() => server.stop());
  const { db, pool, close } = connect(server.url, { max: 1, applicationName: 'wbn-bench' });
  cleanup.add(close);
  await migrateToLatest({ db, pool });
  say(`Writing ${many + few} inquiries ...`);
  const small = await seedRequests(pool, few);
  const large = await seedRequests(pool, many);
  await pool.query('vacuum analyze');
  const keys = await startKeyHost(cleanup);
  const env = {
    DATABASE_URL: server.url,
    DATA_DIR: dataDir,
    ACCOUNTS_URL: keys.url,
    PUBLIC_ACCOUNTS_URL: keys.url,
  };
  const api = await startApiOn(cleanup, env);
  const rows = await startRowServer(cleanup, env);
  const headersOf = async (person: string) => ({
    authorization: `Bearer ${await keys.sign(person, newId())}`,
  });
  const [ofSmall, ofLarge] = [await headersOf(small.memberID), await headersOf(large.memberID)];
  say(`Opening ${streams} event streams ...`);
  const people = Array.from({ length: streams }, () => newId());
  await openStreams(people, { url: api.url, keys, onText: () => undefined });

  const load =
    (url: string, requests: readonly LoadRequest[]): Contender['own'] =>
    (seconds, clients) =>
      loadHttp(url, requests, seconds, 200, clients);
  const content = 'New valves are in stock, with test reports.';
  const post = (path: string): LoadRequest => ({ method: 'POST', path, headers: ofLarge, body: { content } });
  const list = (bid: string, headers: Readonly<Record<string, string>>) =>
    load(api.url, [{ method: 'GET', path: `/business/request?ubid=${bid}`, headers }]);
  const contenders: Contender[] = [
    {
      name: 'send-message',
      limit: 'bare insert',
      own: load(
        api.url,
        large.requestIDs.map((id) => post(`/business/request/${id}/send-message?bid=${large.businessID}`)),
      ),
      least: load(rows.url, [post('/row/add')]),
    },
    {
      name: `list-requests, of ${many} threads`,
      limit: `of ${few}`,
      own: list(large.businessID, ofLarge),
      least: list(small.businessID, ofSmall),
    },
  ];
  for (const contender of contenders)
    for (const clients of [1, connections])
      await compareWithLeast(contender, { clients, effort, facts: { bench: 'messaging', streams } });
  await measureDelivery({ url: api.url, keys, company: small, headers: ofSmall, streams });
}
