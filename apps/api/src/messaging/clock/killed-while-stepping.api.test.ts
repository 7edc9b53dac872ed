import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { addRequest } from '../../testing/add-request.ts';
import { addPerson } from '../../testing/fixtures.ts';
import { openKillableApi } from '../../testing/open-killable-api.ts';
import { addCompanies } from '../../testing/simulated-month.ts';
import { startClock } from './clock.ts';
import { runClocks } from './run-clocks.ts';

const inquiries = 60;
const day = 86_400_000;

it('leaves no due inquiry without a next step when a worker is killed, and repeats no step', async () => {
  const api = await openKillableApi(inject('postgresUrl'));
  const { db } = api;
  const companies = await addCompanies(db, 3, new Date(Date.now() + day));
  const buyer = await addPerson(db);
  for (let place = 0; place < inquiries; place += 1) {
    const to = companies[place % companies.length]?.id ?? '';
    const requestID = await addRequest(db, { from: buyer, to });
    // Reminder, reassignment and miss are all due.
    await startClock(db, { requestID, at: new Date(Date.now() - 20 * day) });
  }
  const count = async (done: ReturnType<typeof sql<boolean>>) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from request_clock where ${done}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const actionless = sql<boolean>`next_step is null and result is null or next_step is not null and next_at is null`;

  const first = await api.startProcess();
  // Runs like the timer each minute.
  await sql`select graphile_worker.add_job('run-clocks')`.execute(db);
  await expect.poll(() => count(sql`reminded_at is not null`), { interval: 5 }).toBeGreaterThan(20);
  await first.kill();
  expect(await count(sql`result is null`)).toBeGreaterThan(0);
  expect(await count(actionless)).toBe(0);

  // Runs like the next worker; rows still locked by the killed one are done in the run after.
  await expect
    .poll(async () => {
      await runClocks(db);
      return count(sql`result = 'missed'`);
    })
    .toBe(inquiries);
  expect(await count(sql`reminded_at is null or reassigned_at is null or next_step is not null`)).toBe(0);
  const told = await sql`
    select kind, user_id = any(${companies.flatMap(({ people }) => people)}::text[]) as of_company, times, count(*)::integer
    from (
      select kind, user_id, resource_id, count(*)::integer as times from notification group by 1, 2, 3
    ) as each
    group by 1, 2, 3 order by 1`.execute(db);
  // Both colleagues are reminded and one is assigned; nobody is notified twice of a step.
  expect(told.rows).toEqual([
    { kind: 'request-assigned', of_company: true, times: 1, count: inquiries },
    { kind: 'request-reminder', of_company: true, times: 1, count: 2 * inquiries },
  ]);
}, 90_000);
