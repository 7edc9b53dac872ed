import { migrateToLatest } from '@wbn/postgres/migrate.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { startKeyHost } from '../harness/key-host.ts';
import { openDatabase } from '../harness/open-database.ts';
import { startApi, startProgram } from '../harness/processes.ts';
import { compare, type Effort, type LoadRequest, loadHttp, readers } from '../measure.ts';
import { measureDelivery } from './measure-delivery.ts';
import { openStreams } from './open-stream.ts';
import { seedRequests } from './seed-requests.ts';

const statementServer = new URL('../harness/statement-server.ts', import.meta.url);
const streams = 2_000;
const few = 100;
const many = 100_000;
const content = 'New valves are in stock, with test reports.';

/**
 * With 2,000 open event streams: measures messages beside a bare insert, the list of many threads beside that of few, and the delay of
 * delivery.
 */
export async function benchMessaging(cleanup: Cleanup, effort: Effort): Promise<void> {
  const { db, pool, env } = await openDatabase(cleanup, 'bench-messaging');
  await migrateToLatest({ db, pool });
  say(`Writing ${many + few} inquiries ...`);
  const small = await seedRequests(pool, few);
  const large = await seedRequests(pool, many);
  await pool.query('create table if not exists bench_message (like message including all)');
  await pool.query('vacuum analyze');
  const keys = await startKeyHost(cleanup);
  const api = await startApi(cleanup, { ...env, ACCOUNTS_URL: keys.url, PUBLIC_ACCOUNTS_URL: keys.url });
  const headersOf = async (person: string) => ({
    authorization: `Bearer ${await keys.sign(person, newId())}`,
  });
  const [ofSmall, ofLarge] = [await headersOf(small.memberID), await headersOf(large.memberID)];
  say(`Opening ${streams} event streams ...`);
  const people = Array.from({ length: streams }, () => newId());
  await openStreams(people, { url: api.url, keys, onText: () => undefined });

  const messages = large.requestIDs.map(
    (id): LoadRequest => ({
      method: 'POST',
      path: `/business/request/${id}/send-message?bid=${large.businessID}`,
      headers: ofLarge,
      body: { content },
    }),
  );
  const insert = {
    name: 'insert',
    text: `insert into bench_message (request_id, number, id, side, user_id, content)
      values (uuidv7()::text, 1, uuidv7()::text, 'R', $1, $2)`,
    values: [large.memberID, content],
  };
  const bareUrl = await startProgram(cleanup, statementServer, '/ready', env);
  const list = (businessID: string, headers: Readonly<Record<string, string>>): LoadRequest[] => [
    { method: 'GET', path: `/business/request?ubid=${businessID}`, headers },
  ];
  for (const connections of [1, readers]) {
    const facts = { bench: 'messaging', streams, connections };
    const load = (requests: readonly LoadRequest[]) => (seconds: number) =>
      loadHttp(api.url, requests, seconds, connections);
    await compare(
      facts,
      { name: 'send-message', run: load(messages) },
      {
        name: 'bare insert',
        run: (seconds) =>
          loadHttp(bareUrl, [{ method: 'POST', path: '/', body: insert }], seconds, connections),
      },
      effort,
    );
    await compare(
      facts,
      { name: `list-requests, of ${many} threads`, run: load(list(large.businessID, ofLarge)) },
      { name: `of ${few}`, run: load(list(small.businessID, ofSmall)) },
      effort,
    );
  }
  await measureDelivery({ url: api.url, keys, company: small, headers: ofSmall, streams });
}
