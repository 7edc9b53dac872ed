import {
  addClaimDocument,
  mostClaimDocuments,
  removeClaimDocument,
  requestClaimUpload,
} from '@wbn/contract/claims/claims.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { takeDocument } from '../files/take-upload.ts';
import { requireNotSuspended } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import { deleteClaimDocument, insertClaimDocument, selectClaimDocuments } from './claim.sql.ts';
import { changeOwnClaim, openClaim, refuseUnclaimable, requireStarted } from './own-claim.ts';
import { requireClaimedBusiness } from './present-claim.ts';

const purpose = 'claimDocument';

export const requestClaimUploadHandler = defineHandler(
  requestClaimUpload,
  async ({ params, body, user: { userID }, services: { db, uploads } }) => {
    refuseUnclaimable(await requireClaimedBusiness(db, { businessID: params.id, userID }));
    await requireNotSuspended(db, userID);
    // The file belongs to the person, so that it is deleted with their account.
    return { data: await uploads.request({ userID }, { ...body, purpose }) };
  },
);

export const addClaimDocumentHandler = defineHandler(addClaimDocument, async (given) => {
  const { userID } = given.user;
  const { db, uploads } = given.services;
  refuseUnclaimable(await requireClaimedBusiness(db, { businessID: given.params.id, userID }));
  const upload = { token: given.body.token, userID, purpose } as const;
  // Checking a file and re-encoding a picture take seconds, so they run before the transaction.
  const { url: path } = await uploads.prepare(upload);
  return changeOwnClaim(given, async (held) => {
    const { transaction } = held;
    const { id: claimID } = await openClaim(held, userID);
    await requireNotSuspended(transaction, userID);
    const present = await selectClaimDocuments.all(transaction, { claimID });
    // The request is a repetition of one whose answer was lost.
    if (present.some((one) => one.path === path)) return;
    const document = await takeDocument(transaction, upload, { present, most: mostClaimDocuments });
    await insertClaimDocument.run(transaction, { claim_id: claimID, ...document });
  });
});

export const removeClaimDocumentHandler = defineHandler(removeClaimDocument, (given) =>
  changeOwnClaim(given, async ({ transaction, open }) => {
    const { documentID } = given.params;
    const { id: claimID } = requireStarted(open);
    const gone = await deleteClaimDocument.run(transaction, { claimID, documentID });
    if (gone === 0) throw notFound(`There is no document with the id ${documentID} in this claim.`);
  }),
);
