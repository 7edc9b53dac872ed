import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import { type MembershipLevel, membershipLevels } from '@wbn/contract/shared/values.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readStaff } from '../../commands/frame/verbs.ts';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { addBusiness, addPerson, addProduct } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { spendBoost } from './boosts.ts';
import { monthOf } from './plan-history.ts';
import { returnBoost } from './return-boost.ts';
import { settleGrants } from './settle-grants.ts';
import { bookSupport } from './support.ts';

let api: TestServer;
let userID: string;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  userID = await addPerson(api.db);
});
afterAll(() => api.stop());

const staff = readStaff('Ana');
const day = 86_400_000;
const begin = Date.UTC(2026, 10, 23);

/** The columns of a paid membership. */
const paid = {
  gateway: 'test' as const,
  paid_level: 'premium' as const,
  subscription_level: 'premium' as const,
  subscription_status: 'active' as const,
  subscription_id: 'sub_1',
};

type Step =
  | { readonly act: 'plan'; readonly level: MembershipLevel }
  | { readonly act: 'wait'; readonly days: number }
  | { readonly act: 'read' | 'spend' }
  | { readonly act: 'return'; readonly which: number }
  | { readonly act: 'book'; readonly minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('plan' as const), level: fc.constantFrom(...membershipLevels) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.constantFrom(1, 8, 31, 200, 366) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('read' as const) }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('spend' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('return' as const), which: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('book' as const), minutes: fc.constantFrom(30, 200) }),
  },
);

/** The expected balances, computed from the steps alone. */
class Expected {
  level: MembershipLevel = 'standard';
  at = begin;
  readonly #held = new Map<string, MembershipLevel[]>();
  readonly #moves = new Map<string, number>();
  /** Keyed by first day: a company that leaves and comes back on one day continues the same year. */
  readonly #years = new Map<number, { granted: number; used: number }>();
  #from: number | undefined;

