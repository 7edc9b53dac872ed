import { UsageError } from '@wbn/host/start/usage-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addRequest } from '../../testing/add-request.ts';
import { addBusiness, addPerson } from '../../testing/fixtures.ts';
import {
  describeHeldRequest,
  describeHeldRequests,
  readRequestsOrder,
  refuseRequest,
  releaseRequest,
} from './held-requests.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

async function addHeld(): Promise<string> {
  const { db } = database;
  const from = await addPerson(db, { first_name: 'Ana', last_name: 'Rossi' });
  const to = await addBusiness(db, { company_name: 'Acme Valves' });
  const id = await addRequest(db, { from, to });
  await db.updateTable('request').set({ status: 'held' }).where('id', '=', id).execute();
  return id;
}

it('shows an operator held inquiries, and releases or refuses each once', async () => {
  const { db } = database;
  expect(await describeHeldRequests(db)).toBe('No inquiry waits.');
  const [first, second] = [await addHeld(), await addHeld()];
  const list = await describeHeldRequests(db);
  expect(list).toContain(`${first}  `);
  expect(list).toContain('Ana Rossi to Acme Valves');
  expect(await describeHeldRequest(db, first)).toContain('  | Please send your price list.');
  expect(await releaseRequest(db, first)).toBe(true);
  expect(await refuseRequest(db, second)).toBe(true);
  for (const id of [first, second]) {
    expect(await describeHeldRequest(db, id)).toBeUndefined();
    expect([await releaseRequest(db, id), await refuseRequest(db, id)]).toEqual([false, false]);
  }
  expect(await describeHeldRequests(db)).toBe('No inquiry waits.');
});

it('prints its usage', () => {
  const requestID = newId();
  expect(readRequestsOrder([])).toEqual({ verb: 'list' });
  expect(readRequestsOrder(['release', requestID])).toEqual({ verb: 'release', requestID });
  for (const args of [['show'], ['send', requestID], ['show', 'x'], ['list', requestID]])
    expect(() => readRequestsOrder(args)).toThrow(UsageError);
});
