import { createHash } from 'node:crypto';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import { findBooking, insertSupportEntry, selectSupportEntries } from './ledgers.sql.ts';
import { dayOf } from './plan-history.ts';
import { type SettledGrants, settleGrants } from './settle-grants.ts';

/** Minutes as text for operators: `6 h`, `1 h 15 min`, `45 min`. */
export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A company's support balance and newest entries. Throws NotFound. */
export function loadSupport(db: Kysely<Database>, businessID: string, at = new Date()) {
  return inTransaction(db, async (transaction) => {
    const { level, support } = await settleGrants(transaction, businessID, at);
    return { level, support, entries: await selectSupportEntries.all(transaction, { businessID }) };
  });
}

/** Minutes of work for a company, or the corrected minutes of an earlier entry. */
interface SupportWork {
  readonly businessID: string;
  readonly minutes: number;
  /** What was done, or the reason for the correction; the company reads it. */
  readonly note: string;
}

type Support = NonNullable<SettledGrants['support']>;

/**
 * Books work for a company and subtracts its minutes from the year of membership; returns what is left. Throws NotFound,
 * PlanLimitReached when the plan has no hours or too few are left, ValidationError for a day outside the year, Conflict when the same work is
 * booked for that day already.
 */
export function bookSupport(
  db: Kysely<Database>,
  staff: Staff,
  { businessID, minutes, note, doneOn }: SupportWork & { readonly doneOn: string },
  at = new Date(),
): Promise<{ position: number; left: number }> {
  return inTransaction(db, async (transaction) => {
    const support = await openYear(transaction, businessID, at);
    const { year, granted, left } = support;
    if (doneOn < year.from || doneOn > dayOf(at))
      throw validationError(
        { doneOn: `must be from ${year.from} to ${dayOf(at)}` },
        `${doneOn} is not in the running year of membership, which began on ${year.from}, or lies ahead.`,
      );
    if (minutes > left)
      throw new CallError(
        'PlanLimitReached',
        `Only ${timeText(left)} of ${timeText(granted)} are left until ${year.until}.`,
      );
    const told = createHash('sha256').update(note).digest('base64url').slice(0, 22);
    const [entry] = await insertSupportEntry.all(transaction, {
      business_id: businessID,
      source_key: `booked:${doneOn}:${minutes}:${told}`,
      kind: 'booked',
      year_from: year.from,
      minutes: -minutes,
      note,
      by_name: staff.name,
      done_on: doneOn,
      created_at: at,
    });
    if (!entry)
      throw new CallError(
        'Conflict',
        `The same is booked for ${doneOn} already. If it was done twice, say so in the words.`,
      );
    await recordStaffAction(transaction, staff, {
      act: 'book-support',
      target: { type: 'business', id: businessID },
      reason: note,
      before: { left },
      after: { left: left - minutes, entry: entry.position, doneOn },
    });
    return { position: entry.position, left: left - minutes };
  });
}

/**
 * Corrects an entry of the running year to `minutes` (0 cancels it) by adding another entry. Throws NotFound, Conflict
 * when it has that many minutes already, or PlanLimitReached.
 */
export function correctSupport(
  db: Kysely<Database>,
  staff: Staff,
  { businessID, position, minutes, note }: SupportWork & { readonly position: number },
  at = new Date(),
): Promise<{ before: number; left: number }> {
  return inTransaction(db, async (transaction) => {
    const { year, left } = await openYear(transaction, businessID, at);
    const booking = await findBooking.first(transaction, { businessID, position, yearFrom: year.from });
    if (!booking) throw notFound(`Entry ${position} is no work of the running year.`);
    const back = booking.minutes - minutes;
    if (back === 0)
      throw new CallError('Conflict', `Entry ${position} counts as ${timeText(minutes)} already.`);
    if (left + back < 0)
      throw new CallError('PlanLimitReached', `Only ${timeText(left)} more are left until ${year.until}.`);
    await insertSupportEntry.run(transaction, {
      business_id: businessID,
      source_key: `corrected:${position}:${booking.corrections + 1}`,
      kind: 'corrected',
      year_from: year.from,
      minutes: back,
      corrects: position,
      note,
      by_name: staff.name,
      created_at: at,
    });
    await recordStaffAction(transaction, staff, {
      act: 'correct-support',
      target: { type: 'business', id: businessID },
      reason: note,
      before: { left, minutes: booking.minutes },
      after: { left: left + back, minutes, entry: position },
    });
    return { before: booking.minutes, left: left + back };
  });
}

async function openYear(transaction: Kysely<Database>, businessID: string, at: Date): Promise<Support> {
  const { level, support } = await settleGrants(transaction, businessID, at);
  if (support && support.granted > 0) return support;
  throw new CallError(
    'PlanLimitReached',
    `The plan ${level} has no support hours: Premium and Platinum have.`,
  );
}
