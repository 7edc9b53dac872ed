import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readStaff } from '../commands/frame/verbs.ts';
import { readMembershipOrder } from '../commands/set-membership.ts';
import { selectStaffActions } from '../staff/staff-action.sql.ts';
import { addBusinessPeople } from '../testing/add-business-people.ts';
import { ask } from '../testing/call-server.ts';
import { addProduct } from '../testing/fixtures.ts';
import { type ProductCalls, productCalls } from '../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { setMembership } from './set-membership.ts';

let api: TestServer;
let calls: ProductCalls;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = productCalls(api);
});
afterAll(() => api.stop());

/** A gold company with products named after a word, oldest first; those numbered in `drafts` are drafts. */
async function addGoldCompany(word: string, count: number, drafts: readonly number[] = []) {
  const company = await addBusinessPeople(api, { subscription: 'gold', company_name: `${word} Works` });
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    const id = await addProduct(api.db, company.businessID, {
      name: `${word} ${n}`,
      status: drafts.includes(n) ? 'draft' : 'published',
      created_at: new Date(Date.UTC(2025, 0, n)),
    });
    ids.push(id);
  }
  await api.search.index('product', ids);
  return { ...company, ids };
}

const change = (businessID: string, level: 'standard' | 'gold' | 'platinum') =>
  setMembership(api.db, readStaff('Vera'), { businessID, level });
/** Product names with these numbers, newest first. */
const names = (word: string, ...numbers: number[]) => numbers.map((n) => `${word} ${n}`).reverse();
const numbered = (list: string[]) => list.map((name) => Number(name.split(' ')[1])).sort((a, b) => a - b);

it('decision 20: list, session and card count the same slots, without drafts, and say how many products the plan hides', async () => {
  const { owner, businessID } = await addGoldCompany('Count', 11, [10, 11]);
  const counted = async () => {
    const of = async (path: string) => (await ask(`${api.url}/business/profile/${path}`, owner)).body;
    const cards: { businessID: string; products: object }[] = (await of('my-list')).data;
    return [
      (await calls.listOwn(owner, businessID)).body.slots,
      (await of(businessID)).session.products,
      cards.find((card) => card.businessID === businessID)?.products,
    ];
  };
  expect(await counted()).toEqual(Array(3).fill({ used: 9, total: 20 }));
  expect(await change(businessID, 'standard')).toMatchObject({ hidden: 2 });
  const used = { used: 9, total: 7 };
  expect(await counted()).toEqual([used, { ...used, hidden: 2 }, { ...used, hidden: 2 }]);
});

