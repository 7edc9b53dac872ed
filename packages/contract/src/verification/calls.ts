import { addVerificationDocument } from './add-verification-document.ts';
import { loadVerification } from './load-verification.ts';
import { loadVerificationRecord } from './load-verification-record.ts';
import { removeVerificationDocument } from './remove-verification-document.ts';
import { requestVerificationDocument } from './request-verification-document.ts';
import { requestVerificationUpload } from './request-verification-upload.ts';
import { saveVerificationClaims } from './save-verification-claims.ts';
import { startVerification } from './start-verification.ts';
import { submitVerification } from './submit-verification.ts';
import { withdrawVerification } from './withdraw-verification.ts';

export const verificationCalls = [
  loadVerification,
  startVerification,
  saveVerificationClaims,
  requestVerificationUpload,
  addVerificationDocument,
  removeVerificationDocument,
  requestVerificationDocument,
  submitVerification,
  withdrawVerification,
  loadVerificationRecord,
] as const;
