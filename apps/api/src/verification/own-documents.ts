import { createHash } from 'node:crypto';
import {
  addVerificationDocument,
  changeVerificationDocument,
  type NewDocument,
  removeVerificationDocument,
  requestVerificationUpload,
} from '@wbn/contract/verification/documents.ts';
import { mostDocuments } from '@wbn/contract/verification/verification-values.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { mayManageVerification } from '../business/policies.ts';
import { requireRole } from '../business/require-role.ts';
import type { FileStore } from '../files/file-store.ts';
import { isTaken, takeDocument } from '../files/take-upload.ts';
import { defineHandler } from '../server/define-handler.ts';
import { refuseFields } from '../server/describe-issue.ts';
import { findOpenCase } from './case.sql.ts';
import { changeOwnCase, requireEditable, today } from './change-own-case.ts';
import {
  deleteDocument,
  insertDocument,
  resetChecksOf,
  selectDocuments,
  updateDocument,
} from './check.sql.ts';

const purpose = 'verificationDocument';

export const requestVerificationUploadHandler = defineHandler(
  requestVerificationUpload,
  async ({ params: { id: businessID }, body, user: { userID }, services: { db, uploads } }) => {
    await requireRole(db, { businessID, userID, may: mayManageVerification });
    requireEditable(await findOpenCase.first(db, { businessID }));
    return { data: await uploads.request({ userID, businessID }, { ...body, purpose }) };
  },
);

export const addVerificationDocumentHandler = defineHandler(addVerificationDocument, async (given) => {
  const { db, uploads, fileStore } = given.services;
  const { userID } = given.user;
  const { id: businessID } = given.params;
  const { token, validUntil } = given.body;
  await requireRole(db, { businessID, userID, may: mayManageVerification });
  refuseEnded(validUntil);
  const upload = { token, userID, businessID, purpose } as const;
  // Checking a file and re-encoding a picture take seconds, so they run before the transaction.
  const { url: path } = await uploads.prepare(upload);
  const sha256 = await hashFile(fileStore, path);
  return changeOwnCase(given, async ({ transaction, open }) => {
    const { id: caseID } = requireEditable(open);
    const present = await selectDocuments.all(transaction, { caseID });
    const same = present.find((one) => one.sha256 === sha256);
    // The request is a repetition of one whose answer was lost.
    if (same && (await isTaken(transaction, upload))) return;
    if (same) refuseFields({ token: `must be another file: this one is document ${same.place} already` });
    const document = await takeDocument(transaction, upload, { present, most: mostDocuments });
    await insertDocument.run(transaction, { ...document, case_id: caseID, sha256, ...factsOf(given.body) });
  });
});

export const changeVerificationDocumentHandler = defineHandler(changeVerificationDocument, (given) =>
  changeOwnCase(given, async ({ transaction, open }) => {
    const { documentID } = given.params;
    const { id: caseID } = requireEditable(open);
    refuseEnded(given.body.validUntil);
    // What a reviewer compared with it was about another kind of document.
    await resetChecksOf.run(transaction, { documentID });
    const facts = factsOf(given.body);
    if ((await updateDocument.run(transaction, { caseID, documentID, facts })) === 0)
      throw unknownDocument(documentID);
  }),
);

function factsOf({ kind, issuer, number, validUntil }: Omit<NewDocument, 'token'>) {
  const isCertificate = kind === 'certificate';
  return {
    kind,
    issuer: isCertificate ? (issuer ?? null) : null,
    number: isCertificate ? (number ?? null) : null,
    valid_until: validUntil ?? null,
  };
}

function refuseEnded(validUntil: string | undefined): void {
  if (validUntil && validUntil < today())
    refuseFields({ validUntil: 'must be today or later: a document that has ended proves nothing' });
}

const unknownDocument = (documentID: string) =>
  notFound(`There is no document with the id ${documentID} in this case.`);

/** SHA-256 (hex) of the stored file, which is what the reviewer reads. */
async function hashFile(store: FileStore, path: string): Promise<string> {
  const stream = await store.read(path);
  if (!stream) throw notFound('This file is not here any more; send it again.');
  const hash = createHash('sha256');
  for await (const piece of stream) hash.update(piece);
  return hash.digest('hex');
}

export const removeVerificationDocumentHandler = defineHandler(removeVerificationDocument, (given) =>
  changeOwnCase(given, async ({ transaction, open }) => {
    const { documentID } = given.params;
    const { id: caseID } = requireEditable(open);
    await resetChecksOf.run(transaction, { documentID });
    const gone = await deleteDocument.run(transaction, { caseID, documentID });
    if (gone === 0) throw unknownDocument(documentID);
  }),
);
