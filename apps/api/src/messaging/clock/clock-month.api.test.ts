import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { catalogNames } from '../../catalog/catalog-names.ts';
import { addPerson } from '../../testing/fixtures.ts';
import {
  addCompanies,
  applyEvents,
  planMonth,
  type SimulatedCompany,
  seededRandom,
} from '../../testing/simulated-month.ts';
import { calendarOf } from '../../working-time/calendar.ts';
import { addWorkingTime, workingTimeBetween } from '../../working-time/working-time.ts';
import { countAnswers } from '../answers/count-answers.ts';
import { runClocks } from './run-clocks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

const start = new Date('2026-10-10T00:00:00Z');
const end = new Date('2026-11-09T00:00:00Z');
/** `INQUIRIES=5000` runs the whole month (docs/decisions/0024-measure-answers-in-working-time.md); the ordinary run takes a sample. */
const inquiries = Number(process.env.INQUIRIES ?? 150);

it('in a month of inquiries leaves none without a next step, sends each reminder once, and has the figures of the messages', async () => {
  const { db } = database;
  const companies = await addCompanies(db, 10, end);
  const buyers = await Promise.all(Array.from({ length: 20 }, () => addPerson(db)));
  const { requests, happenings } = planMonth(start, inquiries, { companies, buyers });
  const random = seededRandom(14);
  const longest = inquiries < 1_000 ? 12 : 3;
  const counting = { db, search: createPostgresSearchEngine(db, catalogNames) };
  let at = 0;
  // The clock jumps by minutes, or by as long as a worker may be down overnight.
  for (let now = start.getTime(); now < end.getTime(); ) {
    now = Math.min(now + (random() < 0.1 ? 12 : random() * longest) * 3_600_000, end.getTime());
    const until = happenings.findIndex(({ at: time }) => time.getTime() > now);
    const next = until === -1 ? happenings.length : until;
    await applyEvents(db, happenings.slice(at, next), requests);
    at = next;
    // Two workers at once.
    await Promise.all([runClocks(db, new Date(now)), runClocks(db, new Date(now))]);
    if (random() < 0.1) expect(await nextActionless(new Date(now))).toEqual([]);
  }
  expect(await nextActionless(end)).toEqual([]);
  await countAnswers(counting, end);
  expect(await remindedWrongly()).toEqual([]);
  const { rows: steps } = await sql<{ result: string | null; count: number }>`
    select result, count(*)::integer as count from request_clock group by result`.execute(db);
  const count = (result: string | null) => steps.find((row) => row.result === result)?.count ?? 0;
  for (const result of ['answered', 'missed', 'withdrawn', 'declined', 'barred'])
    expect(count(result), result).toBeGreaterThan(0);
  expect(await shownFigures()).toEqual(await recompute(companies));
}, 1_200_000);

/** Open inquiries without a next step although an answer is due, and overdue steps. */
async function nextActionless(now: Date): Promise<unknown[]> {
  const { rows } = await sql`
    select request.id, clock.next_step, clock.next_at, clock.result from request
    left join lateral (
      select * from request_clock where request_id = request.id order by cycle desc limit 1
    ) as clock on true
    where clock.cycle is null or (clock.next_step is null and clock.result is null) or clock.next_at <= ${now}
      or (request.status = 'closed' and clock.next_step is not null)`.execute(database.db);
  return rows;
}

/**
 * Until an inquiry is assigned, both colleagues are reminded once per cycle, afterwards its assignee; the last assignee and the buyer are
 * notified once.
 */
async function remindedWrongly(): Promise<unknown[]> {
  const { rows } = await sql`
    with expected as (
      select request_id,
        sum(case when reminded_at is null then 0 when cycle <= coalesce(first.assigned, cycle) then 2 else 1 end)::integer as reminders,
        least(count(reassigned_at), 1)::integer as assignments
      from request_clock
      left join lateral (
        select min(cycle) as assigned from request_clock as earlier
        where earlier.request_id = request_clock.request_id and earlier.reassigned_at is not null
      ) as first on true
      group by request_id
    ), told as (
      select request.id as request_id,
        count(*) filter (where kind = 'request-reminder')::integer as reminders,
        count(*) filter (where kind = 'request-assigned')::integer as assignments,
        count(*) filter (where kind = 'request-alternatives')::integer as offers
      from request left join notification on resource_id = request.id
      group by request.id
    )
    select * from expected join told using (request_id)
    where told.reminders <> expected.reminders or told.assignments <> expected.assignments
      or told.offers <> (select count(distinct request_id) from request_alternative where request_id = told.request_id)`.execute(
    database.db,
  );
  return rows;
}

async function shownFigures() {
  const rows = await database.db.selectFrom('business_answers').selectAll().orderBy('business_id').execute();
  return rows.map(({ business_id, rate, median_minutes }) => ({
    id: business_id,
    rate,
    median: median_minutes,
  }));
}

/** Computes the figures from the messages alone, without what the clocks wrote. */
async function recompute(companies: readonly SimulatedCompany[]) {
  const { rows } = await sql<{
    to_id: string;
    asked: Date;
    answered: Date | null;
    closed_side: string | null;
    closed_at: Date | null;
    blocked_at: Date | null;
  }>`
    select to_id, closed_side, closed_at, asked.at as asked, answered.at as answered, barred.ended_at as blocked_at
    from request
    join lateral (select min(created_at) as at from message where request_id = request.id and side = 'S') as asked on true
    join lateral (select min(created_at) as at from message where request_id = request.id and side = 'R') as answered on true
    left join request_clock as barred on barred.request_id = request.id and barred.cycle = 1 and barred.result = 'barred'`.execute(
    database.db,
  );
  return companies
    .flatMap(({ id, country }) => {
      const calendar = calendarOf(country);
      const own = rows
        .filter(({ to_id, blocked_at }) => to_id === id && !blocked_at)
        .map((row) => ({ ...row, due: addWorkingTime(row.asked, 540, calendar) }))
        // Withdrawn in time, or still running.
        .filter(
          ({ answered, closed_side, closed_at, due }) =>
            (answered && (answered <= due || due <= end)) || due <= end || (closed_at && closed_side === 'R'),
        )
        .filter(
          ({ answered, closed_side, closed_at, due }) =>
            answered || !(closed_at && closed_side === 'S' && closed_at <= due),
        );
      if (own.length < 5) return [];
      const minutes = own
        .flatMap(({ asked, answered }) =>
          answered ? [Math.round(workingTimeBetween(asked, answered, calendar))] : [],
        )
        .toSorted((one, other) => one - other);
      const inTime = own.filter(({ answered, due }) => answered && answered <= due).length;
      return [
        {
          id,
          rate: Math.round((100 * inTime) / own.length),
          median: minutes[Math.ceil(minutes.length / 2) - 1] ?? null,
        },
      ];
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
