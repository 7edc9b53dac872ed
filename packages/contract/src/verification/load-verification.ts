import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { verificationSchema } from './verification.ts';

export const loadVerification = defineCall({
  name: 'load-verification',
  room: 'verification',
  access: 'user',
  summary: 'Where the verification of a company stands; for its owner and admins',
  method: 'GET',
  path: 'business/{id}/verification',
  params: idParams,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
