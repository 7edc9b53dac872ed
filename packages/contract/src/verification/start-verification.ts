import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { verificationSchema } from './verification.ts';

/** Forbidden on a plan without the review; Conflict when a case is open, or it is too early to renew. A renewal begins with what was said before. */
export const startVerification = defineCall({
  name: 'start-verification',
  room: 'verification',
  access: 'user',
  summary:
    'Begins a case, or the renewal of a verification that ends soon; for the owner of a company whose plan includes the review',
  method: 'POST',
  path: 'business/{id}/verification',
  params: idParams,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
