import { syncStrayCases } from '@wbn/api/cases/sync-case.ts';
import { insertOperatorBusiness } from '@wbn/api/messaging/support/support.sql.ts';
import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { addCompanyCases } from './company-cases.ts';
import { heldMessage, helpRequests, objection, reports, supportRequest } from './desk-texts.ts';
import { type Cast, findCast } from './find-cast.ts';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** Adds something of every kind that waits for staff, so that the desk of sample data is not empty. Returns how many cases are open. */
export async function addDeskCases(db: Kysely<Database>): Promise<number> {
  const cast = await findCast(db);
  if (!cast) return 0;
  await db.transaction().execute(async (transaction) => {
    await addHelpRequests(transaction);
    await addReports(transaction, cast);
    await addObjection(transaction, cast);
    await addHeldMessage(transaction, cast);
    await addSupportRequest(transaction, cast);
    await addCompanyCases(transaction, cast);
    await addFailedJobs(transaction);
  });
  // One way for all kinds: what their tables say opens the cases.
  await syncStrayCases(db);
  const open = await db
    .selectFrom('desk_case')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(open.count);
}

async function addHelpRequests(db: Kysely<Database>): Promise<void> {
  for (const [place, request] of helpRequests.entries()) {
    const id = newId();
    await db
      .insertInto('need_help_request')
      .values({ id, body_hash: id, created_at: ago(60 - 50 * place), ...request })
      .execute();
  }
}

async function addReports(db: Kysely<Database>, { post, comment, companies, people }: Cast): Promise<void> {
  const [company, person] = [companies[1], people[2]];
  if (!company || !person) return;
  const targets = {
    post: { resource_id: post.id, owner_id: post.ownerID, owner_type: post.ownerType, content: post.content },
    comment: {
      ...{ resource_id: comment.id, owner_id: comment.ownerID, owner_type: comment.ownerType },
      content: comment.content,
    },
    business: {
      resource_id: company.id,
      owner_id: company.id,
      owner_type: 'business',
      content: company.name,
    },
    user: { resource_id: person.id, owner_id: person.id, owner_type: 'user', content: person.name },
  } as const;
  for (const [place, { of, reason, note }] of reports.entries()) {
    const { id, at } = { id: newId(), at: ago(30 - 6 * place) };
    await db
      .insertInto('report_case')
      .values({ id, resource_type: of, ...targets[of], created_at: at })
      .execute();
    const reporters = people.filter((one) => one.id !== targets[of].owner_id).slice(3, of === 'post' ? 6 : 4);
    await db
      .insertInto('report')
      .values(reporters.map(({ id: user_id }) => ({ case_id: id, user_id, reason, note, created_at: at })))
      .execute();
  }
}

/** Somebody's report was answered with 'keep'; they object. */
async function addObjection(db: Kysely<Database>, { companies, people }: Cast): Promise<void> {
  const [company, reporter] = [companies[3], people[5]];
  if (!company || !reporter) return;
  const { id, decided } = { id: newId(), decided: ago(90) };
  const decision = { decision: 'keep' as const };
  await db
    .insertInto('report_case')
    .values({
      ...{
        id,
        resource_id: company.id,
        resource_type: 'business',
        owner_id: company.id,
        owner_type: 'business',
      },
      ...{ content: company.name, ...decision, decided_at: decided, created_at: ago(100) },
    })
    .execute();
  const report = { reason: 'counterfeit', note: objection.reported, created_at: ago(100) };
  await db
    .insertInto('report')
    .values({ case_id: id, user_id: reporter.id, ...report })
    .execute();
  await db
    .insertInto('report_decision')
    .values({
      id: newId(),
      case_id: id,
      ...decision,
      note: objection.kept,
      decided_by: 'Vera Moss',
      created_at: decided,
    })
    .execute();
  await db
    .insertInto('objection')
    .values({
      ...{ id: newId(), subject_type: 'report', subject_id: id, decided_at: decided, side: 'reporter' },
      ...{ party_id: reporter.id, user_id: reporter.id, content: objection.content, decider: 'Vera Moss' },
      created_at: ago(20),
    })
    .execute();
}

/** A first message of somebody new to the site, which staff look at before the company gets it. */
async function addHeldMessage(db: Kysely<Database>, { companies, people }: Cast): Promise<void> {
  const [company, person] = [companies[4], people.at(-1)];
  if (company && person)
    await addThread(db, {
      ...{ userID: person.id, from: { id: person.id, type: 'user' }, toID: company.id, ...heldMessage },
      ...{ at: ago(5), status: 'held' },
    });
}

async function addSupportRequest(db: Kysely<Database>, { payer }: Cast): Promise<void> {
  await insertOperatorBusiness.run(db, { id: operatorBusinessID });
  await addThread(db, {
    ...{ userID: payer.ownerID, from: { id: payer.id, type: 'business' }, toID: operatorBusinessID },
    ...{ ...supportRequest, at: ago(9), status: 'open' },
  });
}

interface Thread {
  readonly userID: string;
  readonly from: { readonly id: string; readonly type: 'user' | 'business' };
  /** A company. */
  readonly toID: string;
  readonly subject: string;
  readonly content: string;
  readonly at: Date;
  readonly status: 'held' | 'open';
}

async function addThread(db: Kysely<Database>, thread: Thread): Promise<void> {
  const { userID, from, toID, subject, content, at, status } = thread;
  const id = newId();
  await db
    .insertInto('request')
    .values({
      ...{ id, user_id: userID, from_id: from.id, from_type: from.type, to_id: toID, subject, status },
      ...{ message_count: 1, created_at: at },
    })
    .execute();
  const side = { request_id: id, position: sql<number>`nextval('request_position')` };
  const receiver = { side: 'R', owner_id: toID, owner_type: 'business', last_received: 1 } as const;
  await db
    .insertInto('request_side')
    .values([
      { ...side, side: 'S', owner_id: from.id, owner_type: from.type },
      // A held message has not arrived.
      ...(status === 'open' ? [{ ...side, ...receiver }] : []),
    ])
    .execute();
  const message = { id: newId(), side: 'S', user_id: userID, content, created_at: at } as const;
  await db
    .insertInto('message')
    .values({ request_id: id, number: 1, ...message })
    .execute();
}

/** A mail and another job that have failed for good. */
async function addFailedJobs(db: Kysely<Database>): Promise<void> {
  const jobs = [
    {
      task: 'mail-need-help',
      payload: { requestID: newId() },
      problem: 'connect ETIMEDOUT mail.sample.example:587',
    },
    {
      task: 'index-person',
      payload: { userID: newId() },
      problem: 'canceling statement due to statement timeout',
    },
  ];
  for (const { task, payload, problem } of jobs) {
    const {
      rows: [job],
    } = await sql<{ id: string }>`
      select id::text from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, max_attempts => 1)`.execute(
      db,
    );
    await sql`
      update graphile_worker._private_jobs set attempts = max_attempts, last_error = ${problem}
      where id = ${job?.id}::bigint`.execute(db);
  }
}
