import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogNames } from '@wbn/api/catalog/catalog-names.ts';
import { startTestServer, type TestServer } from '@wbn/api/testing/start-test-server.ts';
import { caseKindNames } from '@wbn/contract/desk/case-kinds.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addSignIns } from '../sign-ins/add-sign-ins.ts';
import { loadDemoWorldIfEmpty } from '../world/load-demo-world.ts';
import { addDeskCases } from './add-desk-cases.ts';

let api: TestServer;
const filesDir = mkdtempSync(join(tmpdir(), 'desk-cases-'));
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(async () => {
  await api.stop();
  rmSync(filesDir, { recursive: true });
});

it('STF-13: the desk of the demo world has cases of every kind, and each of them opens', async () => {
  expect(await addDeskCases(api.db)).toBe(0);
  const search = createPostgresSearchEngine(api.db, catalogNames);
  await loadDemoWorldIfEmpty({ db: api.db, search, filesDir });
  await addSignIns(api.db);
  expect(await addDeskCases(api.db)).toBeGreaterThanOrEqual(caseKindNames.length);
  const rows = await api.db.selectFrom('desk_case').select(['id', 'kind']).execute();
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(caseKindNames));
  const { headers } = await api.signInStaff({ role: 'administrator' });
  for (const { id, kind } of rows) {
    const answer = await fetch(`${api.url}/desk/cases/${id}`, { headers });
    expect([kind, answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([kind, 200, '']);
  }
});
