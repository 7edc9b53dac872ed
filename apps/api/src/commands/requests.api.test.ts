import { UsageError } from '@wbn/host/start/usage-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { selectStaffActions } from '../staff/staff-action.sql.ts';
import { addRequest } from '../testing/add-request.ts';
import { commandCalls } from '../testing/command-calls.ts';
import { addBusiness, addPerson } from '../testing/fixtures.ts';
import { readVerb } from './frame/verbs.ts';
import { requests } from './requests.ts';

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

const say = commandCalls(() => ({ db: database.db, dataDir: '' }), requests);

it('STF-01: pnpm requests shows held inquiries, releases or refuses each once, and records who did', async () => {
  expect(await say('list')).toBe('No inquiry waits.');
  const [first, second] = [await addHeld(), await addHeld()];
  const list = await say('list');
  expect(list).toContain(`${first}  `);
  expect(list).toContain('Ana Rossi to Acme Valves');
  expect(await say('show', first)).toContain('  | Please send your price list.');
  expect(await say('release', first, '--by', 'Vera')).toContain('on its way');
  expect(await say('refuse', second, '--by', 'Vera')).toContain('has ended');
  for (const id of [first, second])
    for (const verb of ['show', 'release', 'refuse'])
      await expect(say(verb, id)).rejects.toThrow(`No inquiry with the id ${id} waits.`);
  expect(await say('list')).toBe('No inquiry waits.');
  const recorded = await selectStaffActions.all(database.db, { staffID: 'command:Vera', most: 9 });
  expect(recorded.map(({ act, target_id }) => [act, target_id])).toEqual([
    ['refuse-request', second],
    ['release-request', first],
  ]);
});

it('prints its usage', () => {
  for (const args of [['show'], ['send', newId()], ['show', 'x'], ['list', newId()]])
    expect(() => readVerb(requests, args)).toThrow(UsageError);
});
