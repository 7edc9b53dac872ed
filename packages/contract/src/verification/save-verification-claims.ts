import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { claimsSchema, verificationSchema } from './verification.ts';

/** The whole of it: a field that is absent is emptied. */
export const saveVerificationClaims = defineCall({
  name: 'save-verification-claims',
  room: 'verification',
  access: 'user',
  summary: 'Notes what the company says of itself',
  method: 'PUT',
  path: 'business/{id}/verification/claims',
  params: idParams,
  body: claimsSchema,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
