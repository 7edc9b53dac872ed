import { isHigherLevel, productSlotsOf } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { addBusinessPeople } from '../testing/add-business-people.ts';
import { addProduct } from '../testing/fixtures.ts';
import { goodCard, type MembershipCalls, membershipCalls } from '../testing/membership-calls.ts';
import { productCalls } from '../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { effectiveLevel } from './state/apply-level.ts';
import { nextMembership } from './state/next-membership.ts';
import { isTestGateway, type TestGateway } from './test-gateway/create-test-gateway.ts';
import { runTestGatewayOrder } from './test-gateway/test-gateway-order.ts';

let api: TestServer;
let calls: MembershipCalls;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = membershipCalls(api);
});
afterAll(() => api.stop());

const products = 22;
const level = fc.constantFrom('gold', 'premium', 'platinum');
const card = fc.constantFrom(goodCard, '4000000000000341', '4000000000000002', '4000002500003155');
const step = fc.oneof(
  fc.record({ kind: fc.constant('buy'), level, card }),
  fc.record({ kind: fc.constant('change'), level }),
  fc.record({ kind: fc.constantFrom('cancel', 'resume', 'hear') }),
  fc.record({
    kind: fc.constantFrom('refund', 'part', 'dispute', 'lose', 'win'),
    // Of the first payments of a company, or the last that can be meant.
    payment: fc.constantFrom(undefined, 1, 2, 3),
  }),
  fc.record({ kind: fc.constant('card'), card }),
  fc.record({ kind: fc.constant('pass'), days: fc.constantFrom(1, 4, 40, 366) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Company = Awaited<ReturnType<typeof addBusinessPeople>>;

function gateway(): TestGateway {
  const { payments } = api.services;
  if (!isTestGateway(payments?.gateway)) throw new Error('the test gateway does not run');
  return payments.gateway;
}

/** Runs a command; the provider may refuse it. */
async function order(given: Parameters<typeof runTestGatewayOrder>[1]): Promise<void> {
  await runTestGatewayOrder(gateway(), given).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });
}

async function take({ owner, businessID }: Company, given: Step): Promise<void> {
  if (given.kind === 'hear') return api.jobs.settle();
  if (given.kind === 'pass' && 'days' in given)
    return order({ verb: 'advance', businessID, days: given.days });
  if ('payment' in given) return moveMoney(businessID, given);
  const answer = await ask({ owner, businessID }, given);
  expect([200, 400, 402, 409, 429]).toContain(answer.status);
}

/** Refunds a payment in full or a part of it, or lets the bank begin or decide a dispute. */
async function moveMoney(businessID: string, given: Extract<Step, { payment: unknown }>): Promise<void> {
  const { kind, payment } = given;
  if (kind === 'refund') return order({ verb: 'refund', businessID, amount: undefined, payment });
  if (kind === 'part') return order({ verb: 'refund', businessID, amount: 100, payment });
  const step = { dispute: 'open', lose: 'lost', win: 'won' } as const;
  return order({ verb: 'dispute', businessID, step: step[kind], payment });
}

function ask({ owner, businessID }: Pick<Company, 'owner' | 'businessID'>, given: Step) {
  if (given.kind === 'buy' && 'level' in given && 'card' in given)
    return calls.subscribe(owner, businessID, given.level, { card: given.card });
  if (given.kind === 'card' && 'card' in given) return calls.changeCard(owner, businessID, given.card);
  if (given.kind === 'change' && 'level' in given) return calls.changePlan(owner, businessID, given.level);
  return given.kind === 'cancel' ? calls.cancel(owner, businessID) : calls.resume(owner, businessID);
}

/** Handles every event again, in another order. */
async function handleEventsAgain(): Promise<void> {
  await api.db.updateTable('payment_event').set({ handled_at: null }).execute();
  await sql`
    select graphile_worker.add_job('handle-payment-event', json_build_object('eventID', id))
    from (select id from payment_event order by md5(id || clock_timestamp()::text)) as event`.execute(api.db);
  await api.jobs.settle();
}

async function entriesOf(businessID: string) {
  return api.db
    .selectFrom('membership_entry')
    .select(['source', 'kind', 'amount', 'invoice_id', 'id'])
    .where('business_id', '=', businessID)
    .orderBy('source')
    .execute();
}

it("MEM-15, decision 20: derives slots, badge and history from the provider's state after any history and any order of events", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      await api.db.deleteFrom('call_count').execute();
      await api.db.deleteFrom('payment_event').execute();
      const company = await addBusinessPeople(api);
      const { businessID } = company;
      for (let n = 1; n <= products; n += 1) await addProduct(api.db, businessID, { name: `Valve ${n}` });
      // Imported products stay visible until the plan changes.
      for (const given of steps) await take(company, given);
      await api.jobs.settle();

      const membership = await api.db
        .selectFrom('membership')
        .innerJoin('business', 'business.id', 'membership.business_id')
        .select(['customer_id', 'subscription', 'granted_level'])
        .where('business_id', '=', businessID)
        .executeTakeFirst();
      const customerID = membership?.customer_id;
      if (!membership || !customerID) return;
      const remote = await gateway().loadCustomer(customerID);
      if (!remote) throw new Error('the customer is gone');
      const { paidLevel } = nextMembership(remote);
      const badge: MembershipLevel = effectiveLevel(membership.granted_level, paidLevel);
      expect(membership.subscription).toBe(badge);

      // The provider renews what is paid, and has no running subscription of which nothing is paid.
      for (const { level: renewed, status } of remote.subscriptions)
        if (status === 'active') expect(paidLevel && !isHigherLevel(renewed, paidLevel)).toBe(true);

      const entries = await entriesOf(businessID);
      const paid = remote.invoices.reduce((sum, { amountPaid }) => sum + amountPaid, 0);
      const entered = entries
        .filter(({ kind }) => ['bought', 'renewed', 'raised', 'lowered'].includes(kind))
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      expect(entered).toBe(paid);
      if (entries.some(({ kind }) => kind === 'bought')) {
        const { body } = await productCalls(api).listOwn(company.owner, businessID);
        const shown = await api.db
          .selectFrom('product')
          .select('id')
          .where('business_id', '=', businessID)
          .where('within_plan', '=', true)
          .execute();
        expect(body.slots).toEqual({ used: products, total: productSlotsOf(badge) });
        expect(shown).toHaveLength(Math.min(products, productSlotsOf(badge)));
      }

      for (let time = 1; time <= 2; time += 1) await handleEventsAgain();
      expect(await entriesOf(businessID)).toEqual(entries);
      const [after] = await api.db
        .selectFrom('business')
        .select('subscription')
        .where('id', '=', businessID)
        .execute();
      expect(after?.subscription).toBe(badge);
      // Disputes and unused payments have open cases at the desk, and nothing else has.
      expect(await selectStray.all(api.db)).toEqual([]);
    }),
    { numRuns: 12, seed: 20_261_123 },
  );
}, 120_000);
