import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../testing/add-business-people.ts';
import { addRequest } from '../testing/add-request.ts';
import { requestCalls } from '../testing/request-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const step = fc.record({
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constant('write' as const) },
    { weight: 3, arbitrary: fc.constant('read' as const) },
    { weight: 1, arbitrary: fc.constant('end' as const) },
  ),
  who: fc.constantFrom('buyer', 'owner', 'admin', 'member'),
  thread: fc.nat({ max: 2 }),
  number: fc.nat({ max: 12 }),
});

it('has the unread counts of a recount, and message numbers without gaps, after simultaneous changes', async () => {
  const calls = requestCalls(api);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 6 }),
      async (rounds) => {
        const { businessID, outsider: buyer, owner, admin, member } = await addBusinessPeople(api);
        const people = { buyer, owner, admin, member };
        const rids = await Promise.all(
          [1, 2, 3].map(() => addRequest(api.db, { from: buyer.userID, to: businessID })),
        );
        for (const round of rounds)
          await Promise.all(
            round.map(async ({ act, who, thread, number }) => {
              const [rid = '', asking] = [rids[thread], people[who as keyof typeof people]];
              const bid = who === 'buyer' ? undefined : businessID;
              if (act === 'write') return calls.write(rid, { content: who }, asking, bid);
              return act === 'read' ? calls.read(rid, number, asking, bid) : calls.end(rid, asking, bid);
            }),
          );
        const recounted = await recount(businessID);
        const listed = await calls.listed({ ubid: businessID, unread: 'true' }, member);
        expect(new Set(listed.map(({ requestID }) => requestID))).toEqual(new Set(recounted));
        const { owners } = await calls.unread(member);
        expect(owners.find(({ ownerID }) => ownerID === businessID)?.count).toBe(recounted.length);
        expect(await findGaps()).toEqual([]);
      },
    ),
    { numRuns: 15 },
  );
});

/** Threads in which the buyer wrote after what the company has read. */
async function recount(businessID: string): Promise<string[]> {
  const { rows } = await sql<{ request_id: string }>`
    select own.request_id from request_side own
    where own.owner_id = ${businessID} and exists (
      select from message
      where message.request_id = own.request_id and message.side <> own.side and message.number > own.read_until)`.execute(
    api.db,
  );
  return rows.map(({ request_id }) => request_id);
}

/** Threads whose messages are not numbered from 1 to their count, or of which a side has another number. */
async function findGaps(): Promise<unknown[]> {
  const { rows } = await sql`
    select request.id from request
    where message_count <> (select count(*) from message where request_id = request.id)
      or message_count <> (select max(number) from message where request_id = request.id)
      or exists (
        select from request_side own where own.request_id = request.id and own.last_received <> coalesce(
          (select max(number) from message where request_id = request.id and side <> own.side), 0))`.execute(
    api.db,
  );
  return rows;
}
