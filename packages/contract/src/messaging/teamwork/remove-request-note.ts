import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { asQuery, requestParams } from '../request-params.ts';

/** By its author, admins and the owner. */
export const removeRequestNote = defineCall({
  name: 'remove-request-note',
  room: 'messaging',
  access: 'user',
  summary: 'Removes a note about an inquiry',
  method: 'DELETE',
  path: 'business/request/{rid}/notes/{noteID}',
  params: z.extend(requestParams, { noteID: idSchema }),
  query: asQuery,
  data: z.object({ noteID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
