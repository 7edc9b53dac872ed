import type { Database } from '@wbn/postgres/schema.ts';
import { findStaleBusinesses } from '@wbn/search-engine/postgres/stale-documents.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { calendarOf } from '../../working-time/calendar.ts';
import { workingTimeBetween } from '../../working-time/working-time.ts';
import {
  deleteFigures,
  lockFigures,
  markAgedUncounted,
  markCounted,
  saveAnswerMinutes,
  saveFigures,
  selectUncounted,
  sumAnswers,
} from './count-answers.sql.ts';

/** Companies with fewer inquiries show no figures. */
const fewestInquiries = 5;
const atOnce = 200;

interface Counting {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

/**
 * Updates the figures of companies with new answers or misses. It runs outside the transaction of the answer, so that the writer does not
 * wait.
 */
export async function countAnswers({ db, search }: Counting, now = new Date()): Promise<void> {
  for (let after = ''; ; ) {
    const companies = await selectUncounted.all(db, { after, limit: atOnce });
    for (const { business_id: businessID } of companies)
      await db.transaction().execute((transaction) => count({ db: transaction, search }, businessID, now));
    const last = companies.at(-1);
    if (!last || companies.length < atOnce) return;
    after = last.business_id;
  }
}

/** Runs nightly: also updates companies of which an inquiry is a year old now. */
export async function refreshAnswers(counting: Counting, now = new Date()): Promise<void> {
  await markAgedUncounted.run(counting.db, { now });
  await countAnswers(counting, now);
}

async function count({ db: transaction, search }: Counting, businessID: string, now: Date): Promise<void> {
  await lockFigures.run(transaction, { businessID });
  const taken = await markCounted.all(transaction, { businessID });
  const answered = taken.flatMap(({ request_id: id, started_at, answered_at, country }) =>
    answered_at ? [{ id, minutes: workingTimeBetween(started_at, answered_at, calendarOf(country)) }] : [],
  );
  await saveAnswerMinutes.run(transaction, {
    ids: answered.map(({ id }) => id),
    minutes: answered.map(({ minutes }) => Math.round(minutes)),
  });
  const sum = await sumAnswers.only(transaction, { businessID, now });
  const changed =
    sum.inquiries < fewestInquiries
      ? await deleteFigures.first(transaction, { businessID })
      : await saveFigures.first(transaction, {
          businessID,
          rate: Math.round((100 * sum.answered) / sum.inquiries),
          medianMinutes: sum.median_minutes,
        });
  if (!changed) return;
  await search.index('business', await findStaleBusinesses(transaction, [businessID]), transaction);
}
