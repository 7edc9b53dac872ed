import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { asQuery, requestParams } from '../request-params.ts';
import { noteContentSchema, requestNoteSchema } from './request-note.ts';

/** Conflict: the inquiry has as many as may be. */
export const addRequestNote = defineCall({
  name: 'add-request-note',
  room: 'messaging',
  access: 'user',
  idempotent: true,
  summary: 'Notes something about an inquiry for colleagues alone',
  method: 'POST',
  path: 'business/request/{rid}/notes',
  params: requestParams,
  query: asQuery,
  body: z.object({ content: noteContentSchema }),
  data: requestNoteSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
