import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { verificationSchema } from './verification.ts';

/** ValidationError: `fields` names the claims and documents that are missing. Forbidden when the plan includes no review any more. */
export const submitVerification = defineCall({
  name: 'submit-verification',
  room: 'verification',
  access: 'user',
  summary: 'Hands the case in for review',
  method: 'POST',
  path: 'business/{id}/verification/submit',
  params: idParams,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
