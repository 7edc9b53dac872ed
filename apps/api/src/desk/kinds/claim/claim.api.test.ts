import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { decideClaim } from '../../../claims/settle-claim.ts';
import { selectStaffActions } from '../../../staff/staff-action.sql.ts';
import { addAccount, type BusinessPerson } from '../../../testing/add-business-people.ts';
import { claimCalls } from '../../../testing/claim-calls.ts';
import { deskCalls, passUndo, textOf } from '../../../testing/desk-calls.ts';
import { addBusiness } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { SignedIn } from '../../../testing/test-tokens.ts';

let api: TestServer;
let businessID: string;
let ana: BusinessPerson;
let ben: BusinessPerson;
let vera: SignedIn;
let desk: ReturnType<typeof deskCalls>;

beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  businessID = await addBusiness(api.db, { company_name: 'Rossi Pompe', country: 'CL', source: 'register' });
  [ana, ben] = [await addAccount(api, 'Ana'), await addAccount(api, 'Ben')];
  vera = await api.signInStaff({ name: 'Vera Moss' });
  desk = deskCalls(api, vera);
});
afterEach(async () => {
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

const claims = () => claimCalls(api, businessID);
const reply = 'The extract names her.';
const owners = () =>
  api.db.selectFrom('business_member').select('user_id').where('role', '=', 'owner').execute();

describe('STF-60 claims at the desk', () => {
  it('opens with the hand-in, shows what staff need, and makes the claimant the owner', async () => {
    const claimID = await claims().claimByDocument(ana);
    const found = await desk.caseOf('claim', claimID);
    expect(found).toMatchObject({
      ...{ what: 'Rossi Pompe', about: { id: businessID, type: 'business' }, edition: 'chile', harm: 0 },
      decisions: [
        { name: 'accept', key: 'y' },
        { name: 'refuse', key: 'r', isHarsh: true },
      ],
    });
    for (const part of ['I run it.', ana.email, 'Ana Rossi', 'register', `${ana.userID}.pdf`])
      expect(textOf(found)).toContain(part);
    const [document] = found.blocks.flatMap((block) => (block.block === 'documents' ? block.documents : []));
    const path = `cases/${found.caseID}/documents/${document?.documentID}`;
    const { url } = (await desk.send('POST', path, { reason: 'To read it' })).body.data;
    expect(await (await fetch(`${api.url}${url}`)).text()).toContain(ana.userID);
    expect(await desk.carryOut(found, 'accept', { reply })).toMatchObject({
      ...{ state: 'decided', outcome: 'accept', decidedBy: 'Vera Moss' },
      past: [{ action: 'accept', reason: reply }],
    });
    expect(await owners()).toEqual([{ user_id: ana.userID }]);
    expect(await selectStaffActions.all(api.db, { targetID: claimID, most: 9 })).toMatchObject([
      { act: 'decide-claim', staff_id: vera.userID, staff_role: 'moderator', case_id: found.caseID },
    ]);
  });

  it('moves to a dispute when somebody else claims too, and one decision ends both', async () => {
    const first = await claims().claimByDocument(ana);
    const seen = await desk.caseOf('claim', first);
    expect((await desk.decide(seen, 'accept', { reply })).status).toBe(200);
    // Somebody else claims before the ten seconds are over.
    const second = await claims().claimByDocument(ben);
    await passUndo(api);
    expect(await owners()).toEqual([]);
    expect((await desk.load(seen.caseID)).state).toBe('decided');
    const dispute = await desk.caseOf('claim-dispute', second);
    expect(dispute.harm).toBe(1);
    expect(textOf(dispute)).toContain('Ana Rossi');
    expect(await desk.carryOut(dispute, 'accept', { reply })).toMatchObject({ state: 'decided' });
    expect(await owners()).toEqual([{ user_id: ben.userID }]);
    expect(await desk.caseOf('claim-dispute', first, 'decided')).toMatchObject({
      ...{ outcome: 'refuse', decidedBy: 'Vera Moss' },
    });
  });

  it('closes when it is withdrawn or decided by command, and is no work of support', async () => {
    const claimID = await claims().claimByDocument(ana);
    const ken = deskCalls(api, await api.signInStaff({ name: 'Ken Adeyemi', role: 'support' }));
    const { caseID, version } = await desk.caseOf('claim', claimID);
    expect((await ken.send('GET', `cases/${caseID}`)).status).toBe(404);
    expect((await ken.decide({ caseID, version }, 'accept', { reply })).status).toBe(404);
    expect((await claims().withdraw(ana)).status).toBe(200);
    expect(await desk.caseOf('claim', claimID, 'decided')).toMatchObject({ outcome: 'withdrawn' });
    const again = await claims().claimByDocument(ana);
    const marta = { id: 'command:Marta', name: 'Marta', role: 'operator' } as const;
    await decideClaim(api.db, marta, { claimID: again, decision: 'refuse', reason: 'No' });
    expect(await desk.caseOf('claim', again, 'decided')).toMatchObject({
      ...{ outcome: 'refuse', decidedBy: 'Marta' },
    });
  });

  it('withdrawn within the ten seconds, it is closed and nobody becomes the owner', async () => {
    const claimID = await claims().claimByDocument(ana);
    const seen = await desk.caseOf('claim', claimID);
    const { decisionID } = (await desk.decide(seen, 'accept', { reply })).body.data;
    expect((await claims().withdraw(ana)).status).toBe(200);
    expect((await desk.send('DELETE', `decisions/${decisionID}`)).status).toBe(200);
    expect((await desk.load(seen.caseID)).state).toBe('decided');
    expect(await owners()).toEqual([]);
  });
});
