import type { BoundHandler } from '../server/define-handler.ts';
import { loadVerificationRecordHandler } from './load-verification-record.ts';
import {
  loadVerificationHandler,
  saveVerificationClaimsHandler,
  startVerificationHandler,
  submitVerificationHandler,
  withdrawVerificationHandler,
} from './own-case.ts';
import {
  addVerificationDocumentHandler,
  removeVerificationDocumentHandler,
  requestVerificationUploadHandler,
} from './own-documents.ts';
import { requestVerificationDocumentHandler } from './request-verification-document.ts';

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
