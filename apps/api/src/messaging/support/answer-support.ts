import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncCase } from '../../cases/sync-case.ts';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import { endThread } from '../end-request.ts';
import type { OwnSide } from '../require-side.ts';
import { refuseClosed, writeInThread } from '../send-message.ts';
import { lockSupportThread } from './support.sql.ts';

interface Answer {
  readonly requestID: string;
  readonly content: string;
}

/** Answers a company as WBN Support, in the name of a colleague. Throws NotFound, or Conflict in a thread that has ended. */
export function answerSupport(
  db: Kysely<Database>,
  staff: Staff,
  { requestID, content }: Answer,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const side = await lockThread(transaction, staff, requestID);
    refuseClosed(side);
    const { number } = await writeInThread(transaction, side, { id: newId(), content, files: [] });
    await syncCase(transaction, 'support', requestID, {
      by: staff.name,
      outcome: 'answer',
      state: 'waiting',
    });
    await recordStaffAction(transaction, staff, {
      act: 'answer-support',
      target: { type: 'request', id: requestID },
      after: { businessID: side.otherID, number },
    });
  });
}

/** Ends a conversation about support. Throws NotFound, or Conflict for one that has ended. */
export function endSupport(db: Kysely<Database>, staff: Staff, requestID: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const side = await lockThread(transaction, staff, requestID);
    refuseClosed(side);
    await endThread(transaction, side);
    await recordStaffAction(transaction, staff, {
      act: 'end-support',
      target: { type: 'request', id: requestID },
      after: { businessID: side.otherID },
    });
  });
}

async function lockThread(
  transaction: Kysely<Database>,
  { id: userID }: Staff,
  requestID: string,
): Promise<OwnSide> {
  const row = await lockSupportThread.first(transaction, { requestID, operatorID: operatorBusinessID });
  if (!row) throw notFound(`There is no conversation about support with the id ${requestID}.`);
  return {
    ...{
      requestID,
      userID,
      side: 'R',
      ownerID: operatorBusinessID,
      ownerType: 'business',
      isToPerson: false,
    },
    ...{ otherID: row.from_id, status: row.status, messageCount: row.message_count },
    ...{ assigneeID: null, isBarred: false },
  };
}
