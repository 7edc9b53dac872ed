import {
  loadAccountDecision,
  loadRemoval,
  objectToAccountDecision,
  objectToRemoval,
  type Removal,
} from '@wbn/contract/social/removals.ts';
import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { findKeyHolder, selectMeasuresOfDecision } from './measure.sql.ts';
import { object, presentObjection } from './object.ts';
import { findObjection } from './objection.sql.ts';
import { lockCase, selectContent } from './report.sql.ts';

interface Viewer {
  readonly id: string;
  readonly userID: string;
}

type ViewedMeasure = Awaited<ReturnType<typeof selectMeasuresOfDecision.all>>[number];

/** Finds a decision for the people whom it affects. Throws NotFound for everybody else, and once the text is deleted. */
async function findRemoval(transaction: Kysely<Database>, { id, userID }: Viewer) {
  const found = await lockCase.first(transaction, { caseID: id });
  const measures = await selectMeasuresOfDecision.all(transaction, { decisionID: id, userID });
  const [first] = measures;
  const last = measures.at(-1);
  if (!first || !last) throw notFound(`Nothing of yours was removed by a decision with the id ${id}.`);
  const decidedAt = found?.decided_at ?? last.created_at;
  const shared = measures.find(({ target_type }) => target_type === 'business' || target_type === 'group');
  // A company or group objects once, whoever does it for them.
  const partyID = shared?.target_id ?? userID;
  const previous = await findObjection.first(transaction, { subjectID: id, partyIDs: [partyID, userID] });
  const state = stateOf(measures);
  const ends = measures.flatMap(({ is_active, until }) => (is_active ? [until] : []));
  const latest = ends.includes(null) ? undefined : ends.sort((one, other) => Number(other) - Number(one))[0];
  const resource = found
    ? { resourceID: found.resource_id, resourceType: found.resource_type, content: found.content }
    : {
        resourceID: first.target_id,
        resourceType: first.target_type,
        content: await nameOf(transaction, first),
      };
  const objection = presentObjection(previous, { decidedAt, isOpen: state === 'removed' });
  const removal: Removal = {
    removalID: id,
    ...resource,
    // The contract allows only these reasons to be stored.
    reason: last.reason as ReportReason,
    reply: last.reply ?? undefined,
    measures: measures.map(presentMeasure),
    until: latest ? toIsoTime(latest) : undefined,
    state,
    decidedAt: toIsoTime(decidedAt),
    ...objection,
  };
  return { removal, partyID, decidedAt, isOfCase: found !== undefined };
}

function presentMeasure(measure: ViewedMeasure): Removal['measures'][number] {
  const { kind, target_type, until, is_active, ended_by } = measure;
  return {
    ...{ kind, of: target_type, until: until ? toIsoTime(until) : undefined },
    state: is_active ? 'active' : ended_by === null ? 'over' : 'lifted',
  };
}

function stateOf(measures: readonly ViewedMeasure[]): Removal['state'] {
  if (measures.some(({ is_active }) => is_active)) return 'removed';
  return measures.some(({ ended_by }) => ended_by !== null) ? 'restored' : 'over';
}

async function nameOf(
  db: Kysely<Database>,
  { target_type: type, target_id: id }: ViewedMeasure,
): Promise<string> {
  const isNamed = type === 'user' || type === 'business' || type === 'post' || type === 'comment';
  return isNamed ? ((await selectContent.first(db, { id, type }))?.content ?? '') : '';
}

async function loadFor(db: Kysely<Database>, viewer: Viewer): Promise<{ data: Removal }> {
  return db
    .transaction()
    .execute(async (transaction) => ({ data: (await findRemoval(transaction, viewer)).removal }));
}

async function objectFor(db: Kysely<Database>, viewer: Viewer, content: string): Promise<{ data: Removal }> {
  return db.transaction().execute(async (transaction) => {
    const { removal, partyID, decidedAt, isOfCase } = await findRemoval(transaction, viewer);
    const { state, resourceType } = removal;
    if (state !== 'removed')
      throw new CallError(
        'Conflict',
        `The decision about the ${resourceType} ${state === 'over' ? 'is over' : 'has been lifted already'}.`,
      );
    await object(transaction, {
      ...{ subjectType: isOfCase ? 'report' : 'measure', subjectID: viewer.id, decidedAt },
      ...{ partyID, side: 'affected', userID: viewer.userID, content },
    });
    return { data: (await findRemoval(transaction, viewer)).removal };
  });
}

export const loadRemovalHandler = defineHandler(
  loadRemoval,
  ({ params: { id }, user: { userID }, services: { db } }) => loadFor(db, { id, userID }),
);

export const objectToRemovalHandler = defineHandler(
  objectToRemoval,
  ({ params: { id }, body: { content }, user: { userID }, services: { db } }) =>
    objectFor(db, { id, userID }, content),
);

/** Finds the person of the secret in a mail. Throws NotFound. */
async function requireKeyHolder(db: Kysely<Database>, id: string, key: string): Promise<Viewer> {
  const holder = await findKeyHolder.first(db, { decisionID: id, key });
  if (!holder) throw notFound('This link belongs to no decision.');
  return { id, userID: holder.user_id };
}

export const loadAccountDecisionHandler = defineHandler(
  loadAccountDecision,
  async ({ params: { id }, query: { key }, services: { db } }) =>
    loadFor(db, await requireKeyHolder(db, id, key)),
);

export const objectToAccountDecisionHandler = defineHandler(
  objectToAccountDecision,
  async ({ params: { id }, query: { key }, body: { content }, services: { db } }) =>
    objectFor(db, await requireKeyHolder(db, id, key), content),
);