  get month() {
    return monthOf(new Date(this.at));
  }
  /** Notes the current plan; the year of membership begins with the purchase and again each year. */
  note() {
    this.#held.set(this.month, [...(this.#held.get(this.month) ?? []), this.level]);
    if (this.level === 'standard') {
      this.#from = undefined;
      return;
    }
    this.#from ??= this.at - (this.at % day);
    while (nextYear(this.#from) <= this.at) this.#from = nextYear(this.#from);
    const { granted, used } = this.#year ?? { granted: 0, used: 0 };
    this.#years.set(this.#from, {
      granted: Math.max(granted, 60 * planOf(this.level).supportHours),
      used,
    });
  }
  get #year() {
    return this.#from === undefined ? undefined : this.#years.get(this.#from);
  }
  get granted() {
    return Math.max(...(this.#held.get(this.month) ?? []).map((level) => planOf(level).boosts));
  }
  get left() {
    return this.granted + (this.#moves.get(this.month) ?? 0);
  }
  move(amount: number) {
    this.#moves.set(this.month, (this.#moves.get(this.month) ?? 0) + amount);
  }
  get supportLeft() {
    return this.#year ? this.#year.granted - this.#year.used : 0;
  }
  book(minutes: number) {
    if (this.#year) this.#year.used += minutes;
  }
}

function nextYear(from: number): number {
  const date = new Date(from);
  return date.setUTCFullYear(date.getUTCFullYear() + 1);
}

/** Applies the steps to the real ledger. */
class Company {
  readonly spent: string[] = [];
  readonly #returned = new Set<string>();
  readonly #expected = new Expected();
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  async take(one: Step): Promise<void> {
    const expected = this.#expected;
    if (one.act === 'plan') {
      expected.level = one.level;
      await api.db
        .updateTable('business')
        .set({ subscription: one.level })
        .where('id', '=', this.#id)
        .execute();
    }
    if (one.act === 'wait') expected.at += one.days * day;
    expected.at += 1000;
    expected.note();
    const at = new Date(expected.at);
    if (one.act === 'spend') await this.#spend(at);
    if (one.act === 'return') await this.#return(this.spent[one.which], at);
    if (one.act === 'book') await this.#book(one.minutes, at);
    const settled = await api.db.transaction().execute((trx) => settleGrants(trx, this.#id, at));
    expect(settled.boosts).toEqual({
      month: expected.month,
      granted: expected.granted,
      left: expected.left,
    });
    expect(settled.support?.left ?? 0).toBe(expected.supportLeft);
  }

  async #spend(at: Date): Promise<void> {
    const product = await addProduct(api.db, this.#id);
    const order = { businessID: this.#id, userID, productID: product, at };
    const outcome = api.db.transaction().execute(async (trx) => {
      const settled = await settleGrants(trx, this.#id, at);
      return spendBoost(trx, api.search, settled, order);
    });
    if (this.#expected.level !== 'standard' && this.#expected.left > 0) {
      this.spent.push(await outcome);
      this.#expected.move(-1);
    } else await expect(outcome).rejects.toMatchObject({ name: 'PlanLimitReached' });
  }

  async #return(boostID: string | undefined, at: Date): Promise<void> {
    if (boostID === undefined) return;
    const outcome = returnBoost(api.db, staff, { boostID, note: 'Our fault' }, at);
    if (this.#returned.has(boostID)) {
      await expect(outcome).rejects.toThrow('was returned before');
      return;
    }
    await outcome;
    this.#returned.add(boostID);
    this.#expected.move(1);
  }

  async #book(minutes: number, at: Date): Promise<void> {
    const doneOn = at.toISOString().slice(0, 10);
    const order = { businessID: this.#id, minutes, note: at.toISOString(), doneOn };
    const outcome = bookSupport(api.db, staff, order, at);
    if (this.#expected.supportLeft >= minutes) {
      await outcome;
      this.#expected.book(minutes);
    } else await expect(outcome).rejects.toThrow(/left until|has no support hours/);
  }
}

describe('the ledgers', () => {
  it('MEM-12 to MEM-15: follow plans, months, spends and returns in any order; never go negative, never grant twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 22 }), async (steps) => {
        const company = new Company(await addBusiness(api.db));
        for (const one of steps) await company.take(one);
      }),
      { numRuns: 20 },
    );
  }, 90_000);

  it('refuse to change entries, and the database refuses a negative balance', async () => {
    const businessID = await addBusiness(api.db, { subscription: 'gold' });
    const at = new Date();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        api.db.transaction().execute((trx) => settleGrants(trx, businessID, at)),
      ),
    );
    const { boosts } = await api.db.transaction().execute((trx) => settleGrants(trx, businessID, at));
    expect(boosts).toMatchObject({ granted: 3, left: 3 });
    const entries = api.db.updateTable('boost_entry').where('business_id', '=', businessID);
    await expect(entries.set({ amount: 9 }).execute()).rejects.toThrow('entries are added, never changed');
    await expect(
      api.db.deleteFrom('boost_entry').where('business_id', '=', businessID).execute(),
    ).rejects.toThrow('entries are added, never changed');
    const lapse = { source_key: 'lapsed', kind: 'lapsed', amount: -4, position: 9 } as const;
    await expect(
      api.db
        .insertInto('boost_entry')
        .values({ ...lapse, business_id: businessID, month: monthOf(at), created_at: at })
        .execute(),
    ).rejects.toThrow('less than nothing');
    await api.db.deleteFrom('business').where('id', '=', businessID).execute();
    expect(
      await api.db.selectFrom('boost_entry').where('business_id', '=', businessID).selectAll().execute(),
    ).toEqual([]);
  });
});

it('MEM-15: ends a year of support with the billed period and begins the next once its renewal is known', async () => {
  const { businessID } = await addBusinessPeople(api, { subscription: 'premium' });
  const at = (time: string) => new Date(time);
  const bill = (period_end: string) =>
    api.db
      .insertInto('membership')
      .values({ business_id: businessID, period_end, ...paid, customer_id: `cus_${businessID}` })
      .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ period_end }))
      .execute();
  const yearAt = (time: string) =>
    api.db
      .transaction()
      .execute(
        async (transaction) => (await settleGrants(transaction, businessID, at(time))).support?.year.from,
      );
  await bill('2028-01-31T18:00:00Z');
  expect(await yearAt('2027-01-31T18:00:02Z')).toBe('2027-01-31');
  expect(await yearAt('2028-01-31T00:00:00Z')).toBe('2027-01-31');
  expect(await yearAt('2028-01-31T17:59:59Z')).toBe('2027-01-31');
  // The provider has not yet reported a renewal.
  expect(await yearAt('2028-01-31T18:05:00Z')).toBe('2027-01-31');
  await bill('2029-01-31T18:00:00Z');
  expect(await yearAt('2028-01-31T18:05:01Z')).toBe('2028-01-31');
});
