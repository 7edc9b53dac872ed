import { connect } from '@wbn/postgres/connect.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { readStaff } from '../commands/frame/verbs.ts';
import { readOrder } from '../commands/staff-actions.ts';
import { dropOldStaffActions, makeStaffActionMonths, selectStaffActions } from './staff-action.sql.ts';
import { recordStaffAction } from './staff-action.ts';
import { verifyStaffActions } from './verify-staff-actions.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterEach(() => database.drop());

const vera = readStaff('Vera');
const record = (targetID: string = newId(), db = database.db) =>
  recordStaffAction(db, vera, {
    act: 'remove-page',
    target: { type: 'business', id: targetID },
    before: { status: 'published' },
    after: { status: 'unpublished' },
  });

const problem = async (
  ...given: Parameters<typeof verifyStaffActions> extends [unknown, ...infer R] ? R : []
) => {
  const verdict = await verifyStaffActions(database.db, ...given);
  return verdict.isSound ? undefined : verdict.problem;
};

/** Changes the log with triggers switched off, as only a superuser can. */
const tamper = (statement: ReturnType<typeof sql>) =>
  database.db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await statement.execute(transaction);
  });

describe('STF-02 the record of what staff do', () => {
  it('goes with its act when that is rolled back', async () => {
    const targetID = newId();
    const failed = database.db.transaction().execute(async (transaction) => {
      await record(targetID, transaction);
      throw new Error('the act failed');
    });
    await expect(failed).rejects.toThrow('the act failed');
    expect(await selectStaffActions.all(database.db, { targetID, most: 9 })).toEqual([]);
  });

  it('cannot be changed or deleted', async () => {
    const targetID = newId();
    await record(targetID);
    const [month = ''] = await monthsOfLog();
    for (const change of [
      sql`update staff_action set staff_name = 'Ana'`,
      sql`delete from staff_action`,
      sql`truncate staff_action`,
      sql`update ${sql.table(month)} set staff_name = 'Ana'`,
      sql`delete from ${sql.table(month)}`,
      sql`truncate ${sql.table(month)}`,
      sql`delete from staff_action_head`,
      sql`update staff_action_head set entries = 0`,
    ])
      await expect(change.execute(database.db)).rejects.toThrow('only ever added to');
    expect(await selectStaffActions.all(database.db, { targetID, most: 9 })).toMatchObject([
      { staff_name: 'Vera', before: { status: 'published' }, after: { status: 'unpublished' } },
    ]);
    expect(await database.db.selectFrom('staff_action_draft').selectAll().execute()).toEqual([]);
  });
});

const monthsOfLog = async () =>
  (
    await sql<{ name: string }>`
      select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'staff_action'::regclass order by 1`.execute(database.db)
  ).rows.map(({ name }) => name);

/** Adds an entry of a past time at the end of the chain. */
const recordAt = async (at: string) => {
  await sql`select make_staff_action_month(${at}::timestamptz)`.execute(database.db);
  await sql`
    with head as (select * from staff_action_head), entry as (
      select (row(entries + 1, ${at}::timestamptz, 'command:Vera', 'Vera', 'operator', 'grant-plan', 'business', ${newId()}, null,
        null, '{}', '{}', null, null, hash, '')::staff_action).* from head
    ), hashed as (
      select *, encode(sha256(convert_to(previous_hash || E'\n' || staff_action_text(entry), 'UTF8')), 'hex') as made from entry
    ), added as (
      insert into staff_action
      select number, created_at, staff_id, staff_name, staff_role, act, target_type, target_id, case_id, reason, before, after,
        address, request_id, previous_hash, made from hashed returning number, hash
    )
    update staff_action_head set entries = added.number, hash = added.hash from added`.execute(database.db);
};

describe('STF-50 the chain of the log', () => {
  it('is whole when many write at once, who do not wait for each other until they commit', async () => {
    const crowd = connect(database.url, { max: 12 });
    const began = Date.now();
    await Promise.all(
      Array.from({ length: 12 }, () =>
        crowd.db.transaction().execute(async (transaction) => {
          await record(newId(), transaction);
          await record(newId(), transaction);
          await sql`select pg_sleep(0.5)`.execute(transaction);
        }),
      ),
    );
    // One after another they would take 6 seconds.
    expect(Date.now() - began).toBeLessThan(3_000);
    await crowd.close();
    expect(await verifyStaffActions(database.db)).toMatchObject({ isSound: true, head: { entries: 24 } });
  });

  it('detects a changed, missing, added and cut-off entry', async () => {
    for (let n = 0; n < 4; n += 1) await record();
    const sound = await verifyStaffActions(database.db);
    if (!sound.isSound) throw new Error(sound.problem);
    await tamper(sql`update staff_action set reason = 'because' where number = 2`);
    expect(await problem()).toMatch(/^Entry 2 does not fit: its hash is \w{64}, its text gives/);
    await tamper(sql`update staff_action set reason = null where number = 2`);
    expect(await problem()).toBeUndefined();
    await tamper(sql`delete from staff_action where number = 4`);
    expect(await problem()).toMatch(/^The chain ends with entry 3, the head counts 4/);
    await tamper(
      sql`update staff_action_head set entries = 3, hash = (select hash from staff_action where number = 3)`,
    );
    expect(await problem()).toBeUndefined();
    expect(await problem(sound.head)).toBe('4 entries were noted, 3 are there: the end was cut off.');
    await tamper(sql`delete from staff_action where number = 2`);
    expect(await problem()).toBe('Entry 3 does not fit: entry 2 is missing before it.');
  });

  it('loses months after two years, and is whole from there', async () => {
    await recordAt('2020-01-31T23:59:59Z');
    await recordAt('2020-02-01T00:00:00Z');
    await recordAt(new Date(Date.now() - 720 * 86_400_000).toISOString());
    await record();
    expect(await problem()).toBeUndefined();
    const dropped = await dropOldStaffActions.all(database.db);
    expect(dropped.map(({ name }) => name)).toEqual(['staff_action_2020_01', 'staff_action_2020_02']);
    expect(await verifyStaffActions(database.db)).toMatchObject({
      isSound: true,
      head: { entries: 4 },
      dropped: 2,
    });
    expect(await dropOldStaffActions.all(database.db)).toEqual([]);
    await tamper(sql`delete from staff_action where number = 3`);
    expect(await problem()).toMatch(/^Entry 4 does not fit: entry 3 is missing/);
  });

  it('has this month and the next three made ahead', async () => {
    await makeStaffActionMonths.all(database.db);
    const month = new Date().toISOString().slice(0, 7).replace('-', '_');
    const months = await monthsOfLog();
    expect(months).toHaveLength(4);
    expect(months[0]).toBe(`staff_action_${month}`);
    // After a long rest no job has made the month: the first act does.
    for (const name of months) await sql`drop table ${sql.table(name)}`.execute(database.db);
    await record();
    expect(await monthsOfLog()).toEqual([`staff_action_${month}`]);
  });

  it('is verified by pnpm staff-actions verify, which takes a noted head', () => {
    const hash = 'a'.repeat(64);
    expect(readOrder(['verify', `7:${hash}`])).toEqual({ kind: 'verify', anchor: { entries: 7, hash } });
    expect(() => readOrder(['verify', 'seven'])).toThrow('seven is no head of a ledger');
    expect(readOrder(['--act', 'grant-plan'])).toMatchObject({ filter: { acts: ['grant-plan'] } });
    expect(() => readOrder(['--act', 'steal'])).toThrow('steal is not an act of staff');
  });
});
