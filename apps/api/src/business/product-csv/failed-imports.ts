import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { staffAnswerMail } from '@wbn/mail/templates/staff-answer-mail.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { syncCase } from '../../cases/sync-case.ts';
import { findReader, type Mailing } from '../../mails/find-reader.ts';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import { deleteImportFile, findFailedImport, restartImport } from './product-imports.sql.ts';
import { runProductImport } from './run-product-import.ts';

/** A failed import as staff read it. Throws NotFound. */
export async function loadFailedImport(db: Kysely<Database>, id: string) {
  const found = await findFailedImport.first(db, { id });
  if (!found) throw notFound(`There is no failed import with the id ${id}.`);
  return found;
}

/** Lets a failed import go on where it ended. Throws NotFound, Conflict without its file or while another one of the company is under way. */
export function retryImport(db: Kysely<Database>, staff: Staff, id: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { business_id: businessID } = await loadFailedImport(transaction, id);
    if ((await restartImport.run(transaction, { id })) === 0)
      throw new CallError('Conflict', 'The file is deleted, or another import of the company is under way.');
    await addJob(transaction, runProductImport, { importID: id }, id);
    await syncCase(transaction, 'failed-import', id, { by: staff.name, outcome: 'retry' });
    await recordStaffAction(transaction, staff, {
      act: 'retry-import',
      target: { type: 'business', id: businessID },
      after: { importID: id },
    });
  });
}

interface EndedImport {
  readonly id: string;
  /** For colleagues. */
  readonly note?: string | undefined;
  /** Mailed to who started it; absent: nobody is told. */
  readonly answer?: string | undefined;
}

/** Ends the work on a failed import, and deletes its file. Throws NotFound, Conflict for an answer that nobody would get. */
export function endFailedImport(
  db: Kysely<Database>,
  staff: Staff,
  { id, note, answer }: EndedImport,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { business_id: businessID, user_id: userID } = await loadFailedImport(transaction, id);
    if (answer) {
      if (!userID) throw new CallError('Conflict', 'Who started the import has deleted their account.');
      const mail = { mailID: newId(), importID: id, name: staff.name, answer };
      await addJob(transaction, mailImportAnswer, mail);
    }
    await deleteImportFile.run(transaction, { id });
    await recordStaffAction(transaction, staff, {
      act: 'end-failed-import',
      target: { type: 'business', id: businessID },
      reason: note,
      after: { importID: id, isTold: answer !== undefined },
    });
  });
}

/** Mails what staff say of a failed import to who started it. */
const mailImportAnswer = defineTask({
  name: 'mail-import-answer',
  payload: z.object({ mailID: z.string(), importID: z.string(), name: z.string(), answer: z.string() }),
  hours: 72,
});

interface AnswerMailing extends Mailing {
  readonly operator: { readonly email: string; readonly language: TextLanguage };
}

export function bindMailImportAnswer({ db, mailer, siteLinks, operator }: AnswerMailing): BoundTask {
  return bindTask(mailImportAnswer, async (payload) => {
    const written = await writeAnswer({ db, siteLinks }, payload, operator.email);
    if (written) await mailer.send(written.mail);
  });
}

async function writeAnswer(
  { db, siteLinks }: Pick<Mailing, 'db' | 'siteLinks'>,
  { mailID, importID, name, answer }: z.output<typeof mailImportAnswer.payload>,
  operatorAddress = '',
) {
  const found = await findFailedImport.first(db, { id: importID });
  const reader = found?.user_id ? await findReader({ db, siteLinks }, found.user_id) : undefined;
  if (!found || !reader) return undefined;
  const mail = staffAnswerMail({
    ...{ ...reader, id: mailID, about: 'import', name: nameInMail(name), answer, operatorAddress },
    ...{ company: nameInMail(found.company_name), file: nameInMail(found.file_name) },
  });
  return { mail, to: found.started_by ?? '', language: reader.language };
}

/** Writes the mail of an answer for its preview. */
export const importAnswerWriter = {
  [mailImportAnswer.name]: (writing: Pick<Mailing, 'db' | 'siteLinks'>, payload: unknown) =>
    writeAnswer(writing, mailImportAnswer.payload.parse(payload)),
};
