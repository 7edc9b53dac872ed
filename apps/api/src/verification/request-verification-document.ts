import { requestVerificationDocument } from '@wbn/contract/verification/documents.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mayReadVerification } from '../business/policies.ts';
import { requireRole } from '../business/require-role.ts';
import { addDownload, type OpenDownload } from '../files/downloads/serve-downloads.ts';
import { defineHandler } from '../server/define-handler.ts';
import { findDocument } from './check.sql.ts';

const limit = { call: 'request-verification-document', most: 200, seconds: 600 };

export const requestVerificationDocumentHandler = defineHandler(
  requestVerificationDocument,
  ({ params: { id: businessID, documentID }, user: { userID }, language, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const file = await requireDocument(transaction, { businessID, documentID, userID });
      await limitCall(transaction, { ...limit, clientAddress: userID });
      const address = await addDownload(transaction, {
        business_id: businessID,
        user_id: userID,
        kind: 'verification-document',
        document_id: documentID,
        language,
      });
      return { data: { ...address, fileName: file.name } };
    }),
);

interface DocumentRequest {
  readonly businessID: string;
  readonly documentID: string;
  readonly userID: string;
}

async function requireDocument(db: Kysely<Database>, { businessID, documentID, userID }: DocumentRequest) {
  await requireRole(db, { businessID, userID, may: mayReadVerification });
  const file = await findDocument.first(db, { documentID });
  if (file?.business_id !== businessID)
    throw notFound(`There is no document with the id ${documentID} of this company.`);
  return file;
}

/** Opens the file when the address is used. Checks the permission again, because the member may have left; always downloads, never shows a page. */
const openDocument: OpenDownload = async (transaction, { fileStore }, download) => {
  const { name, content_type, path } = await requireDocument(transaction, {
    businessID: download.business_id ?? '',
    documentID: download.document_id ?? '',
    userID: download.user_id,
  });
  return {
    contentType: content_type,
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
export const verificationDownloads = { 'verification-document': openDocument } as const;
