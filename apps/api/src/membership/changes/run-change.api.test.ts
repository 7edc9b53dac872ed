import { subscribe } from '@wbn/contract/membership/subscription.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { type MembershipCalls, membershipCalls } from '../../testing/membership-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { type PaymentGateway, PaymentUnavailableError } from '../gateway/payment-gateway.ts';
import { comparePayments } from '../nightly/compare-payments.ts';
import { endDeletedMemberships, settleChanges } from '../payment-timers.ts';
import { syncMembership } from '../state/sync-membership.ts';
import { insertPlanChange } from './plan-change.sql.ts';

const authenticates = '4000002500003155';

type Operation = Exclude<keyof PaymentGateway, 'kind' | 'testMode' | 'publicKey'>;
type Around = (operation: Operation, ask: () => unknown) => unknown;

let api: TestServer;
let calls: MembershipCalls;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = membershipCalls(api);
});
afterAll(() => api.stop());

function payments() {
  const found = api.services.payments;
  if (!found) throw new Error('no payment is set up');
  return found;
}

/** Calls `around` before every call of the payment gateway, until the test ends. */
function watchGateway(around: Around): void {
  const gateway = payments().gateway;
  const watched = new Proxy(gateway, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => around(name as Operation, () => value.apply(target, given));
    },
  });
  Object.assign(payments(), { gateway: watched });
  onTestFinished(() => void Object.assign(payments(), { gateway }));
}

