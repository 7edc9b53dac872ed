import { type ObjectionState, objectionMonths } from '@wbn/contract/social/objections.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncCase } from '../cases/sync-case.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { findDecider, insertObjection, type ObjectionRow } from './objection.sql.ts';

interface GivenObjection {
  readonly subjectType: ObjectionRow['subject_type'];
  readonly subjectID: string;
  /** When it was decided what they object to. */
  readonly decidedAt: Date;
  /** The person, company or group for which they object. */
  readonly partyID: string;
  readonly side: ObjectionRow['side'];
  readonly userID: string;
  readonly content: string;
}

/** Acts of the log by which something is decided that can be objected to. */
const decisions = [
  'decide-report',
  'take-measure',
  'decide-claim',
  'decide-verification',
  'record-check',
  'refuse-request',
] as const;

/** Stores an objection and opens its case at the desk (STF-22). Throws Conflict for a second one, or after six months. */
export async function object(transaction: Kysely<Database>, given: GivenObjection): Promise<void> {
  const { subjectID, decidedAt } = given;
  if (objectionEnd(decidedAt) <= new Date())
    throw new CallError(
      'Conflict',
      `The decision is more than ${objectionMonths} months old: nobody can object to it any more.`,
    );
  const decider = await findDecider.first(transaction, { targetID: subjectID, acts: decisions });
  const inserted = await insertObjection.first(transaction, {
    ...{ id: newId(), subject_type: given.subjectType, subject_id: subjectID, decided_at: decidedAt },
    ...{ party_id: given.partyID, side: given.side, user_id: given.userID, content: given.content },
    ...{ decider_id: decider?.staff_id ?? null, decider: decider?.staff_name ?? null },
  });
  if (!inserted) throw new CallError('Conflict', 'You have objected to this decision already.');
  await syncCase(transaction, 'objection', inserted.id);
}

/** The last time at which somebody can object to a decision. */
export function objectionEnd(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + objectionMonths);
  return end;
}

/** Presents the last objection of a party, and until when they can object. `isOpen`: whether the decision is in force. */
export function presentObjection(
  row: ObjectionRow | undefined,
  { decidedAt, isOpen }: { readonly decidedAt: Date; readonly isOpen: boolean },
): ObjectionState {
  const end = objectionEnd(decidedAt);
  const isDone = row?.decided_at.getTime() === decidedAt.getTime() || row?.answered_at === null;
  return {
    objectUntil: isOpen && !isDone && end > new Date() ? toIsoTime(end) : undefined,
    objection: row && {
      content: row.content,
      createdAt: toIsoTime(row.created_at),
      answeredAt: row.answered_at ? toIsoTime(row.answered_at) : undefined,
      outcome: row.outcome ?? undefined,
      answer: row.answer ?? undefined,
    },
  };
}
