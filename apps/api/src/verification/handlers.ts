import type { BoundHandler } from '../server/define-handler.ts';
import { addVerificationDocumentHandler } from './add-verification-document.ts';
import { loadVerificationHandler } from './load-verification.ts';
import { loadVerificationRecordHandler } from './load-verification-record.ts';
import { removeVerificationDocumentHandler } from './remove-verification-document.ts';
import { requestVerificationDocumentHandler } from './request-verification-document.ts';
import { requestVerificationUploadHandler } from './request-verification-upload.ts';
import { saveVerificationClaimsHandler } from './save-verification-claims.ts';
import { startVerificationHandler } from './start-verification.ts';
import { submitVerificationHandler } from './submit-verification.ts';
import { withdrawVerificationHandler } from './withdraw-verification.ts';

export const verificationHandlers: readonly BoundHandler[] = [
  loadVerificationHandler,
  startVerificationHandler,
  saveVerificationClaimsHandler,
  requestVerificationUploadHandler,
  addVerificationDocumentHandler,
  removeVerificationDocumentHandler,
  requestVerificationDocumentHandler,
  submitVerificationHandler,
  withdrawVerificationHandler,
  loadVerificationRecordHandler,
];
