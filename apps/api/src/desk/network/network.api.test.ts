import { exportNetwork, listSearchMisses, loadNetwork, type NetworkRow } from '@wbn/contract/desk/network.ts';
import type { Visit } from '@wbn/contract/figures/counted-visits.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { countVisits } from '../../figures/count-visits.ts';
import { selectStaffActions } from '../../staff/staff-action.sql.ts';
import { callServer } from '../../testing/call-server.ts';
import { addBusiness, addPerson } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { SignedIn } from '../../testing/test-tokens.ts';
import { sumNetwork } from './sum-network.ts';

let api: TestServer;
let moderator: SignedIn;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  moderator = await api.signInStaff();
});
afterAll(() => api.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A search on a site's results, with words. */
function searched(
  words: string,
  address: string,
  given: Partial<{ edition: string; isFound: boolean; isFiltered: boolean }> = {},
): Visit {
  const search = { edition: 'italy', language: 'it', isFound: false, isFiltered: false, ...given };
  return { page: { words, results: [], search }, address, userAgent: 'Firefox', source: 'direct' };
}

const rows = async (who = moderator): Promise<Map<string, NetworkRow>> => {
  const { body } = await callServer(api.url, loadNetwork, {}, who.headers);
  return new Map(body.data.map((row: NetworkRow) => [row.edition, row]));
};

async function fill(): Promise<void> {
  const businessID = await addBusiness(api.db, { country: 'IT', first_public_at: daysAgo(2) });
  await addBusiness(api.db, { country: 'IT', first_public_at: daysAgo(30) });
  await addBusiness(api.db, { country: 'US', first_public_at: daysAgo(1) });
  await addBusiness(api.db, { country: 'IT', status: 'draft' });
  const userID = await addPerson(api.db, {});
  for (const [created_at, result] of [
    [daysAgo(3), 'answered'],
    [daysAgo(4), 'missed'],
    [daysAgo(20), 'answered'],
  ] as const) {
    const id = newId();
    await api.db
      .insertInto('request')
      .values({
        id,
        user_id: userID,
        from_id: userID,
        from_type: 'user',
        to_id: businessID,
        subject: 'Pumps',
        created_at,
      })
      .execute();
    await api.db
      .insertInto('request_clock')
      .values({
        ...{ request_id: id, cycle: 1, business_id: businessID, started_at: created_at },
        ...{
          remind_at: created_at,
          reassign_at: created_at,
          due_at: created_at,
          result,
          ended_at: created_at,
        },
      })
      .execute();
  }
  await api.db
    .insertInto('membership_invoice')
    .values({
      ...{
        id: 'in_1',
        business_id: businessID,
        status: 'paid',
        total: 50_000,
        amount_paid: 50_000,
        amount_refunded: 10_000,
      },
      ...{ currency: 'usd', period_start: daysAgo(5), period_end: daysAgo(-360), created_at: daysAgo(5) },
    })
    .execute();
  await api.db
    .insertInto('desk_case')
    .values({
      id: newId(),
      kind: 'report',
      subject_id: newId(),
      what: 'post',
      edition: 'italy',
      due_at: daysAgo(0),
    })
    .execute();
}

describe('STF-52 the editions side by side', () => {
  it('counts companies, inquiries, answers, revenue and cases of the last seven days and twelve weeks', async () => {
    await fill();
    // The first look sums.
    expect((await rows()).get('italy')).toMatchObject({ companies: { value: 2 } });
    // Again, as every hour: nothing is counted twice.
    await sumNetwork(api.db);
    const found = await rows();
    expect(found.size).toBe(25);
    const italy = found.get('italy');
    expect(italy).toMatchObject({
      companies: { value: 2 },
      newCompanies: { value: 1 },
      inquiries: { value: 2 },
      answered: { value: 50 },
      revenue: { value: 40_000 },
      cases: { value: 1 },
    });
    expect(italy?.newCompanies.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect(italy?.companies.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2]);
    expect(italy?.answered.weeks.slice(-4)).toEqual([null, 100, null, 50]);
    expect(found.get('usa')?.companies.value).toBe(1);
    expect(found.get('miami')?.companies.value).toBe(0);
    expect(found.get('spain')).toMatchObject({ companies: { value: 0 }, answered: { value: null } });
  });

  it('counts searches, and shows words in vain that people at three addresses used, without what may name a person', async () => {
    const addresses = ['192.0.2.1', '198.51.100.7', '203.0.113.9', '100.64.3.4'];
    await countVisits(api.db, [
      ...addresses.map((address) => searched('Guarnizioni  Rare', address)),
      ...addresses.map((address) => searched('ana@example.com', address)),
      ...addresses.map((address) => searched('filtered away', address, { isFiltered: true })),
      ...addresses.map((address) => searched('pompe', address, { isFound: true })),
      searched('only one', '192.0.2.1'),
      searched('guarnizioni rare', '192.0.2.1', { edition: 'spain' }),
      searched('guarnizioni rare', '192.0.2.1', { edition: 'atlantis' }),
    ]);
    const found = await rows();
    expect(found.get('italy')).toMatchObject({ searches: { value: 17 }, searchesInVain: { value: 13 } });
    expect(found.get('spain')).toMatchObject({ searches: { value: 1 }, searchesInVain: { value: 1 } });
    const misses = async (query: { edition?: string } = {}, who = moderator) =>
      (await callServer(api.url, listSearchMisses, { query }, who.headers)).body.data;
    const day = new Date().toISOString().slice(0, 10);
    expect(await misses()).toEqual([
      { words: 'guarnizioni rare', language: 'it', editions: ['italy', 'spain'], searches: 5, lastDay: day },
    ]);
    expect(await misses({ edition: 'spain' })).toEqual([]);
    const ofSpain = await api.signInStaff({ editions: ['spain'] });
    expect(await misses({}, ofSpain)).toEqual([]);
  });

  it('shows a colleague their editions only', async () => {
    const ofItaly = await api.signInStaff({ editions: ['italy', 'spain'] });
    expect([...(await rows(ofItaly)).keys()]).toEqual(['italy', 'spain']);
  });

  it('is exported as CSV, which is recorded', async () => {
    const administrator = await api.signInStaff({ role: 'administrator' });
    const { body } = await callServer(api.url, exportNetwork, { body: {} }, administrator.headers);
    const lines = body.data.csv.split('\r\n');
    expect(lines[0]).toContain('edition,figure,now,week -11');
    expect(lines).toContain('italy,answered,50,,,,,,,,,,100,,50');
    expect(await selectStaffActions.all(api.db, { acts: ['export-figures'], most: 9 })).toMatchObject([
      { staff_id: administrator.userID, after: { editions: 25 } },
    ]);
  });
});
