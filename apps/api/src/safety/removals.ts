import { loadRemoval, objectToRemoval, type Removal } from '@wbn/contract/social/removals.ts';
import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { insertObjection } from './decide-report.sql.ts';
import { findObjection, lockCase, selectAffected, selectRemovalReason } from './report.sql.ts';

/** Finds a decision for the people whom it affects. Throws NotFound for everybody else, and once the text is deleted. */
async function findRemoval(
  transaction: Kysely<Database>,
  { id: caseID, userID }: { readonly id: string; readonly userID: string },
): Promise<Removal> {
  const found = await lockCase.first(transaction, { caseID });
  const removal = await selectRemovalReason.first(transaction, { caseID });
  const affected = found ? await selectAffected.all(transaction, { id: found.resource_id }) : [];
  const isAffected = affected.some(({ user_id }) => user_id === userID);
  const type = found?.resource_type;
  if (!removal || !found?.decided_at || !isAffected || type === 'request' || type === 'quotation')
    throw notFound(`Nothing of yours was removed by a decision with the id ${caseID}.`);
  const objection = await findObjection.first(transaction, { caseID });
  return {
    removalID: caseID,
    resourceID: found.resource_id,
    resourceType: type as Removal['resourceType'],
    content: found.content,
    // The contract allows only these reasons to be stored.
    reason: (removal.reason ?? 'other') as ReportReason,
    until: found.decision === 'remove' && removal.until ? toIsoTime(removal.until) : undefined,
    state: found.decision !== 'remove' ? 'restored' : isOver(removal.until) ? 'over' : 'removed',
    decidedAt: toIsoTime(found.decided_at),
    objection: objection && {
      content: objection.content,
      createdAt: toIsoTime(objection.created_at),
      answeredAt: objection.answered_at ? toIsoTime(objection.answered_at) : undefined,
    },
  };
}

const isOver = (until: Date | null) => until !== null && until <= new Date();

export const loadRemovalHandler = defineHandler(
  loadRemoval,
  async ({ params: { id }, user: { userID }, services: { db } }) => ({
    data: await db.transaction().execute((transaction) => findRemoval(transaction, { id, userID })),
  }),
);

export const objectToRemovalHandler = defineHandler(
  objectToRemoval,
  async ({ params: { id }, body: { content }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { state, resourceType } = await findRemoval(transaction, { id, userID });
      if (state !== 'removed')
        throw new CallError(
          'Conflict',
          `The decision about the ${resourceType} ${state === 'over' ? 'is over' : 'has been lifted already'}.`,
        );
      if ((await insertObjection.run(transaction, { case_id: id, content })) === 0)
        throw new CallError('Conflict', 'You have objected to this removal already.');
      return { data: await findRemoval(transaction, { id, userID }) };
    }),
);
