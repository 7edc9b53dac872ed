import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import type { CaseRow, DeskCase, GivenDecision } from '@wbn/contract/desk/cases.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Answer, ask } from './call-server.ts';
import type { TestServer } from './start-test-server.ts';
import type { SignedIn } from './test-tokens.ts';

/** What a colleague does at the desk. */
export function deskCalls(api: TestServer, who: SignedIn) {
  const send = (method: string, path: string, body?: object): Promise<Answer> =>
    ask(`${api.url}/desk/${path}`, {
      method,
      headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  async function list(query = ''): Promise<CaseRow[]> {
    const { status, body } = await send('GET', `cases?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }

  async function load(caseID: string): Promise<DeskCase> {
    const { status, body } = await send('GET', `cases/${caseID}`);
    expect(status, JSON.stringify(body)).toBe(200);
    checkKeys(body.data);
    return body.data;
  }

  /** The case of a subject, in the state that is given. */
  async function caseOf(
    kind: CaseKind,
    subjectID: string,
    state: CaseRow['state'] = 'open',
  ): Promise<DeskCase> {
    const rows = await list(`state=${state}&kinds=${kind}&subjectID=${subjectID}`);
    expect(rows, `${state} cases of the ${kind} ${subjectID}`).toHaveLength(1);
    return load(rows[0]?.caseID ?? '');
  }

  /** Makes a decision that can still be undone. */
  const decide = (
    { caseID, version }: Pick<CaseRow, 'caseID' | 'version'>,
    name: string,
    values: Readonly<Record<string, string>> = {},
    measures: GivenDecision['measures'] = [],
  ) => send('POST', 'decisions', { cases: [{ caseID, version }], decision: { name, values }, measures });

  /** Makes a decision and carries it out; returns the case afterwards. */
  async function carryOut(...given: Parameters<typeof decide>): Promise<DeskCase> {
    const { status, body } = await decide(...given);
    expect(status, JSON.stringify(body)).toBe(200);
    await passUndo(api);
    return load(given[0].caseID);
  }

  return { send, list, load, caseOf, decide, carryOut };
}

/** Each key chooses one thing, and none of those that walk, take, write and undo. */
function checkKeys({ decisions, measures }: DeskCase): void {
  const keys = [...decisions, ...measures].map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys.filter((key) => !/^[a-z]$/.test(key) || 'jkanux'.includes(key))).toEqual([]);
}

/** Makes the jobs of decisions due and runs them. */
export async function passUndo(api: TestServer): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(api.db);
  await api.jobs.settle();
}

/** All texts of a case's blocks, for tests that look for what staff read. */
export const textOf = ({ blocks }: Pick<DeskCase, 'blocks'>): string => JSON.stringify(blocks);
