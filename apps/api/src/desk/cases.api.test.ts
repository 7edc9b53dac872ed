import { undoSeconds } from '@wbn/contract/desk/cases.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { syncStrayCases } from '../cases/sync-case.ts';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { selectStaffActions } from '../staff/staff-action.sql.ts';
import { ask } from '../testing/call-server.ts';
import { needHelpRow } from '../testing/need-help-row.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { SignedIn } from '../testing/test-tokens.ts';

let api: TestServer;
let vera: SignedIn;
let ken: SignedIn;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  vera = await api.signInStaff({ name: 'Vera Moss' });
  ken = await api.signInStaff({ name: 'Ken Adeyemi', role: 'support' });
});
afterEach(() => api.stop());

const call = (who: SignedIn, method: string, path: string, body?: object) =>
  ask(`${api.url}/desk/${path}`, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Adds need-help requests, from the oldest; returns the ids of their cases. */
async function addRequests(...editions: readonly string[]): Promise<string[]> {
  for (const [place, edition] of editions.entries())
    await api.db
      .insertInto('need_help_request')
      .values(
        needHelpRow({
          business_name: `Company ${place + 1}`,
          edition,
          created_at: new Date(Date.now() - (50 - place) * 3_600_000),
        }),
      )
      .execute();
  await syncStrayCases(api.db);
  const { data } = (await call(ken, 'GET', 'cases')).body;
  return data.map(({ caseID }: { caseID: string }) => caseID);
}

const load = async (id: string) => (await call(ken, 'GET', `cases/${id}`)).body.data;
const done = (
  cases: readonly { readonly caseID: string; readonly version: number }[],
  note = 'Called back',
) => ({
  ...{ cases, decision: { name: 'done', values: { note } } },
});
/** Makes the jobs of decisions due and runs them. */
async function passUndo(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(api.db);
  await api.jobs.settle();
}

describe('cases of the desk', () => {
  it('STF-04: lists open cases by due hour, pages them, and narrows them to kinds and editions of the colleague', async () => {
    await addRequests('chile', 'italy', 'chile');
    const all = (await call(ken, 'GET', 'cases')).body;
    expect(all.data.map(({ what }: { what: string }) => what)).toEqual([
      'Company 1',
      'Company 2',
      'Company 3',
    ]);
    expect(all.after).toBeNull();
    expect(all.data[0]).toMatchObject({ kind: 'need-help', edition: 'chile', state: 'open', version: 1 });
    const narrowed = await api.signInStaff({ editions: ['italy'] });
    expect((await call(narrowed, 'GET', 'cases')).body.data).toMatchObject([{ what: 'Company 2' }]);
    const other = await api.signInStaff({ kinds: ['claim'] });
    expect((await call(other, 'GET', 'cases')).body.data).toEqual([]);
    expect((await call(other, 'GET', `cases/${all.data[0].caseID}`)).status).toBe(404);
    expect((await call(ken, 'GET', 'case-counts')).body.data).toEqual([
      { kind: 'need-help', open: 3, pastDue: 3, mine: 0 },
    ]);
    expect((await call(ken, 'GET', 'cases?kinds=nothing')).body.fields).toHaveProperty('kinds');
  });

  it('STF-05: one colleague at a time has a case, for ten minutes, and hands it over or gives it back', async () => {
    const [id = ''] = await addRequests('chile');
    expect((await call(ken, 'POST', `cases/${id}/take`, {})).body.data.taken).toMatchObject({
      name: 'Ken Adeyemi',
    });
    const refused = await call(vera, 'POST', `cases/${id}/take`, {});
    expect([refused.status, refused.body.message]).toEqual([409, 'Ken Adeyemi has the case.']);
    expect((await call(vera, 'POST', 'decisions', done([{ caseID: id, version: 1 }]))).status).toBe(409);
    expect(
      (await call(ken, 'POST', `cases/${id}/take`, { staffID: vera.userID })).body.data.taken,
    ).toMatchObject({
      name: 'Vera Moss',
    });
    expect((await call(ken, 'DELETE', `cases/${id}/take`)).status).toBe(409);
    await sql`update desk_case set taken_until = now() - interval '1 second'`.execute(api.db);
    expect((await load(id)).taken).toBeUndefined();
    expect((await call(ken, 'POST', `cases/${id}/take`, {})).status).toBe(200);
    expect((await call(ken, 'DELETE', `cases/${id}/take`)).body.data.taken).toBeUndefined();
    expect((await call(ken, 'POST', `cases/${id}/take`, { staffID: newId() })).status).toBe(400);
  });

  it('STF-06: a decision names the version it saw, runs after ten seconds, and is recorded with who made it', async () => {
    const [id = ''] = await addRequests('chile');
    const { version, decisions } = await load(id);
    expect(decisions).toContainEqual(expect.objectContaining({ name: 'done', key: 'd' }));
    const body = done([{ caseID: id, version }]);
    expect((await call(ken, 'POST', 'decisions', done([{ caseID: id, version }], ''))).body.fields).toEqual({
      note: 'is required',
    });
    const both = await Promise.all([
      call(ken, 'POST', 'decisions', body),
      call(vera, 'POST', 'decisions', body),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await load(id)).toMatchObject({ state: 'decided', pending: { action: 'done' } });
    expect(await selectStray.all(api.db)).toEqual([]);
    await api.jobs.settle();
    expect((await load(id)).pending).toBeDefined();
    await passUndo();
    const decided = await load(id);
    expect(decided).toMatchObject({ state: 'decided', outcome: 'done', decisions: [] });
    expect(decided.pending).toBeUndefined();
    expect(decided.past).toMatchObject([{ action: 'done', reason: 'Called back' }]);
    const [action] = await selectStaffActions.all(api.db, { most: 1 });
    expect(action).toMatchObject({ act: 'close-need-help', staff_name: decided.decidedBy });
  });

  it('STF-07: a decision is undone within ten seconds, from another tab too, and not after', async () => {
    const [id = ''] = await addRequests('chile');
    const { version } = await load(id);
    const { decisionID, runsAt } = (await call(ken, 'POST', 'decisions', done([{ caseID: id, version }])))
      .body.data;
    expect(Date.parse(runsAt) - Date.now()).toBeLessThanOrEqual(undoSeconds * 1_000);
    expect((await call(vera, 'DELETE', `decisions/${decisionID}`)).status).toBe(404);
    expect((await call(ken, 'DELETE', `decisions/${decisionID}`)).body.data).toEqual({ cases: [id] });
    await passUndo();
    const again = await load(id);
    expect(again).toMatchObject({ state: 'open', past: [] });
    expect(await selectStaffActions.all(api.db, { most: 1 })).toEqual([]);
    const second = (await call(ken, 'POST', 'decisions', done([again]))).body.data.decisionID;
    await passUndo();
    expect((await call(ken, 'DELETE', `decisions/${second}`)).status).toBe(409);
  });

  it('STF-08: one decision ends several cases alike, and one that ended without it meanwhile is closed', async () => {
    const ids = await addRequests('chile', 'italy', 'chile');
    const rows = await Promise.all(ids.map(load));
    expect((await call(ken, 'POST', 'decisions', done(rows))).status).toBe(200);
    // A command was faster.
    await sql`update need_help_request set handled_at = now(), handled_by = 'Vera' where business_name = 'Company 2'`.execute(
      api.db,
    );
    await passUndo();
    const after = await Promise.all(ids.map(load));
    expect(after.map(({ state, outcome }) => [state, outcome])).toEqual([
      ['decided', 'done'],
      ['decided', undefined],
      ['decided', 'done'],
    ]);
    const [part] = await api.db
      .selectFrom('desk_decision_case')
      .selectAll()
      .where('problem', 'is not', null)
      .execute();
    expect(part).toMatchObject({ case_id: ids[1], problem: expect.stringContaining('does not offer') });
    expect(await selectStray.all(api.db)).toEqual([]);
  });

  it('STF-09: colleagues read notes, and nothing of the desk opens without its token', async () => {
    const [id = ''] = await addRequests('chile');
    await call(ken, 'POST', `cases/${id}/notes`, { content: 'Speaks Spanish only.' });
    expect((await load(id)).notes).toMatchObject([{ by: 'Ken Adeyemi', content: 'Speaks Spanish only.' }]);
    expect((await call(ken, 'POST', `cases/${id}/notes`, { content: ' ' })).status).toBe(400);
    const member = await api.signIn(ken.userID);
    expect((await call(member, 'GET', 'cases')).status).toBe(401);
    expect((await ask(`${api.url}/social/reports`, { headers: ken.headers })).status).toBe(401);
  });
});
