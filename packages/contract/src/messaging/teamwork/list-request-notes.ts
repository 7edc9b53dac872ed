import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { asQuery, requestParams } from '../request-params.ts';
import { requestNoteSchema } from './request-note.ts';

/** Most notes of an inquiry. */
export const requestNoteLimit = 200;

export const listRequestNotes = defineCall({
  name: 'list-request-notes',
  room: 'messaging',
  access: 'user',
  summary: 'What colleagues have noted about an inquiry, the oldest first',
  method: 'GET',
  path: 'business/request/{rid}/notes',
  params: requestParams,
  query: asQuery,
  data: z.array(requestNoteSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
