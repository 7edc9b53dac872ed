import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { labelParams } from './request-label.ts';

/** By admins and the owner; inquiries lose the label and nothing else. */
export const deleteRequestLabel = defineCall({
  name: 'delete-request-label',
  room: 'messaging',
  access: 'user',
  summary: 'Deletes a label of a company',
  method: 'DELETE',
  path: 'business/{id}/request-labels/{labelID}',
  params: labelParams,
  data: z.object({ labelID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
