import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { verificationSchema } from './verification.ts';

export const withdrawVerification = defineCall({
  name: 'withdraw-verification',
  room: 'verification',
  access: 'user',
  summary: 'Takes a case back before it is decided; its documents are deleted',
  method: 'POST',
  path: 'business/{id}/verification/withdraw',
  params: idParams,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