async function openTransactions(): Promise<readonly string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`.execute(
    api.db,
  );
  return rows.map(({ query }) => query);
}

const addCompany = () => addBusinessPeople(api, { company_name: 'Rossi Valves' });
type Company = Awaited<ReturnType<typeof addCompany>>;

async function charged({ owner, businessID }: Company): Promise<number> {
  const { body } = await calls.invoices(owner, businessID);
  return body.data.reduce((sum: number, { amountPaid }: { amountPaid: number }) => sum + amountPaid, 0);
}

async function changesOf({ businessID }: Company) {
  return api.db
    .selectFrom('plan_change')
    .select(['kind', 'state'])
    .where('business_id', '=', businessID)
    .orderBy('created_at')
    .execute();
}

/** Makes all changes old: their leases have ended and a request that timed out can no longer reach the provider. */
const letLeasesEnd = () =>
  sql`update plan_change set created_at = created_at - interval '5 minutes', asked_until = now() - interval '2 minutes'`.execute(
    api.db,
  );

it('asks the provider only while no transaction is open, for every operation', async () => {
  const asked = new Set<Operation>();
  const open: string[] = [];
  watchGateway((operation, ask) => {
    // An async generator calls the provider only while it is iterated.
    if (operation === 'listCustomers') return ask();
    return openTransactions().then((queries) => {
      asked.add(operation);
      open.push(...queries.map((query) => `${operation}: ${query}`));
      return ask();
    });
  });
  const { owner, businessID } = await addCompany();
  const waiting = (await calls.subscribe(owner, businessID, 'gold', { card: authenticates })).body.data;
  await calls.answerBank(owner, businessID, waiting.clientSecret, false);
  await calls.confirm(owner, businessID, waiting.changeID);
  await calls.subscribe(owner, businessID, 'gold', { card: authenticates });
  await calls.subscribe(owner, businessID, 'gold');
  await calls.preview(owner, businessID, 'premium');
  await calls.changePlan(owner, businessID, 'premium');
  await calls.changePlan(owner, businessID, 'gold');
  await calls.cancel(owner, businessID);
  await calls.resume(owner, businessID);
  await calls.changeCard(owner, businessID);
  await calls.changeBilling(owner, businessID, { name: 'Rossi SpA' });
  await api.jobs.settle();
  await comparePayments(payments());
  const deleteAgo = (days: number) =>
    sql`update business set deleted_at = now() - make_interval(days => ${days}) where id = ${businessID}`.execute(
      api.db,
    );
  await deleteAgo(1);
  await endDeletedMemberships(payments());
  await deleteAgo(30);
  await endDeletedMemberships(payments());
  expect(open).toEqual([]);
  expect([...asked].sort()).toEqual([
    'abandonPayment',
    'cancelAtPeriodEnd',
    'cancelNow',
    'changeBilling',
    'changeCard',
    'createCustomer',
    'loadCustomer',
    'previewPlan',
    'raisePlan',
    'schedulePlan',
    'startSubscription',
  ]);
});

it('answers Conflict to a second browser while the provider is asked for the first, and charges once', async () => {
  const company = await addCompany();
  const { owner, businessID } = company;
  const reached = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  watchGateway(async (operation, ask) => {
    if (operation === 'startSubscription') {
      reached.resolve();
      await letGo.promise;
    }
    return ask();
  });
  const key = newId();
  const first = calls.subscribe(owner, businessID, 'gold', { key });
  await reached.promise;
  for (const second of [
    await calls.subscribe(owner, businessID, 'gold'),
    await calls.subscribe(owner, businessID, 'premium'),
  ])
    expect(second).toMatchObject({
      status: 409,
      body: { name: 'Conflict', message: expect.stringContaining('under way') },
    });
  // The job skips a change while its process still holds the lease.
  await settleChanges(payments());
  letGo.resolve();
  expect((await first).body.data).toEqual({ outcome: 'done', level: 'gold' });
  expect(await charged(company)).toBe(185_000);
  expect(await changesOf(company)).toEqual([{ kind: 'subscribe', state: 'done' }]);
});

it('abandons a change after a crash before the provider was asked: nothing is charged, and the company can buy', async () => {
  const company = await addCompany();
  const { owner, businessID } = company;
  await calls.subscribe(owner, businessID, 'gold', { card: '4000000000000002' });
  const changeID = newId();
  await insertPlanChange.run(api.db, {
    ...{ id: changeID, kind: 'subscribe', level: 'gold', business_id: businessID, user_id: owner.userID },
  });
  expect((await calls.subscribe(owner, businessID, 'gold')).body.name).toBe('Conflict');
  await letLeasesEnd();
  await settleChanges(payments());
  expect((await changesOf(company)).map(({ state }) => state)).toEqual(['refused', 'abandoned']);
  expect(await charged(company)).toBe(0);
  expect((await calls.subscribe(owner, businessID, 'gold')).status).toBe(200);
  expect(await charged(company)).toBe(185_000);
});

it('finds a charge by its key after a crash and gives the company what it paid for', async () => {
  const company = await addCompany();
  const { owner, businessID } = company;
  const reached = Promise.withResolvers<void>();
  watchGateway(async (operation, ask) => {
    const answer = await ask();
    if (operation !== 'startSubscription') return answer;
    reached.resolve();
    // Simulates a crash: the answer never reaches the process.
    return new Promise(() => undefined);
  });
  void calls.subscribe(owner, businessID, 'gold').catch(() => undefined);
  await reached.promise;
  await letLeasesEnd();
  await settleChanges(payments());
  expect(await changesOf(company)).toEqual([{ kind: 'subscribe', state: 'done' }]);
  expect((await calls.load(owner, businessID)).body.data.level).toBe('gold');
  await settleChanges(payments());
  expect(await charged(company)).toBe(185_000);
});

it('answers ServiceUnavailable when the provider times out, and charges once when the owner tries again', async () => {
  const company = await addCompany();
  const { owner, businessID } = company;
  let times = 0;
  watchGateway(async (operation, ask) => {
    const answer = await ask();
    times += operation === 'startSubscription' ? 1 : 0;
    if (operation === 'startSubscription' && times === 1) throw new PaymentUnavailableError('timed out');
    return answer;
  });
  const paymentMethod = await calls.payWith(owner);
  const body = { paymentMethod, businessID, planId: 'wbn-gold-yearly', email: 'olga@rossi.example' };
  expect(await calls.send(subscribe, owner, { body })).toMatchObject({
    status: 503,
    body: { name: 'ServiceUnavailable' },
  });
  expect((await calls.send(subscribe, owner, { body })).body.data).toEqual({
    outcome: 'done',
    level: 'gold',
  });
  expect(await charged(company)).toBe(185_000);
  expect(await changesOf(company)).toEqual([{ kind: 'subscribe', state: 'done' }]);
});

it('asks the provider again when the membership was written in the meantime', async () => {
  const company = await addCompany();
  const { owner, businessID } = company;
  await calls.subscribe(owner, businessID, 'gold');
  let times = 0;
  watchGateway(async (operation, ask) => {
    const answer = await ask();
    if (operation === 'loadCustomer') times += 1;
    // Another call cancels between the provider's answer and its writing.
    if (operation === 'loadCustomer' && times === 1) await calls.cancel(owner, businessID);
    return answer;
  });
  await syncMembership(payments(), businessID);
  expect((await calls.load(owner, businessID)).body.data.subscription.cancelAtPeriodEnd).toBe(true);
});
