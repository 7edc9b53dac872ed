import { exportStaffActions, listStaffActions } from '@wbn/contract/desk/log.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import { ask, callServer, post } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { SignedIn } from '../../testing/test-tokens.ts';

let api: TestServer;
let moderator: SignedIn;
let administrator: SignedIn;
const [businessID, caseID] = [newId(), newId()];

beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  moderator = await api.signInStaff();
  administrator = await api.signInStaff({ role: 'administrator', name: 'Ada Bell' });
  const vera: Staff = {
    id: moderator.userID,
    name: 'Vera Moss',
    role: 'moderator',
    address: '192.0.2.7',
    requestID: 'r-1',
  };
  const command: Staff = { id: 'command:Ana', name: 'Ana', role: 'operator' };
  await recordStaffAction(api.db, vera, {
    act: 'decide-claim',
    target: { type: 'claim', id: newId() },
    caseID,
    reason: '=HYPERLINK("x")',
    before: { state: 'submitted' },
    after: { state: 'accepted', businesses: ['a', 'b'] },
  });
  await recordStaffAction(api.db, command, {
    act: 'grant-plan',
    target: { type: 'business', id: businessID },
    before: { plan: 'standard', until: null },
    after: { plan: 'gold', until: null },
  });
});
afterAll(() => api.stop());

const list = async (who: SignedIn, query: Record<string, string> = {}) =>
  callServer(api.url, listStaffActions, { query: query as never }, who.headers);

describe('STF-51 the log of staff', () => {
  it('shows a moderator their own acts, an administrator all, newest first', async () => {
    expect((await list(moderator)).body.data).toEqual([
      expect.objectContaining({
        staffID: moderator.userID,
        staffName: 'Vera Moss',
        act: 'decide-claim',
        caseID,
        facts: [
          { name: 'state', before: 'submitted', after: 'accepted' },
          { name: 'businesses', after: 'a, b' },
        ],
        address: '192.0.2.7',
        requestID: 'r-1',
      }),
    ]);
    expect((await list(moderator, { staffID: 'command:Ana' })).body.data).toHaveLength(1);
    expect((await list(administrator)).body.data.map(({ act }: { act: string }) => act)).toEqual([
      'grant-plan',
      'decide-claim',
    ]);
  });

  it('is filtered by actor, subject, act, kind of act, case and days', async () => {
    const acts = async (query: Record<string, string>) =>
      (await list(administrator, query)).body.data.map(({ act }: { act: string }) => act);
    expect(await acts({ staffID: 'command:Ana' })).toEqual(['grant-plan']);
    expect(await acts({ targetID: businessID })).toEqual(['grant-plan']);
    expect(await acts({ act: 'decide-claim' })).toEqual(['decide-claim']);
    expect(await acts({ group: 'pay' })).toEqual(['grant-plan']);
    expect(await acts({ group: 'pay', act: 'decide-claim' })).toEqual([]);
    expect(await acts({ caseID })).toEqual(['decide-claim']);
    const day = new Date().toISOString().slice(0, 10);
    expect(await acts({ from: day, to: day })).toHaveLength(2);
    expect(await acts({ to: '2020-01-01' })).toEqual([]);
    for (const wrong of [`from=${day}&to=2020-01-01`, 'act=steal', 'from=yesterday', 'after=x'])
      expect((await ask(`${api.url}/desk/log?${wrong}`, administrator)).status).toBe(400);
  });

  it('goes on where a page ended', async () => {
    const staff: Staff = { id: 'command:Bo', name: 'Bo', role: 'operator' };
    for (let n = 0; n < 60; n += 1)
      await recordStaffAction(api.db, staff, { act: 'retry-job', target: { type: 'job', id: String(n) } });
    const first = await list(administrator, { staffID: 'command:Bo' });
    const { after } = first.body as unknown as { after: string };
    const second = await list(administrator, { staffID: 'command:Bo', after });
    const ids = [...first.body.data, ...second.body.data].map(({ targetID }) => targetID);
    expect(ids).toEqual(Array.from({ length: 60 }, (_, n) => String(59 - n)));
    expect(second.body).toMatchObject({ after: null });
  });

  it('is exported as CSV with a reason, which is recorded itself', async () => {
    const body = { caseID, reason: 'Asked for by the auditor' };
    const exported = await callServer(api.url, exportStaffActions, { body }, administrator.headers);
    const [head, row] = exported.body.data.csv.split('\r\n');
    expect(head).toContain('number,at,staff,staffID,role,act');
    // What a spreadsheet would run is not.
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
    expect(exported.body.data.after).toBeNull();
    expect((await list(administrator, { act: 'export-log' })).body.data).toMatchObject([
      {
        staffName: 'Ada Bell',
        reason: body.reason,
        facts: [
          { name: 'caseID', after: caseID },
          { name: 'entries', after: '1' },
        ],
      },
    ]);
    const unexplained = await post(`${api.url}/desk/log/export`, { reason: ' ' }, administrator.headers);
    expect(unexplained.status).toBe(400);
  });

  it('is exported by administrators who have just given their second factor', async () => {
    const body = { reason: 'Audit' };
    const late = await api.signInStaff({
      role: 'administrator',
      secondFactorAt: Math.floor(Date.now() / 1000) - 3600,
    });
    const statuses = [];
    for (const { headers } of [moderator, late])
      statuses.push((await post(`${api.url}/desk/log/export`, body, headers)).status);
    expect(statuses).toEqual([403, 403]);
  });
});
