import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { loadSupport } from '../../../membership/ledgers/support.ts';
import { selectStaffActions } from '../../../staff/staff-action.sql.ts';
import { addBusinessPeople, type BusinessPeople } from '../../../testing/add-business-people.ts';
import { ask, post } from '../../../testing/call-server.ts';
import { deskCalls, textOf } from '../../../testing/desk-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { SignedIn } from '../../../testing/test-tokens.ts';

let api: TestServer;
let vera: SignedIn;
let desk: ReturnType<typeof deskCalls>;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  vera = await api.signInStaff({ name: 'Vera Moss', role: 'support' });
  desk = deskCalls(api, vera);
});
afterEach(async () => {
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

async function askSupport() {
  const people = await addBusinessPeople(api, { company_name: 'Acme', subscription: 'premium' });
  const { status, body } = await post(
    `${api.url}/business/${people.businessID}/support-request`,
    { subject: 'Our texts', message: 'Please read our page.', files: [] },
    people.owner.headers,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...people, requestID: body.data.requestID as string };
}

const messages = async ({ businessID, owner }: BusinessPeople, requestID: string) =>
  (
    await ask(`${api.url}/business/request/${requestID}/get-messages?bid=${businessID}`, {
      headers: owner.headers,
    })
  ).body.data;

const write = ({ businessID, owner }: BusinessPeople, requestID: string, content: string) =>
  post(
    `${api.url}/business/request/${requestID}/send-message?bid=${businessID}`,
    { content, files: [] },
    owner.headers,
  );

describe('STF-60 support at the desk', () => {
  it('answers in the name of the colleague, books the work, waits, and opens again with the next message', async () => {
    const asked = await askSupport();
    const { requestID } = asked;
    const found = await desk.caseOf('support', requestID);
    for (const part of ['Please read our page.', 'Our texts', 'Olga Rossi', '6 h / 6 h'])
      expect(textOf(found)).toContain(part);
    const values = { reply: 'Read and mended.', minutes: '45', work: 'Texts checked' };
    expect(await desk.carryOut(found, 'answer', values)).toMatchObject({
      state: 'waiting',
      outcome: 'answer',
    });
    expect(JSON.stringify(await messages(asked, requestID))).toContain('Read and mended.');
    expect((await loadSupport(api.db, asked.businessID)).support?.left).toBe(315);
    const acts = await selectStaffActions.all(api.db, { staffID: vera.userID, most: 9 });
    expect(acts.map(({ act, case_id }) => [act, case_id])).toEqual([
      ['book-support', found.caseID],
      ['answer-support', found.caseID],
    ]);
    expect((await write(asked, requestID, 'One more thing.')).status).toBe(200);
    const again = await desk.load(found.caseID);
    expect(again).toMatchObject({ state: 'open' });
    expect(await desk.carryOut(again, 'close', { reply: 'Done, too.' })).toMatchObject({
      ...{ state: 'decided', outcome: 'close' },
    });
    expect((await write(asked, requestID, 'Hello?')).status).toBe(409);
  });

  it('says why work cannot be booked, and sends nothing then', async () => {
    const asked = await askSupport();
    const found = await desk.caseOf('support', asked.requestID);
    const values = { reply: 'Read.', minutes: '470', work: 'Much' };
    expect(await desk.carryOut(found, 'answer', values)).toMatchObject({
      ...{ state: 'open', problem: expect.stringContaining('Only 6 h') },
    });
    expect((await messages(asked, asked.requestID)).messages).toHaveLength(1);
    expect(
      (
        await post(
          `${api.url}/business/request/${asked.requestID}/end-request?bid=${asked.businessID}`,
          {},
          asked.owner.headers,
        )
      ).status,
    ).toBe(200);
    expect(await desk.load(found.caseID)).toMatchObject({ state: 'decided', outcome: 'ended' });
  });
});
