import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { labelColorSchema, labelNameSchema, labelParams, requestLabelSchema } from './request-label.ts';

export const changeRequestLabel = defineCall({
  name: 'change-request-label',
  room: 'messaging',
  access: 'user',
  summary: 'Names or colours a label anew',
  method: 'PUT',
  path: 'business/{id}/request-labels/{labelID}',
  params: labelParams,
  body: z.object({ name: labelNameSchema, color: labelColorSchema }),
  data: requestLabelSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
