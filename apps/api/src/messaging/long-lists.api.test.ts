import { type KyselyPlugin, RawNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusiness, addPerson } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { type RequestPage, selectRequests } from './load-requests.sql.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

/** Explains a statement instead of running it. */
const explain: KyselyPlugin = {
  transformQuery: ({ node }) => RawNode.create(['explain (analyze, buffers, format json) ', ''], [node]),
  transformResult: async ({ result }) => result,
};

async function addThreads(count: number): Promise<string> {
  const [to, from] = [await addBusiness(api.db), await addPerson(api.db)];
  await sql`
    with made as (
      insert into request (id, user_id, from_id, from_type, to_id, subject, message_count)
      select uuidv7()::text, ${from}, ${from}, 'user', ${to}, 'Valve ' || n, 1 from generate_series(1, ${count}::integer) n
      returning id
    ), sides as (
      insert into request_side (request_id, side, owner_id, owner_type, position, last_received)
      select id, 'S', ${from}, 'user', nextval('request_position'), 0 from made
      union all
      select id, 'R', ${to}, 'business', nextval('request_position'), 1 from made
    )
    insert into message (request_id, number, id, side, user_id, content)
    select id, 1, uuidv7()::text, 'S', ${from}, 'What does it cost?' from made`.execute(api.db);
  return to;
}

/** Number of 8 kB blocks that a page reads. */
async function readBy(page: Partial<RequestPage> & { readonly ownerID: string }): Promise<number> {
  const asked = {
    ...{ userID: page.ownerID, before: undefined, unread: false, assigneeID: undefined, labelID: undefined },
    ...{ search: undefined, language: 'en' as const, status: undefined, size: 20, ...page },
  };
  const rows: unknown[] = await selectRequests.all(api.db.withPlugin(explain), asked);
  const text = JSON.stringify(rows);
  expect(text).toContain('request_side_');
  const [, hit, read] = /"Shared Hit Blocks":(\d+),"Shared Read Blocks":(\d+)/.exec(text) ?? [];
  return Number(hit) + Number(read);
}

it('INQ-17: reads at most twice as much for a page of a company with many threads as of one with a hundred; stops a search after 5,000', async () => {
  const [small, large] = [await addThreads(100), await addThreads(8_000)];
  await sql`analyze`.execute(api.db);
  for (const filter of [{}, { unread: true }, { assigneeID: 'none' }, { search: 'valve' }]) {
    const [ofFew, ofMany] = [
      await readBy({ ownerID: small, ...filter }),
      await readBy({ ownerID: large, ...filter }),
    ];
    expect(ofMany, JSON.stringify(filter)).toBeLessThanOrEqual(ofFew * 2);
  }
  const found = await selectRequests.all(api.db, {
    ...{
      userID: large,
      ownerID: large,
      before: undefined,
      unread: false,
      assigneeID: undefined,
      labelID: undefined,
    },
    ...{ search: 'Valve 2999', language: 'en', status: undefined, size: 20 },
  });
  expect(found).toEqual([]);
});
