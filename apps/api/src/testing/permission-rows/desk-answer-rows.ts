import { newId } from '@wbn/postgres/new-id.ts';
import type { TestServer } from '../start-test-server.ts';
import { allStaff, fromModerator, type PermissionRow, staffOnly } from './permission-row.ts';

async function addAnswer(_: unknown, { db }: TestServer) {
  const id = newId();
  await db
    .insertInto('desk_answer')
    .values({ id, name: id, texts: JSON.stringify({ en: 'Thank you.' }), changed_by: 'Vera' })
    .execute();
  return { params: { id } };
}

const expected = staffOnly;

/** Saved answers of the operator's desk. */
export const deskAnswerRows: readonly PermissionRow[] = [
  { name: 'list-answers', expected, staff: allStaff },
  {
    ...{ name: 'add-answer', expected, staff: fromModerator },
    request: () => ({ body: { name: newId(), texts: { en: 'Thank you.' } } }),
  },
  {
    ...{ name: 'save-answer', expected, staff: fromModerator },
    request: async (_, api) => ({
      ...(await addAnswer(_, api)),
      body: { name: newId(), texts: { en: 'Thanks.' }, version: 1 },
    }),
  },
  { name: 'delete-answer', expected, staff: fromModerator, request: addAnswer },
];
