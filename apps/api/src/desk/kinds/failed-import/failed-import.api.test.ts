import { gzipSync } from 'node:zlib';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { syncStrayCases } from '../../../cases/sync-case.ts';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { selectStaffActions } from '../../../staff/staff-action.sql.ts';
import { addBusinessPeople } from '../../../testing/add-business-people.ts';
import { deskCalls, passUndo, textOf } from '../../../testing/desk-calls.ts';
import { mailsTo } from '../../../testing/read-mails.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let api: TestServer;
let desk: ReturnType<typeof deskCalls>;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  desk = deskCalls(api, await api.signInStaff({ name: 'Vera Moss', role: 'support' }));
});
afterEach(async () => {
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

/** An import that has failed by a fault of ours; the file is as good as any. */
async function failImport() {
  const company = await addBusinessPeople(api, { company_name: 'Acme', subscription: 'gold' });
  const id = newId();
  await api.db
    .insertInto('product_import')
    .values({
      ...{
        id,
        business_id: company.businessID,
        user_id: company.owner.userID,
        state: 'failed',
        failure: 'other',
      },
      ...{ file_name: 'pumps.csv', file: gzipSync('Name\nPump one\n'), language: 'en', rows: 1 },
      ...{ mapping: JSON.stringify({ Name: 'name' }), finished_at: new Date() },
    })
    .execute();
  await syncStrayCases(api.db);
  return { ...company, id };
}

describe('STF-60 failed imports at the desk', () => {
  it('goes on where it ended, and its success closes the case', async () => {
    const { id, businessID } = await failImport();
    const found = await desk.caseOf('failed-import', id);
    for (const part of ['pumps.csv', 'Olga Rossi', 'Acme']) expect(textOf(found)).toContain(part);
    expect(await desk.carryOut(found, 'retry')).toMatchObject({ state: 'decided', outcome: 'retry' });
    await passUndo(api);
    const { state } = await api.db.selectFrom('product_import').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('done');
    expect(await selectStaffActions.all(api.db, { targetID: businessID, most: 9 })).toMatchObject([
      { act: 'retry-import', case_id: found.caseID },
    ]);
  });

  it('tells who started it, deletes the file, and is not opened again', async () => {
    const { id, owner } = await failImport();
    const found = await desk.caseOf('failed-import', id);
    const reply = 'Please save it as UTF-8.';
    expect(await desk.carryOut(found, 'tell', { reply })).toMatchObject({
      state: 'decided',
      outcome: 'tell',
    });
    expect((await mailsTo(api, owner.email)).some(({ text }) => text.includes(reply))).toBe(true);
    const { file } = await api.db.selectFrom('product_import').select('file').executeTakeFirstOrThrow();
    expect(file).toBeNull();
    await syncStrayCases(api.db);
    expect(await desk.list('kinds=failed-import')).toEqual([]);
  });
});
