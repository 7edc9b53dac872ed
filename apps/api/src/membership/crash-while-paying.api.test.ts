import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { addBusiness } from '../testing/fixtures.ts';
import { membershipCalls } from '../testing/membership-calls.ts';
import { type KillableApi, openKillableApi } from '../testing/open-killable-api.ts';

const later = { timeout: 20_000 };

async function addOwner(api: KillableApi) {
  const businessID = await addBusiness(api.db, { source: 'member', company_name: 'Rossi Valves' });
  const owner = await api.addPerson('Olga');
  await api.db
    .insertInto('business_member')
    .values({ business_id: businessID, user_id: owner.userID, role: 'owner' })
    .execute();
  return { businessID, owner };
}

/** Locks a table against writes until the returned function is called, so that a process can be killed in the middle of a write. */
async function holdTable(db: Kysely<Database>, table: 'membership_invoice' | 'payment_event') {
  const letGo = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const ended = db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  return async () => {
    letGo.resolve();
    await ended;
  };
}

/** How many paid invoices a company has at the provider. */
async function charges(db: Kysely<Database>, businessID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from test_gateway_customer,
      jsonb_array_elements(state -> 'customer' -> 'invoices') as invoice
    where business_id = ${businessID} and invoice ->> 'status' = 'paid'`.execute(db);
  return rows[0]?.count ?? 0;
}

const waitsFor = (db: Kysely<Database>, table: string) => async () => {
  const { rows } = await sql`
    select 1 from pg_locks join pg_class on pg_class.oid = relation
    where relname = ${table} and not granted`.execute(db);
  return rows.length;
};

/** Makes plan changes five minutes older, so that the job treats them as left behind by a dead process. */
const letMinutesPass = (db: Kysely<Database>) =>
  sql`
    update plan_change set created_at = created_at - interval '5 minutes', asked_until = asked_until - interval '5 minutes'`.execute(
    db,
  );

describe('a kill -9', () => {
  it('between the charge and its answer gives the company what it paid for, once', async () => {
    const api = await openKillableApi(inject('postgresUrl'));
    const { businessID, owner } = await addOwner(api);
    const first = await api.startProcess();
    const letGo = await holdTable(api.db, 'membership_invoice');
    const lost = membershipCalls(first)
      .subscribe(owner, businessID, 'gold')
      .catch(() => 'no answer');
    await expect.poll(() => charges(api.db, businessID), later).toBe(1);
    await expect.poll(waitsFor(api.db, 'membership_invoice'), later).toBe(1);
    await first.kill();
    expect(await lost).toBe('no answer');
    await letGo();
    await letMinutesPass(api.db);

    // As the timer adds it each minute.
    await sql`select graphile_worker.add_job('settle-changes')`.execute(api.db);
    await api.jobs.settle();
    const calls = membershipCalls(api);
    expect((await calls.load(owner, businessID)).body.data.level).toBe('gold');
    expect((await calls.subscribe(owner, businessID, 'gold')).body.name).toBe('Conflict');
    expect(await charges(api.db, businessID)).toBe(1);
    const { data } = (await calls.invoices(owner, businessID)).body;
    expect(data).toHaveLength(1);
  }, 180_000);

  it('between an event and its handling is made up for once after the restart', async () => {
    const api = await openKillableApi(inject('postgresUrl'));
    const { businessID, owner } = await addOwner(api);
    const first = await api.startProcess();
    await membershipCalls(first).subscribe(owner, businessID, 'gold');
    const isHandled = async () => {
      const waiting = await api.db
        .selectFrom('payment_event')
        .select('id')
        .where('handled_at', 'is', null)
        .execute();
      return waiting.length;
    };
    await expect.poll(isHandled, later).toBe(0);
    const letGo = await holdTable(api.db, 'membership_invoice');
    await api.db.updateTable('payment_event').set({ handled_at: null }).execute();
    await sql`
      select graphile_worker.add_job('handle-payment-event', json_build_object('eventID', id), max_attempts => 20)
      from (select id from payment_event limit 1) as event`.execute(api.db);
    await expect.poll(waitsFor(api.db, 'membership_invoice'), later).toBe(1);
    await first.kill();
    await letGo();
    // The worker counts as dead after five minutes without a sign of life.
    await sql`update job_worker set seen_at = now() - interval '6 minutes'`.execute(api.db);
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '6 minutes' where locked_at is not null`.execute(
      api.db,
    );
    await api.jobs.runMaintenance();
    await api.jobs.settle();
    const calls = membershipCalls(api);
    const handled = await api.db
      .selectFrom('payment_event')
      .select('id')
      .where('handled_at', 'is not', null)
      .execute();
    expect(handled).toHaveLength(1);
    expect((await calls.load(owner, businessID)).body.data.level).toBe('gold');
    const kinds = await api.db.selectFrom('membership_entry').select('kind').execute();
    expect(kinds).toEqual([{ kind: 'bought' }]);
    expect(await charges(api.db, businessID)).toBe(1);
  }, 180_000);
});
