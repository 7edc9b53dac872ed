import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { readVerb } from '../../commands/frame/verbs.ts';
import { verification } from '../../commands/verification.ts';
import { readLedgerOrder } from '../../commands/verify-ledger.ts';
import { selectStaffActions } from '../../staff/staff-action.sql.ts';
import { commandCalls } from '../../testing/command-calls.ts';
import { addBusiness } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { dayIn, reviewer, verificationCalls } from '../../testing/verification-calls.ts';
import { setVerification } from '../set-badge.ts';
import { appendEvidence, recordImportedBadge, recordImportedBadges } from './append-evidence.ts';
import { verifyLedger } from './verify-ledger.ts';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterEach(() => api.stop());

/** Adds verified companies. */
async function addBadges(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    const businessID = await addBusiness(api.db, { company_name: `Works ${n}` });
    await setVerification(api.db, reviewer, { businessID, until: dayIn(100) });
    ids.push(businessID);
  }
  return ids;
}

const problem = async (
  ...given: Parameters<typeof verifyLedger> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const verdict = await verifyLedger(api.db, ...given);
  return verdict.isSound ? undefined : verdict.problem;
};

/** Changes the ledger with triggers switched off, as only a superuser can. */
const tamper = (statement: ReturnType<typeof sql>) =>
  api.db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await statement.execute(transaction);
  });

describe('the evidence ledger', () => {
  it('refuses updates and deletes', async () => {
    await addBadges(1);
    for (const statement of [
      sql`update evidence set hash = hash`,
      sql`delete from evidence`,
      sql`truncate evidence`,
      sql`delete from evidence_head`,
      sql`update evidence_head set entries = 0`,
    ])
      await expect(statement.execute(api.db)).rejects.toThrow('only ever added to');
    expect(await problem()).toBeUndefined();
  });

  it('does not fork under parallel writers, and outlives its companies', async () => {
    const businessID = await addBusiness(api.db);
    const entry = { businessID, by: 'R. Weiss', kind: 'rejected', caseID: newId() } as const;
    await Promise.all(
      Array.from({ length: 12 }, () =>
        api.db.transaction().execute((transaction) => appendEvidence(transaction, [entry, entry])),
      ),
    );
    await addBadges(1);
    await api.db.deleteFrom('business').execute();
    expect(await verifyLedger(api.db)).toMatchObject({ isSound: true, head: { entries: 25 } });
  });

  it('detects a changed byte, a missing entry, a cut-off end and an inserted entry', async () => {
    await addBadges(5);
    const sound = await verifyLedger(api.db);
    if (!sound.isSound) throw new Error(sound.problem);
    const [row] = await api.db.selectFrom('evidence').selectAll().where('number', '=', 3).execute();
    await tamper(
      sql`update evidence set entry = replace(entry::text, '"by":"R. Weiss"', '"by":"R. Weisz"')::json where number = 3`,
    );
    expect(await problem()).toMatch(/^Entry 3 does not fit: its hash is \w{64}, its text gives \w{64}/);
    await tamper(
      sql`update evidence set entry = replace(entry::text, '"by":"R. Weisz"', '"by":"R. Weiss"')::json where number = 3`,
    );
    expect(await problem()).toBeUndefined();

    await tamper(sql`delete from evidence where number = 3`);
    expect(await problem()).toBe('Entry 4 does not fit: entry 3 is missing before it.');
    await tamper(sql`update evidence set number = number - 1 where number > 3`);
    expect(await problem()).toMatch(/^Entry 3 does not fit: it names \w{64} as the hash before it/);
    await tamper(sql`update evidence set number = number + 1 where number = 4`);
    await tamper(sql`update evidence set number = number + 1 where number = 3`);
    await tamper(sql`insert into evidence (number, entry, previous_hash, hash)
      values (3, ${JSON.stringify(row?.entry)}, ${row?.previous_hash}, ${row?.hash})`);
    // The entry is inserted again as canonical JSON, so the chain is whole.
    expect(await problem()).toBeUndefined();

    await tamper(sql`delete from evidence where number = 5`);
    expect(await problem()).toMatch(/^The chain ends with entry 4, the head counts 5/);
    await tamper(
      sql`update evidence_head set entries = 4, hash = (select hash from evidence where number = 4)`,
    );
    // Without entry 5 its badge is unproven; an anchor noted before shows that the end was cut off.
    expect(await problem()).toMatch(/^Works 5 .* is verified, and no entry says so/);
    expect(await problem(sound.head)).toBe('5 entries were noted, 4 are there: the end was cut off.');
  });

  it('detects a badge that does not match its entries', async () => {
    const [first = '', second = ''] = await addBadges(2);
    await api.db
      .updateTable('business')
      .set({ verified_until: dayIn(999) })
      .where('id', '=', first)
      .execute();
    expect(await problem()).toMatch(/^Works 1 .* is verified until .*, its entries say/);
    await setVerification(api.db, reviewer, { businessID: first, until: undefined });
    await api.db
      .updateTable('business')
      .set({ verified: false, verified_until: null })
      .where('id', '=', second)
      .execute();
    expect(await problem()).toMatch(/^Works 2 .* is not verified, its entries say that it is/);
    const { head } = { head: { entries: 1, hash: '0'.repeat(64) } };
    expect(await problem(head)).toMatch(/^Entry 1 does not fit: .* as was noted/);
  });

  it("starts with badges of the operator's data", async () => {
    const businessID = await addBusiness(api.db, { verified: true });
    expect(await problem()).toMatch(/no entry says so/);
    await api.db.transaction().execute((transaction) => recordImportedBadges(transaction));
    expect(await problem()).toBeUndefined();
    await api.db.updateTable('business').set({ verified: false }).execute();
    await api.db
      .transaction()
      .execute((transaction) =>
        recordImportedBadge(transaction, { businessID, verified: false, until: null }),
      );
    expect(await problem()).toBeUndefined();
  });
});

