import { createHash } from 'node:crypto';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
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

/** `settleGrants` for commands. Throws UsageError when there is no such company. */
async function settleForOperator(
  transaction: Kysely<Database>,
  businessID: string,
  at: Date,
): Promise<SettledGrants> {
  try {
    return await settleGrants(transaction, businessID, at);
  } catch (error) {
    throw error instanceof CallError ? new UsageError(error.message) : error;
  }
}

/** The company's support balance and newest entries, one per line. Throws UsageError when there is no such company. */
export function describeSupport(db: Kysely<Database>, businessID: string, at = new Date()): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { level, support } = await settleForOperator(transaction, businessID, at);
    const entries = await selectSupportEntries.all(transaction, { businessID });
    const balance =
      support && support.granted > 0
        ? `${timeText(support.left)} of ${timeText(support.granted)} are left until ${support.year.until}.`
        : `The plan ${level} has no support hours.`;
    const lines = entries.map(({ position, day, kind, minutes, level: by, corrects, note, by_name }) => {
      const sign = minutes < 0 ? '-' : '+';
      const about = [by, corrects && `entry ${corrects}`, note, by_name && `by ${by_name}`].filter(Boolean);
      return `${position}  ${day}  ${kind}  ${sign}${timeText(Math.abs(minutes))}  ${about.join(', ')}`;
    });
    return [balance, ...lines].join('\n');
  });
}

/** Minutes of work for a company, or the corrected minutes of an earlier entry. */
export interface SupportOrder {
  readonly businessID: string;
  readonly minutes: number;
  /** What was done, or the reason for the correction; the company reads it. */
  readonly note: string;
  readonly byName: string;
}

type Support = NonNullable<SettledGrants['support']>;

/**
 * Books work for a company and subtracts its minutes from the year of membership; returns what is left. Throws UsageError when the plan has
 * no hours, too few are left, the day is outside the year, or the same work is booked for that day already.
 */
export function bookSupport(
  db: Kysely<Database>,
  { businessID, minutes, note, byName, doneOn }: SupportOrder & { readonly doneOn: string },
  at = new Date(),
): Promise<{ position: number; left: number }> {
  return db.transaction().execute(async (transaction) => {
    const support = await openYear(transaction, businessID, at);
    const { year, granted, left } = support;
    if (doneOn < year.from || doneOn > dayOf(at))
      throw new UsageError(
        `${doneOn} is not in the running year of membership, which began on ${year.from}, or lies ahead.`,
      );
    if (minutes > left)
      throw new UsageError(`Only ${timeText(left)} of ${timeText(granted)} are left until ${year.until}.`);
    const told = createHash('sha256').update(note).digest('base64url').slice(0, 22);
    const [entry] = await insertSupportEntry.all(transaction, {
      business_id: businessID,
      source_key: `booked:${doneOn}:${minutes}:${told}`,
      kind: 'booked',
      year_from: year.from,
      minutes: -minutes,
      note,
      by_name: byName,
      done_on: doneOn,
      created_at: at,
    });
    if (!entry)
      throw new UsageError(
        `The same is booked for ${doneOn} already. If it was done twice, say so in the words.`,
      );
    return { position: entry.position, left: left - minutes };
  });
}

/**
 * Corrects an entry of the running year to `minutes` (0 cancels it) by adding another entry. Throws UsageError when there is no such
 * booking, it has that many minutes already, or too few are left.
 */
export function correctSupport(
  db: Kysely<Database>,
  { businessID, position, minutes, note, byName }: SupportOrder & { readonly position: number },
  at = new Date(),
): Promise<{ before: number; left: number }> {
  return db.transaction().execute(async (transaction) => {
    const { year, left } = await openYear(transaction, businessID, at);
    const booking = await findBooking.first(transaction, { businessID, position, yearFrom: year.from });
    if (!booking)
      throw new UsageError(`Entry ${position} is no work of the running year: pnpm support list tells them.`);
    const back = booking.minutes - minutes;
    if (back === 0) throw new UsageError(`Entry ${position} counts as ${timeText(minutes)} already.`);
    if (left + back < 0) throw new UsageError(`Only ${timeText(left)} more are left until ${year.until}.`);
    await insertSupportEntry.run(transaction, {
      business_id: businessID,
      source_key: `corrected:${position}:${booking.corrections + 1}`,
      kind: 'corrected',
      year_from: year.from,
      minutes: back,
      corrects: position,
      note,
      by_name: byName,
      created_at: at,
    });
    return { before: booking.minutes, left: left + back };
  });
}

async function openYear(transaction: Kysely<Database>, businessID: string, at: Date): Promise<Support> {
  const { level, support } = await settleForOperator(transaction, businessID, at);
  if (support && support.granted > 0) return support;
  throw new UsageError(`The plan ${level} has no support hours: Premium and Platinum have.`);
}
