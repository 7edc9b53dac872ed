import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addWholeBusiness } from '../testing/add-whole-business.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;

beforeAll(async () => {
  // Nothing listens on this port.
  api = await startTestServer(inject('postgresUrl'), {
    opensearchUrls: ['http://127.0.0.1:9'],
    logLevel: 'silent',
  });
  await sql`insert into opensearch_index select unnest(array['business', 'product', 'user']), now()`.execute(
    api.db,
  );
});
afterAll(() => api.stop());

it('SRCH-11: searches in PostgreSQL when OpenSearch does not answer; /health says why, and changes are queued', async () => {
  await addWholeBusiness(api);
  const response = await fetch(`${api.url}/search/business`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ textQuery: 'ningbo harbour', skip: 0, size: 5 }),
  });
  expect(await response.json()).toMatchObject({ success: true, data: { total_results: 1 } });
  const health = await (await fetch(`${api.url}/health`)).json();
  const search = { engine: 'postgresql', reason: 'OpenSearch did not answer' };
  expect(health).toEqual({ success: true, data: { status: 'alive', version: expect.any(String), search } });

  await api.jobs.settle();
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select (select count(*) from search_outbox)::int as waiting,
           (select count(*) from graphile_worker.jobs where task_identifier = 'drain-search-outbox')::int as failed`.execute(
    api.db,
  );
  expect(rows[0]?.waiting).toBeGreaterThan(0);
  expect(rows[0]?.failed).toBe(0);
});