describe('the commands', () => {
  const run = (name: string, ...args: string[]) =>
    spawnSync(
      process.execPath,
      [fileURLToPath(new URL(`../../commands/${name}.ts`, import.meta.url)), ...args],
      {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: api.databaseUrl, DATA_DIR: join(api.privateDir, '..', newId()) },
      },
    );

  it('STF-01: pnpm verification reviews a case and records who did, pnpm verify-ledger reports the result', async () => {
    const calls = verificationCalls(api);
    const { caseID, businessID } = await calls.submitted('Rossi Pompe');
    const say = commandCalls(() => api, verification);
    expect(await say('list')).toContain(`${caseID}  Rossi Pompe, submitted`);
    const on = ['--document', '3', '--until', dayIn(50)];
    expect(await say('check', caseID, 'address', 'passed', ...on, '--by', 'R. Weiss')).toContain(
      `address (Via Roma 1, 20121 Milano): passed, on document 3, until ${dayIn(50)}`,
    );
    expect(await selectStaffActions.all(api.db, { targetID: caseID, most: 9 })).toMatchObject([
      { staff_id: 'command:R. Weiss', act: 'record-check', after: { check: 'address', outcome: 'passed' } },
    ]);
    await calls.pass(caseID);
    await calls.approve(caseID, dayIn(365));

    const sound = run('verify-ledger');
    expect([sound.status, sound.stdout]).toEqual([
      0,
      expect.stringMatching(/^10 entries, unbroken[^\n]*\nHead 10:\w{64}\n$/),
    ]);
    await setVerification(api.db, reviewer, { businessID, until: undefined });
    const head = sound.stdout.slice(sound.stdout.indexOf('Head ') + 5).trim();
    await tamper(
      sql`update evidence set entry = replace(entry::text, 'Milano', 'Torino')::json where number = 2`,
    );
    const broken = run('verify-ledger', head);
    expect([broken.status, broken.stdout]).toEqual([1, expect.stringContaining('Entry 2 does not fit')]);
  });

  it('print one sentence and exit with code 2 for wrong input', async () => {
    const { caseID, businessID } = await verificationCalls(api).submitted('Bava Tools');
    const folder = mkdtempSync(join(tmpdir(), 'case-'));
    const said = (...args: string[]) => {
      try {
        return readVerb(verification, args);
      } catch (error) {
        return error instanceof UsageError ? error.message : String(error);
      }
    };
    expect(said('set', businessID, '2020-01-01')).toContain('2020-01-01 is over');
    expect(said('decide', caseID, 'approve', '--by', 'R', '--reason', 'x')).toContain('Say the last day');
    expect(said('check', caseID, 'smell', 'passed', '--by', 'R')).toContain('smell is not a check');
    expect(said('check', caseID, 'address', 'passed')).toContain('Say who does it with --by NAME');
    expect(said('set', businessID, 'none', '--until', dayIn(9))).toContain("Unknown option '--until'");
    expect(said('set', businessID, 'none')).toContain('the name is public');
    expect(() => readLedgerOrder(['abc'])).toThrow('abc is no head of a ledger');
    const { status, stderr } = run(
      ...(['verification', 'check', caseID, 'address', 'passed', '--by', 'R', '--document', '9'] as const),
    );
    expect([stderr, status]).toEqual(['The case has no document 9; it has 1, 2, 3, 4.\n', 2]);
    const paths = (await commandCalls(() => api, verification)('files', caseID, folder)).split('\n');
    expect(readdirSync(folder).map((name) => name.slice(0, 6))).toEqual([
      '01-tra',
      '02-tax',
      '03-pro',
      '04-sig',
    ]);
    expect(readFileSync(paths[0] ?? '', 'latin1')).toContain('%PDF-1.7');
  });
});
