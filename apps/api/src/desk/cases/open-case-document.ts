import { openCaseDocument } from '@wbn/contract/desk/cases.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { addDownload, type OpenDownload } from '../../files/downloads/serve-downloads.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { type DeskStaff, findStaff, toDeskStaff } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-action.ts';
import { kindOf } from '../kinds/kinds.ts';
import { requireCase } from './case-scope.ts';

export const openCaseDocumentHandler = defineHandler(
  openCaseDocument,
  ({ params: { id, documentID }, body: { reason }, staff, language, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { kind, subjectID } = await requireDocument(transaction, staff, id, documentID);
      await recordStaffAction(transaction, staff, {
        act: 'read-document',
        caseID: id,
        target: { type: 'desk-case', id },
        reason,
        after: { kind, subjectID, documentID },
      });
      const { url } = await addDownload(transaction, {
        ...{ user_id: staff.id, kind: 'case-document', language },
        ...{ desk_case_id: id, case_document: documentID },
      });
      return { data: { url } };
    }),
);

async function requireDocument(db: Kysely<Database>, staff: DeskStaff, caseID: string, documentID: string) {
  const { kind, subject_id: subjectID } = await requireCase(db, staff, caseID);
  const definition = kindOf(kind);
  const facts = await definition.load(db, subjectID);
  const document = facts === undefined ? undefined : definition.documents?.(facts)[documentID];
  if (!document) throw notFound('The case has no such document.');
  return { kind, subjectID, ...document };
}

/** Opens the document when the address is used. Checks the right again, because the colleague may have left; always downloads, never shows a page. */
const openDocument: OpenDownload = async (transaction, { fileStore }, download) => {
  const { user_id: userID, desk_case_id: caseID, case_document: documentID } = download;
  const row = await findStaff.first(transaction, { userID });
  if (!row) throw notFound('This address is for staff.');
  const { path, name } = await requireDocument(
    transaction,
    toDeskStaff(userID, row),
    caseID ?? '',
    documentID ?? '',
  );
  return {
    contentType: 'application/octet-stream',
    fileName: name,
    how: 'attachment',
    async stream() {
      const found = await fileStore.read(path);
      if (!found) throw notFound('This file is not here any more.');
      return found;
    },
  };
};

/** The kinds of download that this call creates. */
export const caseDownloads = { 'case-document': openDocument } as const;
