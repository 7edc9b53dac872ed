import { newId } from '@wbn/postgres/new-id.ts';
import { syncCase } from '../../cases/sync-case.ts';
import { needHelpRow } from '../need-help-row.ts';
import type { TestServer } from '../start-test-server.ts';
import { allStaff, type PermissionRow, staffOnly } from './permission-row.ts';

/** Adds a case that every role decides; returns its id. */
async function addCase({ db }: TestServer): Promise<string> {
  const request = needHelpRow();
  await db.insertInto('need_help_request').values(request).execute();
  await syncCase(db, 'need-help', request.id);
  const row = await db
    .selectFrom('desk_case')
    .select('id')
    .where('subject_id', '=', request.id)
    .executeTakeFirstOrThrow();
  return row.id;
}

const aCase = async (_: unknown, api: TestServer) => ({ params: { id: await addCase(api) } });
const done = { decision: { name: 'done', values: { note: 'Called back' } } };
const staff = allStaff;
const expected = staffOnly;

/** Cases of the operator's desk. */
export const deskCaseRows: readonly PermissionRow[] = [
  { name: 'list-cases', expected, staff },
  { name: 'count-cases', expected, staff },
  { name: 'follow-desk', expected, staff },
  { name: 'load-own-mails', expected, staff },
  {
    ...{ name: 'save-own-mails', expected, staff },
    request: () => ({ body: { morning: true, atOnce: ['support'] } }),
  },
  { name: 'load-case', expected, staff, request: aCase },
  { name: 'take-case', expected, staff, request: async (_, api) => ({ ...(await aCase(_, api)), body: {} }) },
  { name: 'release-case', when: 'nobody has it', expected, staff: [409, 409, 409], request: aCase },
  {
    ...{ name: 'add-case-note', expected, staff },
    request: async (_, api) => ({ ...(await aCase(_, api)), body: { content: 'Speaks Spanish.' } }),
  },
  {
    ...{ name: 'preview-decision', expected, staff },
    request: async (_, api) => ({ ...(await aCase(_, api)), body: done }),
  },
  {
    ...{ name: 'decide-cases', expected, staff },
    request: async (_, api) => ({
      body: { ...done, cases: [{ caseID: await addCase(api), version: 1 }] },
    }),
  },
  {
    ...{ name: 'undo-decision', when: 'it is not theirs', expected, staff: [404, 404, 404] },
    request: () => ({ params: { id: newId() } }),
  },
  {
    ...{ name: 'open-case-document', when: 'the case has none', expected, staff: [404, 404, 404] },
    request: async (_, api) => ({
      params: { id: await addCase(api), documentID: '1' },
      body: { reason: 'To check the name' },
    }),
  },
];
