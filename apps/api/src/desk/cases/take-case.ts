import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { addCaseNote, releaseCase, takeCase, takenMinutes } from '@wbn/contract/desk/cases.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tellDesks } from '../../cases/case.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { findStaff, toDeskStaff } from '../../staff/require-staff.ts';
import { mayDecide } from '../../staff/staff-scope.ts';
import { requireCase } from './case-scope.ts';
import { deleteTaken, insertNote, updateTaken } from './desk-case.sql.ts';
import { presentCase } from './present-case.ts';

/** Takes a case for ten minutes, or hands it to a colleague who deals with its kind and edition. Not in the log: only decisions are. */
export const takeCaseHandler = defineHandler(
  takeCase,
  async ({ params: { id }, body: { staffID = '' }, staff, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const row = await requireCase(transaction, staff, id);
      const to = staffID || staff.id;
      if (to !== staff.id) await requireColleague(transaction, to, row);
      const given = { id, by: staff.id, to, minutes: takenMinutes };
      if ((await updateTaken.run(transaction, given)) === 0)
        throw new CallError(
          'Conflict',
          row.state === 'decided' ? 'The case is decided.' : `${row.holder_name ?? 'Somebody'} has the case.`,
        );
      await tellDesks(transaction, [id]);
      return { data: presentCase(await requireCase(transaction, staff, id)) };
    }),
);

async function requireColleague(
  transaction: Kysely<Database>,
  userID: string,
  { kind, edition }: { readonly kind: CaseKind; readonly edition: string | null },
): Promise<void> {
  const row = await findStaff.first(transaction, { userID });
  const colleague = row && toDeskStaff(userID, row);
  if (!colleague || !mayDecide(colleague, kind, edition))
    throw validationError({ staffID: 'must be a colleague who deals with such cases' });
}

export const releaseCaseHandler = defineHandler(
  releaseCase,
  async ({ params: { id }, staff, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireCase(transaction, staff, id);
      if ((await deleteTaken.run(transaction, { id, by: staff.id })) === 0)
        throw new CallError('Conflict', 'You do not have the case.');
      await tellDesks(transaction, [id]);
      return { data: presentCase(await requireCase(transaction, staff, id)) };
    }),
);

export const addCaseNoteHandler = defineHandler(
  addCaseNote,
  async ({ params: { id }, body: { content }, staff, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireCase(transaction, staff, id);
      const note = await insertNote.only(transaction, {
        ...{ id: newId(), case_id: id, content },
        ...{ staff_id: staff.id, staff_name: staff.name },
      });
      await tellDesks(transaction, [id]);
      return { data: { noteID: note.id, by: note.staff_name, content, at: toIsoTime(note.created_at) } };
    }),
);
