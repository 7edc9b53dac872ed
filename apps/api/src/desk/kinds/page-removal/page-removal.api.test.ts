import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { selectStaffActions } from '../../../staff/staff-action.sql.ts';
import { ask, post } from '../../../testing/call-server.ts';
import { deskCalls, textOf } from '../../../testing/desk-calls.ts';
import { addBusiness } from '../../../testing/fixtures.ts';
import { mailsTo } from '../../../testing/read-mails.ts';
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

const company = () => addBusiness(api.db, { company_name: 'Rossi Pompe', source: 'register' });

/** Asks for the removal of a page; returns the id of the request. */
async function askRemoval(businessID: string, email: string): Promise<string> {
  const asked = {
    name: 'Ana Rossi',
    email,
    relation: 'Director',
    reason: 'closed',
    explanation: 'We closed.',
  };
  expect((await post(`${api.url}/business/${businessID}/page-removal`, asked)).status).toBe(200);
  const { id } = await api.db
    .selectFrom('page_removal')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

const page = async (id: string) => (await ask(`${api.url}/business/profile/${id}`)).status;

describe('STF-60 removals of pages at the desk', () => {
  it('takes the page off the site, ends all requests for it and mails everybody who asked', async () => {
    const businessID = await company();
    const first = await askRemoval(businessID, 'ana@rossi.example');
    const second = await askRemoval(businessID, 'ben@rossi.example');
    const found = await desk.caseOf('page-removal', first);
    for (const part of ['We closed.', 'ana@rossi.example', 'closed']) expect(textOf(found)).toContain(part);
    const reply = 'The register confirms it.';
    const preview = await desk.send('POST', `cases/${found.caseID}/preview`, {
      decision: { name: 'remove', values: { reply } },
    });
    expect(preview.body.data).toMatchObject([{ to: 'Ana Rossi' }, { to: 'Ana Rossi' }]);
    expect(JSON.stringify(preview.body.data)).toContain(reply);
    expect(await page(businessID)).toBe(200);
    expect(await desk.carryOut(found, 'remove', { reply })).toMatchObject({
      ...{ state: 'decided', outcome: 'remove' },
    });
    expect(await page(businessID)).toBe(404);
    expect(await desk.caseOf('page-removal', second, 'decided')).toMatchObject({ decidedBy: 'Vera Moss' });
    for (const address of ['ana@rossi.example', 'ben@rossi.example'])
      expect((await mailsTo(api, address)).some(({ text }) => text.includes(reply))).toBe(true);
    expect(await selectStaffActions.all(api.db, { targetID: businessID, most: 9 })).toMatchObject([
      { act: 'remove-page', staff_id: vera.userID, case_id: found.caseID },
    ]);
  });

  it('refuses it with the reason', async () => {
    const businessID = await company();
    const found = await desk.caseOf('page-removal', await askRemoval(businessID, 'ana@rossi.example'));
    const reply = 'The company is in business.';
    expect(await desk.carryOut(found, 'refuse', { reply })).toMatchObject({ outcome: 'refuse' });
    expect(await page(businessID)).toBe(200);
    expect((await mailsTo(api, 'ana@rossi.example')).some(({ text }) => text.includes(reply))).toBe(true);
  });
});
