import { requiredChecks } from '@wbn/contract/verification/verification-values.ts';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { selectStaffActions } from '../../../staff/staff-action.sql.ts';
import { deskCalls, textOf } from '../../../testing/desk-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { dayIn, verificationCalls, wholeClaims } from '../../../testing/verification-calls.ts';
import { verifyLedger } from '../../../verification/ledger/verify-ledger.ts';

let api: TestServer;
let company: Awaited<ReturnType<ReturnType<typeof verificationCalls>['submitted']>>;
let desk: ReturnType<typeof deskCalls>;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  company = await verificationCalls(api).submitted('Rossi Pompe');
  desk = deskCalls(api, await api.signInStaff({ name: 'Vera Moss' }));
});
afterEach(async () => {
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

const passed = Object.fromEntries(requiredChecks.map((kind) => [`outcome.${kind}`, 'passed']));
const badge = () =>
  api.db
    .selectFrom('business')
    .select(['verified', 'verified_until'])
    .where('id', '=', company.businessID)
    .executeTakeFirstOrThrow();

describe('STF-60 verifications at the desk', () => {
  it('shows claims and documents, records each check on its document and gives the badge', async () => {
    const found = await desk.caseOf('verification', company.caseID);
    for (const part of [wholeClaims.legalName, wholeClaims.taxNumber, 'Scan 1.pdf'])
      expect(textOf(found)).toContain(part);
    const [approve] = found.decisions;
    expect(approve).toMatchObject({ name: 'approve', key: 'y' });
    const until = dayIn(300);
    const missing = await desk.decide(found, 'approve', { until, reply: 'All in order.' });
    expect(Object.keys(missing.body.fields)).toEqual(requiredChecks.map((kind) => `outcome.${kind}`));
    const prefilled = Object.fromEntries(
      (approve?.fields ?? []).flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
    );
    const values = { ...prefilled, ...passed, until, reply: 'All in order.' };
    const decided = await desk.carryOut(found, 'approve', values);
    expect(decided).toMatchObject({ state: 'decided', outcome: 'approve' });
    expect(await badge()).toEqual({ verified: true, verified_until: until });
    const checks = await api.db.selectFrom('verification_check').select('document_id').execute();
    expect(checks.every(({ document_id }) => document_id !== null)).toBe(true);
    const acts = await selectStaffActions.all(api.db, { targetID: company.caseID, most: 9 });
    expect(acts.map(({ act, case_id }) => [act, case_id])).toEqual([
      ['decide-verification', found.caseID],
      ...requiredChecks.map(() => ['record-check', found.caseID]),
    ]);
    expect(await verifyLedger(api.db)).toMatchObject({ isSound: true });
  });

  it('keeps checks and stays open, asks and waits, and opens again when the company answers', async () => {
    const found = await desk.caseOf('verification', company.caseID);
    const kept = await desk.carryOut(found, 'check', { 'outcome.address': 'failed' });
    expect(kept).toMatchObject({ state: 'open', past: [{ action: 'check' }] });
    expect(kept.decisions[0]?.fields.find(({ name }) => name === 'outcome.address')?.value).toBe('failed');
    const asked = await desk.carryOut(kept, 'ask', { reply: 'Please send a newer bill.' });
    expect(asked).toMatchObject({ state: 'waiting', outcome: 'ask', decisions: [] });
    const { send } = verificationCalls(api);
    expect((await send('submit-verification', company.businessID, company.owner)).status).toBe(200);
    const again = await desk.load(found.caseID);
    expect([again.state, again.outcome]).toEqual(['open', undefined]);
    expect(await desk.carryOut(again, 'reject', { reply: 'The bill is of another company.' })).toMatchObject({
      state: 'decided',
      outcome: 'reject',
    });
    expect(await badge()).toMatchObject({ verified: false });
    await api.jobs.settle();
  });

  it('says why an approval is not possible, and closes when the company withdraws', async () => {
    const found = await desk.caseOf('verification', company.caseID);
    const values = { ...passed, 'outcome.signatory': 'failed', until: dayIn(300), reply: 'Yes' };
    const refused = await desk.carryOut(found, 'approve', values);
    expect(refused).toMatchObject({ state: 'open', problem: expect.stringContaining('signatory') });
    expect(await badge()).toMatchObject({ verified: false });
    const { send } = verificationCalls(api);
    expect((await send('withdraw-verification', company.businessID, company.owner)).status).toBe(200);
    expect(await desk.load(found.caseID)).toMatchObject({ state: 'decided', outcome: 'withdrawn' });
  });
});
