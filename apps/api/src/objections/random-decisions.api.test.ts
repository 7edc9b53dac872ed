import { objectToDecision } from '@wbn/contract/social/objections.ts';
import { objectToRemoval } from '@wbn/contract/social/removals.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { decideReport } from '../safety/decide-report.ts';
import { endMeasures } from '../safety/end-measures.ts';
import { cleanUpPosts } from '../social/posts/clean-up-posts.ts';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { post } from '../testing/call-server.ts';
import { send } from '../testing/permission-rows/send-row.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { decideObjection } from './decide-objection.ts';

let api: TestServer;
let reporters: readonly BusinessPerson[];
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  reporters = [await addAccount(api, 'Bea'), await addAccount(api, 'Carl')];
});
afterAll(() => api.stop());

const nextMonth = new Date(Date.now() + 30 * 86_400_000);
const measures = fc.constantFrom(
  [{ kind: 'remove' }] as const,
  [{ kind: 'hide' }] as const,
  [{ kind: 'hide', until: nextMonth }] as const,
  [{ kind: 'mute', until: nextMonth }] as const,
  [{ kind: 'remove' }, { kind: 'mute', until: nextMonth }] as const,
  [{ kind: 'remove' }, { kind: 'suspend-company' }] as const,
  [{ kind: 'hide' }, { kind: 'suspend-company', until: nextMonth }] as const,
);
const of = fc.constantFrom('post' as const, 'comment' as const, 'answer' as const);
const by = fc.constantFrom(0, 1);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('report' as const), of, by }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('keep' as const), of }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('remove' as const), of, measures }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('object' as const), of }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('object-as-reporter' as const), of, by }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('decide-objection' as const),
      outcome: fc.constantFrom('upheld' as const, 'confirmed' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass-time' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A company with a post in its name, a comment on it and an answer to that. */
async function addTalk() {
  const { businessID, owner } = await addBusinessPeople(api, {
    ...{ company_name: 'Acme Valves', industry_id: '0006', category_ids: ['0006.01'], country: 'IT' },
    ...{ short_description: 'Valves', contact: JSON.stringify({ email: 'info@valves.example' }) },
  });
  const ids = { post: newId(), comment: newId(), answer: newId() };
  const by = { user_id: owner.userID, business_id: businessID };
  await api.db
    .insertInto('post')
    .values({ id: ids.post, ...by, timeline_id: businessID, timeline_type: 'business', content: 'Valves' })
    .execute();
  const on = { ...by, root_id: ids.post, root_type: 'post' } as const;
  await api.db
    .insertInto('comment')
    .values({ ...on, id: ids.comment, resource_id: ids.post, resource_type: 'post', content: 'Cheap' })
    .execute();
  await api.db
    .insertInto('comment')
    .values({ ...on, id: ids.answer, resource_id: ids.comment, resource_type: 'comment', content: 'Very' })
    .execute();
  return { businessID, owner, ids };
}

type Talk = Awaited<ReturnType<typeof addTalk>>;

/** The newest case about a text. */
const caseOf = async ({ ids }: Talk, thing: keyof Talk['ids']) =>
  (
    await api.db
      .selectFrom('report_case')
      .select('id')
      .where('resource_id', '=', ids[thing])
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.id;

async function take(talk: Talk, given: Step): Promise<void> {
  const staff = readStaff('Vera');
  if (given.kind === 'pass-time') {
    const targets = [...Object.values(talk.ids), talk.businessID, talk.owner.userID];
    await sql`update measure set until = now() - interval '1 second'
      where until is not null and ended_at is null and target_id = any(${targets}::text[])`.execute(api.db);
    return endMeasures(api.services);
  }
  if (given.kind === 'decide-objection') {
    const open = await api.db
      .selectFrom('objection')
      .select('id')
      .where('answered_at', 'is', null)
      .orderBy('id')
      .executeTakeFirst();
    const decision = { objectionID: open?.id ?? newId(), outcome: given.outcome, answer: 'Seen.' };
    return decideObjection(api.services, readStaff('Sam'), decision);
  }
  const resourceID = talk.ids[given.of];
  if (given.kind === 'report') {
    const body = { resourceID, resourceType: given.of === 'post' ? 'post' : 'comment', reason: 'fraud' };
    await post(`${api.url}/social/reports`, body, reporters[given.by]?.headers);
    return;
  }
  const caseID = (await caseOf(talk, given.of)) ?? newId();
  const body = { content: 'Wrong.' };
  if (given.kind === 'object')
    await send(api, objectToRemoval, { params: { id: caseID }, body }, talk.owner.headers);
  else if (given.kind === 'object-as-reporter') {
    const params = { type: 'report', id: caseID };
    await send(api, objectToDecision, { params, body }, reporters[given.by]?.headers ?? {});
  } else
    await decideReport(api.services, staff, {
      ...{ caseID, decision: given.kind, note: 'Seen.', until: null },
      ...(given.kind === 'remove' && { measures: given.measures }),
    });
}

/** Whether each text is there, and the company public, exactly while no measure is in force against it. */
async function expectTruth({ ids, businessID }: Talk): Promise<void> {
  const { rows } = await sql<{ thing: string; is_there: boolean; is_free: boolean }>`
    with active as (
      select target_id, kind from measure where ended_at is null and (until is null or until > now())
    )
    select thing, is_there, not exists (
      select from active where target_id = any(targets) and kind in ('hide', 'remove', 'suspend')) as is_free
    from (
      select 'post' as thing, removed_at is null as is_there, array[id] as targets from post where id = ${ids.post}
      union all
      select 'comment', removed_at is null, array[id] from comment where id = ${ids.comment}
      union all
      select 'answer', removed_at is null, array[id, resource_id] from comment where id = ${ids.answer}
      union all
      select 'company', is_public, array[id] from business where id = ${businessID}
    ) as things`.execute(api.db);
  expect(rows.map(({ thing }) => thing).sort()).toEqual(['answer', 'comment', 'company', 'post']);
  expect(rows.filter(({ is_there, is_free }) => is_there !== is_free)).toEqual([]);
  expect(await selectStray.all(api.db)).toEqual([]);
}

it('STF-23 no order of reports, decisions, objections and time loses a text or leaves a case open or closed wrongly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await api.db.deleteFrom('objection').execute();
      const talk = await addTalk();
      for (const thing of ['post', 'comment', 'answer'] as const)
        await take(talk, { kind: 'report', of: thing, by: 0 });
      for (const given of steps) {
        await take(talk, given).catch((error: unknown) => {
          if (!(error instanceof CallError)) throw error;
        });
        await cleanUpPosts(api.db);
        await expectTruth(talk);
      }
      // What is left open is decided, and everything is free again.
      for (const thing of ['post', 'comment', 'answer'] as const)
        await take(talk, { kind: 'keep', of: thing }).catch(() => undefined);
      await expectTruth(talk);
    }),
    { numRuns: 25 },
  );
}, 120_000);
