import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { selectStaffActions } from '../../../staff/staff-action.sql.ts';
import { addAccount, addBusinessPeople } from '../../../testing/add-business-people.ts';
import { ask, post } from '../../../testing/call-server.ts';
import { deskCalls, textOf } from '../../../testing/desk-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { SignedIn } from '../../../testing/test-tokens.ts';

let api: TestServer;
let vera: SignedIn;
let desk: ReturnType<typeof deskCalls>;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  vera = await api.signInStaff({ name: 'Vera Moss' });
  desk = deskCalls(api, vera);
});
afterEach(async () => {
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

const links = 'See https://a.example https://b.example https://c.example';

/** An inquiry of a newcomer with many links. */
async function hold() {
  const [sender, company] = [
    await addAccount(api, 'Ana'),
    await addBusinessPeople(api, { company_name: 'Acme' }),
  ];
  await api.db
    .updateTable('account.user')
    .set({ created_at: new Date() })
    .where('id', '=', sender.userID)
    .execute();
  const body = { from: sender.userID, to: company.businessID, subject: 'Offer', message: links, files: [] };
  const { status, body: sent } = await post(`${api.url}/business/request`, body, sender.headers);
  expect([status, sent.data?.status]).toEqual([200, 'held']);
  const read = async () =>
    (
      await ask(`${api.url}/business/request/${sent.data.requestID}?bid=${company.businessID}`, {
        headers: company.owner.headers,
      })
    ).status;
  return { requestID: sent.data.requestID as string, sender, company, read };
}

describe('STF-60 held messages at the desk', () => {
  it('shows the message and its writer, and releases it to the company', async () => {
    const { requestID, read } = await hold();
    const found = await desk.caseOf('held-message', requestID);
    for (const part of ['https://a.example', 'Ana Rossi', 'Acme']) expect(textOf(found)).toContain(part);
    expect(await read()).toBe(404);
    expect(await desk.carryOut(found, 'release')).toMatchObject({ state: 'decided', outcome: 'release' });
    expect(await read()).toBe(200);
    expect(await selectStaffActions.all(api.db, { targetID: requestID, most: 9 })).toMatchObject([
      { act: 'release-request', staff_id: vera.userID, case_id: found.caseID },
    ]);
  });

  it('refuses it, so that the company never sees it, and closes when its writer ends it', async () => {
    const { requestID, read } = await hold();
    const found = await desk.caseOf('held-message', requestID);
    expect(await desk.carryOut(found, 'refuse')).toMatchObject({ state: 'decided', outcome: 'refuse' });
    expect(await read()).toBe(404);
    const other = await hold();
    const end = `${api.url}/business/request/${other.requestID}/end-request`;
    expect((await post(end, {}, other.sender.headers)).status).toBe(200);
    expect(await desk.caseOf('held-message', other.requestID, 'decided')).toMatchObject({ outcome: 'ended' });
  });
});