describe('a change of plan', () => {
  it('decision 20: hides all but the oldest products on a smaller plan, deletes none, and shows them again on a larger one', async () => {
    const { owner, businessID, ids } = await addGoldCompany('Anvil', 10);
    expect(await change(businessID, 'standard')).toEqual({
      companyName: 'Anvil Works',
      before: 'gold',
      level: 'standard',
      used: 10,
      total: 7,
      shown: 0,
      hidden: 3,
    });
    expect(await calls.listed(businessID)).toEqual(names('Anvil', 1, 2, 3, 4, 5, 6, 7));
    expect(numbered(await calls.found('Anvil'))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await calls.load(ids[9] ?? '')).status).toBe(404);
    const { body } = await calls.listOwn(owner, businessID);
    expect(body.slots).toEqual({ used: 10, total: 7 });
    const within = body.data.map((product: { withinPlan: boolean }) => product.withinPlan);
    expect(within).toEqual([false, false, false, ...Array(7).fill(true)]);
    expect((await calls.create(owner, businessID)).body.name).toBe('PlanLimitReached');

    expect(await change(businessID, 'platinum')).toMatchObject({ shown: 3, hidden: 0, total: 100 });
    expect(await calls.listed(businessID)).toHaveLength(10);
    expect(await calls.found('Anvil')).toHaveLength(10);
    expect((await calls.create(owner, businessID)).status).toBe(200);
  });

  it('decision 20: ranks published products before drafts', async () => {
    const { businessID } = await addGoldCompany('Bellows', 9, [1, 2, 3]);
    await change(businessID, 'standard');
    expect(await calls.listed(businessID)).toEqual(names('Bellows', 4, 5, 6, 7, 8, 9));
  });

  it('decision 20: shows a hidden product in a slot that deleting or withdrawing frees', async () => {
    const { owner, businessID, ids } = await addGoldCompany('Crucible', 9);
    await change(businessID, 'standard');
    await calls.delete(owner, ids[1] ?? '');
    expect(await calls.listed(businessID)).toEqual(names('Crucible', 1, 3, 4, 5, 6, 7, 8));
    expect(await calls.found('Crucible 8')).toContain('Crucible 8');
    await calls.setStatus(owner, ids[0] ?? '', 'draft');
    expect(await calls.listed(businessID)).toEqual(names('Crucible', 3, 4, 5, 6, 7, 8, 9));
    const { body } = await calls.setStatus(owner, ids[0] ?? '', 'published');
    expect(body.name).toBe('PlanLimitReached');
    expect(await calls.listed(businessID)).toEqual(names('Crucible', 3, 4, 5, 6, 7, 8, 9));
    expect((await calls.load(ids[0] ?? '')).status).toBe(404);
  });

  it('leaves a company with more products than slots unchanged when it gets the same plan again', async () => {
    const { businessID } = await addGoldCompany('Dynamo', 22);
    expect(await change(businessID, 'gold')).toMatchObject({ used: 22, total: 20, shown: 0, hidden: 0 });
    expect(await calls.listed(businessID)).toHaveLength(22);
    expect(await change(businessID, 'standard')).toMatchObject({ hidden: 15 });
  });

  it('CON-19: never exceeds the slots when products are created while the plan shrinks', async () => {
    const { owner, businessID } = await addGoldCompany('Easel', 5);
    const [changed, ...answers] = await Promise.all([
      change(businessID, 'standard'),
      ...Array.from({ length: 10 }, () => calls.create(owner, businessID, { name: 'Easel 99' })),
    ]);
    expect(changed.before).toBe('gold');
    const made = answers.filter(({ status }) => status === 200).length;
    expect((await calls.listOwn(owner, businessID)).body.slots).toEqual({ used: 5 + made, total: 7 });
    expect(await calls.listed(businessID)).toHaveLength(Math.min(5 + made, 7));
  });
});

describe('pnpm membership', () => {
  const command = fileURLToPath(new URL('../commands/set-membership.ts', import.meta.url));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: api.databaseUrl },
    });

  it('STF-01: prints what it did and records it once', async () => {
    const { businessID } = await addGoldCompany('Flange', 8);
    const smaller = run(businessID, 'standard');
    expect(smaller.stderr).toBe('');
    expect(smaller.stdout).toBe(
      'Flange Works: gold -> standard, 8 products in 7 slots, 1 hidden, not deleted.\n',
    );
    expect(await calls.found('Flange')).toHaveLength(7);
    expect(run(businessID, 'standard').stdout).toBe(
      'Flange Works is on the plan standard already: 8 products in 7 slots, nothing changed.\n',
    );
    await change(businessID, 'gold');
    const recorded = await selectStaffActions.all(api.db, { targetID: businessID, most: 9 });
    expect(recorded.map(({ before, after }) => [before.granted, after.granted])).toEqual([
      ['standard', 'gold'],
      ['gold', 'standard'],
    ]);
  });

  it('prints one sentence and exits with code 2 for wrong input', () => {
    const id = newId();
    const { status, stderr } = run(id, 'gold');
    expect([status, stderr]).toEqual([2, `There is no company with the id ${id}.\n`]);
    const wrong = [
      [[], 'Say which company and which plan: '],
      [['Acme', 'gold'], 'Acme is not the id of a company: '],
      [[id, 'silver'], 'silver is not a plan: it is one of standard, gold, premium, platinum.'],
    ] as const;
    for (const [args, message] of wrong) expect(() => readMembershipOrder(args)).toThrow(message);
  });
});
