import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { type MembershipCalls, membershipCalls } from '../../testing/membership-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { isTestGateway } from '../test-gateway/create-test-gateway.ts';
import { runTestGatewayOrder, type TestGatewayOrder } from '../test-gateway/test-gateway-order.ts';

let api: TestServer;
let calls: MembershipCalls;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = membershipCalls(api);
});
afterAll(() => api.stop());

/** A company that has bought Gold and raised it to these plans. */
async function addPayer(...raises: readonly PaidLevel[]): Promise<BusinessPeople> {
  await api.db.deleteFrom('call_count').execute();
  const company = await addBusinessPeople(api, { company_name: 'Rossi Valves' });
  await calls.subscribe(company.owner, company.businessID, 'gold');
  for (const level of raises) await raise(company, level);
  return company;
}

async function raise({ owner, businessID }: BusinessPeople, level: PaidLevel): Promise<void> {
  expect((await calls.changePlan(owner, businessID, level)).status).toBe(200);
}

type Order = TestGatewayOrder extends infer One
  ? One extends unknown
    ? Omit<One, 'businessID'>
    : never
  : never;

/** Lets the provider act, and everything follow from its events, twice and in another order. */
async function after({ businessID }: BusinessPeople, ...orders: readonly Order[]): Promise<void> {
  const gateway = api.services.payments?.gateway;
  if (!isTestGateway(gateway)) throw new Error('the test gateway does not run');
  for (const order of orders)
    await runTestGatewayOrder(gateway, { ...order, businessID } as TestGatewayOrder);
  await api.jobs.settle();
  await api.db.updateTable('payment_event').set({ handled_at: null }).execute();
  await sql`
    select graphile_worker.add_job('handle-payment-event', json_build_object('eventID', id))
    from (select id from payment_event order by md5(id)) as event`.execute(api.db);
  await api.jobs.settle();
}

const stateOf = async ({ owner, businessID }: BusinessPeople) =>
  (await calls.load(owner, businessID)).body.data;

async function noticesOf({ businessID, owner }: BusinessPeople) {
  const rows = await api.db
    .selectFrom('notification')
    .select(['outcome', 'user_id'])
    .where('kind', '=', 'plan-fallen')
    .where('resource_id', '=', businessID)
    .orderBy('id')
    .execute();
  expect(rows.every(({ user_id }) => user_id === owner.userID)).toBe(true);
  return rows.map(({ outcome }) => outcome);
}

const mailsTo = ({ owner: { email } }: BusinessPeople) =>
  readdirSync(api.outboxDir)
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replaceAll('=\r\n', ''));

const unusedOf = ({ businessID }: BusinessPeople) =>
  api.db
    .selectFrom('membership_invoice')
    .select(['level', 'amount_refunded'])
    .where('business_id', '=', businessID)
    .where('is_unused', '=', true)
    .execute();

it.each([
  ['the last raise is refunded', 'refunded', [{ verb: 'refund', amount: undefined }]],
  [
    'the dispute of the last raise is lost',
    'lost',
    [
      { verb: 'dispute', step: 'open' },
      { verb: 'dispute', step: 'lost' },
    ],
  ],
] as const)(
  'MEM-17: Gold, Premium, Platinum: when %s, Premium stays with its period and renews',
  async (_, by, orders) => {
    const company = await addPayer('premium', 'platinum');
    const before = await stateOf(company);
    expect(before.level).toBe('platinum');
    await after(company, ...orders);
    const now = await stateOf(company);
    expect(now.level).toBe('premium');
    expect(now.subscription).toEqual({ ...before.subscription, level: 'premium' });
    expect(await noticesOf(company)).toEqual([`${by}-premium`]);
    const told = mailsTo(company).filter((mail) => mail.includes('Subject: Rossi Valves is on Premium'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Premium is still paid, until');
    expect(told[0]).toContain(`/business/${company.businessID}/membership`);

    // The next year costs what Premium costs.
    await after(company, { verb: 'advance', days: 366 });
    const [renewal] = (await calls.invoices(company.owner, company.businessID)).body.data;
    expect(renewal).toMatchObject({ level: 'premium', amountPaid: 265_000 });
    expect(await stateOf(company)).toMatchObject({ level: 'premium' });
    expect(await noticesOf(company)).toHaveLength(1);
  },
);

it('MEM-17: a plan that was lost can be bought again for its difference, and the lower plan chosen for the next year stays chosen', async () => {
  const company = await addPayer('premium', 'platinum');
  await calls.changePlan(company.owner, company.businessID, 'gold');
  await after(company, { verb: 'refund', amount: undefined });
  expect((await stateOf(company)).subscription).toMatchObject({ level: 'premium', scheduledLevel: 'gold' });
  await raise(company, 'platinum');
  expect((await stateOf(company)).level).toBe('platinum');
  const paid = (await calls.invoices(company.owner, company.businessID)).body.data;
  expect(paid[0]).toMatchObject({ level: 'platinum', amountRefunded: 0, amountPaid: 100_000 });
});

it('MEM-17: without the payment of the year nothing stays: it ends, a kept raise waits for a refund, and a plan can be bought anew', async () => {
  const company = await addPayer('premium');
  await after(company, { verb: 'refund', amount: undefined, payment: 1 });
  const state = await stateOf(company);
  expect(state).toMatchObject({ level: 'standard', subscription: { status: 'ended' } });
  expect(await noticesOf(company)).toEqual(['refunded-standard']);
  const subjects = mailsTo(company).join('\n');
  expect(subjects).toContain('Subject: Rossi Valves is on Standard');
  // One mail says it: the end of the subscription follows from it.
  expect(subjects).not.toContain('has ended\r\n');
  expect(await unusedOf(company)).toEqual([{ level: 'premium', amount_refunded: 0 }]);
  await after(company, { verb: 'advance', days: 366 });
  expect((await calls.invoices(company.owner, company.businessID)).body.data).toHaveLength(2);

  expect((await calls.subscribe(company.owner, company.businessID, 'platinum')).body.data.level).toBe(
    'platinum',
  );
  await after(company, { verb: 'refund', amount: undefined, payment: 2 });
  expect(await unusedOf(company)).toEqual([]);
  expect((await stateOf(company)).level).toBe('platinum');
});

it('MEM-17: no plan is raised from one whose payment went back a moment ago', async () => {
  const company = await addPayer();
  await api.db
    .updateTable('membership')
    .set({ paid_level: null })
    .where('business_id', '=', company.businessID)
    .execute();
  const { status, body } = await calls.changePlan(company.owner, company.businessID, 'platinum');
  expect({ status, name: body.name }).toEqual({ status: 409, name: 'Conflict' });
});
