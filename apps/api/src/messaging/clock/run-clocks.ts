import { formatMoment } from '@wbn/edition/format.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { NoticeValues } from '../../notifications/mail-notice.ts';
import { retractNotification, tell } from '../../notifications/tell.ts';
import { chooseAlternatives } from '../answers/choose-alternatives.ts';
import { findWaiting } from '../mails/mail-messages.sql.ts';
import {
  assignRequest,
  type DueRow,
  findColleague,
  lockDueClock,
  recordBarred,
  recordMiss,
  recordReassignment,
  recordReminder,
  selectColleagues,
  selectDue,
} from './clocks.sql.ts';

/** The time is over: records the miss, and offers a buyer who was never answered other companies, once. */
async function miss(transaction: Kysely<Database>, row: DueRow): Promise<void> {
  const { request_id: requestID, cycle, business_id: businessID } = row;
  await recordMiss.run(transaction, { requestID, cycle });
  const isOffered = !row.was_answered && (await chooseAlternatives(transaction, requestID));
  if (isOffered)
    await tell(transaction, 'request-alternatives', [row.user_id], {
      actor: { id: businessID, type: 'business', userID: businessID, businessID },
      resource: { id: requestID, type: 'request' },
      root: { id: row.from_id, type: row.from_type },
    });
  await addLiveEvents.run(transaction, {
    audiences: [row.from_id, businessID],
    kind: 'request',
    resourceID: requestID,
  });
}

/** After two thirds of the time: assigns the inquiry to a member seen lately, otherwise reminds the owners. */
async function reassign(transaction: Kysely<Database>, row: DueRow, now: Date): Promise<void> {
  const { request_id: requestID, cycle, business_id: businessID, assignee_id: assigneeID } = row;
  const found = await findColleague.first(transaction, { businessID, assigneeID, now });
  if (found) {
    await assignRequest.run(transaction, { requestID, userID: found.user_id });
    await addLiveEvents.run(transaction, {
      audiences: [businessID],
      kind: 'request',
      resourceID: requestID,
    });
    await tellAnswerers(transaction, row, { kind: 'request-assigned', people: [found.user_id] });
  } else {
    const colleagues = await selectColleagues.all(transaction, { businessID });
    const owners = colleagues.filter(({ role }) => role === 'owner').map(({ user_id }) => user_id);
    await tellAnswerers(transaction, row, { kind: 'request-reminder', people: owners });
  }
  await recordReassignment.run(transaction, { requestID, cycle, now });
}

type RequestParties = Pick<DueRow, 'request_id' | 'business_id' | 'from_id' | 'from_type' | 'user_id'>;

/** Reads until when an inquiry waits; undefined when it was answered, or assigned to somebody else meanwhile. */
const readDue: NoticeValues['request-reminder'] = async (db, { kind, reader, resourceID: requestID }) => {
  const waiting = await findWaiting.first(db, { requestID, userID: reader.userID });
  if (!waiting || (kind === 'request-assigned' && waiting.assignee_id !== reader.userID)) return undefined;
  return { due: formatMoment(reader.locale, waiting.due_at, reader.timeZone) };
};

export const reminderValues: NoticeValues = { 'request-reminder': readDue, 'request-assigned': readDue };

/** Tells members that an inquiry waits or is assigned to them. Deletes the notification of the previous assignee. */
export async function tellAnswerers(
  transaction: Kysely<Database>,
  row: RequestParties,
  { kind, people }: { kind: 'request-reminder' | 'request-assigned'; people: readonly string[] },
): Promise<void> {
  const actor = {
    id: row.from_id,
    type: row.from_type,
    userID: row.user_id,
    businessID: row.from_type === 'business' ? row.from_id : null,
  };
  const resource = { id: row.request_id, type: 'request' } as const;
  if (kind === 'request-assigned') await retractNotification(transaction, { kind, actor, resource });
  await tell(transaction, kind, people, { actor, resource, root: { id: row.business_id, type: 'business' } });
}

/** After half of the time: reminds the assignee, otherwise all members. */
async function remind(transaction: Kysely<Database>, row: DueRow, now: Date): Promise<void> {
  const { request_id: requestID, cycle, business_id: businessID, assignee_id: assigneeID } = row;
  const colleagues = (await selectColleagues.all(transaction, { businessID })).map(({ user_id }) => user_id);
  const people = assigneeID && colleagues.includes(assigneeID) ? [assigneeID] : colleagues;
  await tellAnswerers(transaction, row, { kind: 'request-reminder', people });
  await recordReminder.run(transaction, { requestID, cycle, now });
}

const atOnce = 200;

/**
 * Runs due steps of inquiries that wait for an answer. Each step is one transaction: a killed process leaves it undone for the next run,
 * and of simultaneous runs one does it.
 */
export async function runClocks(db: Kysely<Database>, now = new Date()): Promise<void> {
  const failures = new Map<string, unknown>();
  for (;;) {
    const due = await selectDue.all(db, { now, except: [...failures.keys()], limit: atOnce });
    let done = 0;
    for (const { request_id: requestID } of due)
      try {
        const isDone = await db.transaction().execute((transaction) => step(transaction, requestID, now));
        if (isDone) done += 1;
      } catch (error) {
        failures.set(requestID, error);
      }
    // Locked threads are done in the next minute.
    if (done === 0) break;
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), failureText(failures));
}

const steps = { remind, reassign, miss };

async function step(transaction: Kysely<Database>, requestID: string, now: Date): Promise<boolean> {
  const row: DueRow | undefined = await lockDueClock.first(transaction, { requestID, now });
  if (!row) return false;
  if (row.can_answer) await steps[row.next_step](transaction, row, now);
  else await recordBarred.run(transaction, { requestID, cycle: row.cycle, now });
  return true;
}

function failureText(failures: ReadonlyMap<string, unknown>): string {
  const [[id, error] = []] = failures;
  return `${failures.size} inquiries could not be gone on with, such as ${id}: ${error}`;
}
