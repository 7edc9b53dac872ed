import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readStaff } from '../commands/frame/verbs.ts';
import { deleteOldStaffActions, selectStaffActions } from './staff-action.sql.ts';
import { recordStaffAction } from './staff-action.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

const vera = readStaff('Vera');
const record = (targetID: string) =>
  recordStaffAction(database.db, vera, {
    act: 'remove-page',
    target: { type: 'business', id: targetID },
    before: { status: 'published' },
    after: { status: 'unpublished' },
  });

describe('STF-02 the record of what staff do', () => {
  it('goes with its act when that is rolled back', async () => {
    const targetID = newId();
    const failed = database.db.transaction().execute(async (transaction) => {
      const target = { type: 'business', id: targetID } as const;
      await recordStaffAction(transaction, vera, { act: 'grant-plan', target });
      throw new Error('the act failed');
    });
    await expect(failed).rejects.toThrow('the act failed');
    expect(await selectStaffActions.all(database.db, { targetID, most: 9 })).toEqual([]);
  });

  it('cannot be changed, nor deleted within two years', async () => {
    const targetID = newId();
    await record(targetID);
    for (const change of [
      sql`update staff_action set staff_name = 'Ana'`,
      sql`delete from staff_action`,
      sql`truncate staff_action`,
    ])
      await expect(change.execute(database.db)).rejects.toThrow('only ever added to');
    await deleteOldStaffActions.run(database.db);
    expect(await selectStaffActions.all(database.db, { targetID, most: 9 })).toMatchObject([
      { staff_name: 'Vera', before: { status: 'published' }, after: { status: 'unpublished' } },
    ]);
  });

  it('is deleted after two years', async () => {
    const [old, young] = [newId(), newId()];
    for (const [target_id, age] of [
      [old, '2 years 1 day'],
      [young, '1 year 364 days'],
    ] as const)
      await database.db
        .insertInto('staff_action')
        .values({
          ...{ id: newId(), staff_id: vera.id, staff_name: vera.name, staff_role: vera.role },
          ...{ act: 'grant-plan', target_type: 'business', target_id },
          created_at: sql<Date>`now() - ${age}::interval`,
        })
        .execute();
    await deleteOldStaffActions.run(database.db);
    const left = async (targetID: string) =>
      (await selectStaffActions.all(database.db, { targetID, most: 9 })).length;
    expect([await left(old), await left(young)]).toEqual([0, 1]);
  });
});
