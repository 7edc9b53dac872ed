import type { CaseRow, DecisionField, DeskCase, OfferedDecision } from '@wbn/contract/desk/cases.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { selectStray } from '../../cases/waiting-sources.sql.ts';
import { addAccount, addBusinessPeople } from '../../testing/add-business-people.ts';
import { addPost } from '../../testing/add-post.ts';
import { type Answer, post } from '../../testing/call-server.ts';
import { claimCalls } from '../../testing/claim-calls.ts';
import { deskCalls, passUndo } from '../../testing/desk-calls.ts';
import { addBusiness } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { dayIn, verificationCalls } from '../../testing/verification-calls.ts';
import { verifyLedger } from '../../verification/ledger/verify-ledger.ts';

let api: TestServer;
let staff: readonly ReturnType<typeof deskCalls>[];
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  staff = [
    deskCalls(api, await api.signInStaff({ name: 'Vera Moss' })),
    deskCalls(api, await api.signInStaff({ name: 'Ken Adeyemi' })),
  ];
});
afterAll(() => api.stop());

const by = fc.constantFrom(0, 1);
const nth = fc.nat({ max: 5 });
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('report'), by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('claim'), by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('withdraw', 'withdraw-verification'), by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('verify'), by }) },
  {
    weight: 7,
    arbitrary: fc.record({
      ...{ do: fc.constant('decide'), by, nth, decision: nth, withMeasure: fc.boolean() },
      // Objections are rare among what waits; most decisions are carried out before anything else happens.
      only: fc.constantFrom(undefined, 'objection' as const),
      isUndoable: fc.constantFrom(true, false, false),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo'), by }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('run'), by }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('object', 'object-as-reporter'), by }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const text = 'Pay first, ask later';

/** People, a company to claim, one to verify, and a post: new ones for each history. */
async function openWorld() {
  const [ana, ben, carl] = [
    await addAccount(api, 'Ana'),
    await addAccount(api, 'Ben'),
    await addAccount(api, 'Carl'),
  ];
  const firm = await addBusinessPeople(api, { company_name: 'Acme', subscription: 'gold' });
  const claimedID = await addBusiness(api.db, { company_name: 'Rossi Pompe', source: 'register' });
  const postID = await addPost(api.db, { user_id: carl.userID, content: text });
  const people = [ana, ben, carl, firm.owner].map(({ userID }) => userID);
  return {
    ...{ ana, ben, carl, firm, claimedID, postID },
    ids: new Set([...people, firm.businessID, claimedID]),
    /** The last decision of each colleague. */
    last: new Map<number, string>(),
  };
}
type World = Awaited<ReturnType<typeof openWorld>>;

/** What people do may be refused, but never fail. */
function refusable({ status, body }: Answer): void {
  expect(status, JSON.stringify(body)).toBeLessThan(500);
}

async function take(world: World, given: Step): Promise<void> {
  const { ana, ben, firm } = world;
  const person = given.by === 0 ? ana : ben;
  const verification = verificationCalls(api);
  switch (given.do) {
    case 'report':
      return refusable(await reportPost(world, person.headers));
    case 'claim': {
      const claims = claimCalls(api, world.claimedID);
      refusable(await claims.addDocument(person, `${person.userID} ${Math.random()}`));
      return refusable(await claims.submit(person, 'I run it.'));
    }
    case 'withdraw':
      return refusable(await claimCalls(api, world.claimedID).withdraw(person));
    case 'withdraw-verification':
      return refusable(await verification.send('withdraw-verification', firm.businessID, firm.owner));
    case 'verify':
      return verify(world);
    case 'undo': {
      const decisionID = world.last.get(given.by);
      if (decisionID) refusable(await desk(given).send('DELETE', `decisions/${decisionID}`));
      return;
    }
    case 'run':
      return passUndo(api);
    case 'object':
    case 'object-as-reporter':
      return object(world, given.do === 'object');
    default:
      return decide(world, given);
  }
}

const desk = (given: { readonly by: number }) => staff[given.by] ?? (staff[0] as (typeof staff)[0]);

const reportPost = ({ postID }: World, headers: Record<string, string>) =>
  post(`${api.url}/social/reports`, { resourceID: postID, resourceType: 'post', reason: 'fraud' }, headers);

/** Hands in a case, or the one that came back with a question. */
async function verify({ firm }: World): Promise<void> {
  const { send, handIn } = verificationCalls(api);
  const state = await send('load-verification', firm.businessID, firm.owner);
  const { open, startsOn } = state.body.data ?? {};
  if (open) refusable(await send('submit-verification', firm.businessID, firm.owner));
  else if (state.status === 200 && !startsOn) await handIn(firm);
}

/** Objects to whatever was refused last. */
async function object(
  { ana, ben, carl, firm, claimedID, postID }: World,
  isAffected: boolean,
): Promise<void> {
  const said = { content: 'You are wrong.' };
  const [report] = await api.db
    .selectFrom('report_case')
    .select('id')
    .where('resource_id', '=', postID)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  if (report && isAffected)
    refusable(await post(`${api.url}/social/removals/${report.id}/objection`, said, carl.headers));
  if (report && !isAffected)
    for (const { headers } of [ana, ben])
      refusable(await post(`${api.url}/social/objections/report/${report.id}`, said, headers));
  for (const { id, user_id } of await api.db
    .selectFrom('business_claim')
    .select(['id', 'user_id'])
    .where('business_id', '=', claimedID)
    .execute()) {
    const claimant = [ana, ben].find(({ userID }) => userID === user_id);
    if (claimant && isAffected)
      refusable(await post(`${api.url}/social/objections/claim/${id}`, said, claimant.headers));
  }
  for (const { id } of await api.db
    .selectFrom('verification_case')
    .select('id')
    .where('business_id', '=', firm.businessID)
    .execute())
    if (isAffected)
      refusable(await post(`${api.url}/social/objections/verification/${id}`, said, firm.owner.headers));
}

/** Chooses one of the open cases, one of its decisions, and fills in what it asks for. */
async function decide(world: World, given: Extract<Step, { nth: number }>): Promise<void> {
  const mine = desk(given);
  const waiting = (await mine.list()).filter(({ about }) => about && world.ids.has(about.id));
  const some: CaseRow[] = waiting.filter(({ kind }) => kind === given.only);
  const rows = some.length > 0 ? some : waiting;
  const row = rows[given.nth % Math.max(rows.length, 1)];
  if (!row) return;
  const found: DeskCase = await mine.load(row.caseID);
  const decision = found.decisions[given.decision % Math.max(found.decisions.length, 1)];
  if (!decision) return;
  const fitting = found.measures.filter(({ name }) => decision.measures?.includes(name) ?? true);
  const [measure] = given.withMeasure ? fitting : [];
  const answer = await mine.decide(
    row,
    decision.name,
    fillIn(decision),
    measure ? [{ name: measure.name, values: fillIn(measure) }] : [],
  );
  refusable(answer);
  if (answer.status === 200) world.last.set(given.by, answer.body.data.decisionID);
  if (!given.isUndoable) await passUndo(api);
}

const fillIn = ({ fields }: OfferedDecision) =>
  Object.fromEntries(fields.map((field) => [field.name, chosen(field)]).filter(([, value]) => value));

function chosen({ type, value, choices, isRequired }: DecisionField): string {
  if (value) return value;
  if (!isRequired) return '';
  if (type === 'until' || type === 'day') return dayIn(30);
  return choices?.[0] ?? 'Said so.';
}

/** Carries out every decision again, as after a crash. */
async function runDecisionsAgain(): Promise<void> {
  await sql`
    select graphile_worker.add_job('run-desk-decision', json_build_object('decisionID', id)) from desk_decision`.execute(
    api.db,
  );
  await api.jobs.settle();
}

/** What people were told, what the log says, and what was decided. */
async function outcome() {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from notification)::integer as told, (select count(*) from staff_action)::integer as acts,
      (select count(*) from measure)::integer as measures, (select count(*) from evidence)::integer as evidence,
      (select count(*) from objection where answered_at is not null)::integer as answers`.execute(api.db);
  return rows[0];
}

it('STF-06, STF-07, STF-61: no order of decisions, undos and objections loses a text, doubles what is told or leaves a case without a state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 26, size: 'max' }), async (steps) => {
      await api.db.deleteFrom('call_count').execute();
      const world = await openWorld();
      for (const given of steps) {
        await take(world, given);
        expect(await selectStray.all(api.db), JSON.stringify(given)).toEqual([]);
      }
      await passUndo(api);
      expect(await selectStray.all(api.db)).toEqual([]);

      const before = await outcome();
      await runDecisionsAgain();
      expect(await outcome()).toEqual(before);

      const decisions = await api.db
        .selectFrom('desk_decision')
        .select('id')
        .where('state', '=', 'pending')
        .execute();
      const cases = await api.db
        .selectFrom('desk_case')
        .select('id')
        .where('pending_decision_id', 'is not', null)
        .execute();
      expect([decisions, cases]).toEqual([[], []]);

      const kept = await api.db
        .selectFrom('post')
        .select(['content', 'removed_at'])
        .where('id', '=', world.postID)
        .executeTakeFirstOrThrow();
      const away = await api.db
        .selectFrom('measure')
        .select('id')
        .where('target_id', '=', world.postID)
        .where('ended_at', 'is', null)
        .execute();
      expect([kept.content, kept.removed_at !== null]).toEqual([text, away.length > 0]);

      const owners = await api.db
        .selectFrom('business_member')
        .select('user_id')
        .where('business_id', '=', world.claimedID)
        .where('role', '=', 'owner')
        .execute();
      expect(owners.length).toBeLessThanOrEqual(1);
      expect(await verifyLedger(api.db)).toMatchObject({ isSound: true });

      // Nothing failed for good, and what undone decisions would have done is in no log.
      const { rows: undone } = await sql`
        select decision.id from desk_decision as decision
        join desk_decision_case as part on part.decision_id = decision.id
        where decision.state = 'undone' and exists (
          select from staff_action as act where act.case_id = part.case_id and act.created_at >= decision.created_at
            and not exists (
              select from desk_decision as other join desk_decision_case as own on own.decision_id = other.id
              where own.case_id = part.case_id and other.state = 'done'))`.execute(api.db);
      expect(undone).toEqual([]);
    }),
    { numRuns: 10, seed: 20_261_130 },
  );
}, 300_000);
