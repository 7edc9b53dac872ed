import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { isTestGateway } from '../../../membership/test-gateway/create-test-gateway.ts';
import { runTestGatewayOrder } from '../../../membership/test-gateway/test-gateway-order.ts';
import { selectStaffActions } from '../../../staff/staff-action.sql.ts';
import { addBusinessPeople } from '../../../testing/add-business-people.ts';
import { deskCalls, textOf } from '../../../testing/desk-calls.ts';
import { goodCard, membershipCalls } from '../../../testing/membership-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let api: TestServer;
let desk: ReturnType<typeof deskCalls>;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  desk = deskCalls(api, await api.signInStaff({ name: 'Vera Moss', role: 'administrator' }));
});
afterEach(async () => {
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

/** Lets the bank begin or decide a dispute, or staff pay back at the provider, and hears of it. */
async function order(given: Parameters<typeof runTestGatewayOrder>[1]): Promise<void> {
  const { payments } = api.services;
  if (!isTestGateway(payments?.gateway)) throw new Error('the test gateway does not run');
  await runTestGatewayOrder(payments.gateway, given);
  await api.jobs.settle();
}

async function buy(): Promise<string> {
  const { businessID, owner } = await addBusinessPeople(api, { company_name: 'Acme' });
  const bought = await membershipCalls(api).subscribe(owner, businessID, 'gold', { card: goodCard });
  expect(bought.status).toBe(200);
  return businessID;
}

describe('STF-60 payments at the desk', () => {
  it('opens with a dispute, waits after the answer at the provider, and ends with the bank', async () => {
    const businessID = await buy();
    await order({ verb: 'dispute', businessID, step: 'open', payment: undefined });
    const [row] = await desk.list('kinds=payment-dispute');
    expect(row).toMatchObject({ what: 'Acme', harm: 1, about: { id: businessID } });
    const found = await desk.load(row?.caseID ?? '');
    expect(textOf(found)).toContain('usd');
    const note = 'Sent the contract to the bank.';
    expect(await desk.carryOut(found, 'answered', { note })).toMatchObject({ state: 'waiting' });
    expect(await selectStaffActions.all(api.db, { targetID: businessID, most: 9 })).toMatchObject([
      { act: 'note-payment', reason: note, case_id: found.caseID },
    ]);
    await order({ verb: 'dispute', businessID, step: 'won', payment: undefined });
    expect((await desk.load(found.caseID)).state).toBe('decided');
  });

  it('is for administrators with a second factor of the last minutes', async () => {
    const businessID = await buy();
    await order({ verb: 'dispute', businessID, step: 'open', payment: undefined });
    const [row] = await desk.list('kinds=payment-dispute');
    if (!row) throw new Error('no case');
    const moderator = deskCalls(api, await api.signInStaff({ name: 'Ken Adeyemi' }));
    expect((await moderator.decide(row, 'answered', { note: 'Yes' })).status).toBe(404);
    const stale = await api.signInStaff({ role: 'administrator', secondFactorAt: Date.now() / 1000 - 3_000 });
    const refused = await deskCalls(api, stale).decide(row, 'answered', { note: 'Yes' });
    expect([refused.status, refused.body.name]).toEqual([403, 'SecondFactorTooOld']);
  });
});
