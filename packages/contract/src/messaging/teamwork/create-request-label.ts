import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idParams } from '../../shared/id.ts';
import { labelColorSchema, labelNameSchema, requestLabelLimit, requestLabelSchema } from './request-label.ts';

/** Conflict: there is a label of that name, in small letters or capitals, or there are as many as may be. */
export const createRequestLabel = defineCall({
  name: 'create-request-label',
  room: 'messaging',
  access: 'user',
  summary: `Makes a label for inquiries, of at most ${requestLabelLimit}`,
  method: 'POST',
  path: 'business/{id}/request-labels',
  params: idParams,
  body: z.object({ name: labelNameSchema, color: labelColorSchema }),
  data: requestLabelSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
