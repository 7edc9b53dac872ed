import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { authorSchema } from '../social/author.ts';
import { asQuery, requestParams } from './requests.ts';

/** A note that colleagues write about an inquiry; never visible to the other side. */
const requestNoteSchema = z.object({
  noteID: z.string(),
  author: authorSchema,
  content: z.string(),
  createdAt: z.string(),
  /** Whether the viewer may remove it: its author, admins and owners. */
  isRemovable: z.boolean(),
});

const noteContentSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(2_000, 'must be 2,000 characters or fewer'),
  );

export type RequestNote = z.output<typeof requestNoteSchema>;

/** Maximum notes of an inquiry. */
export const requestNoteLimit = 200;

export const listRequestNotes = defineCall({
  name: 'list-request-notes',
  access: 'user',
  summary: "Colleagues' notes about an inquiry, oldest first",
  method: 'GET',
  path: 'business/request/{rid}/notes',
  params: requestParams,
  query: asQuery,
  data: z.array(requestNoteSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Conflict: the inquiry has reached the limit. */
export const addRequestNote = defineCall({
  name: 'add-request-note',
  access: 'user',
  idempotent: true,
  summary: 'Adds a note about an inquiry, visible to colleagues only',
  method: 'POST',
  path: 'business/request/{rid}/notes',
  params: requestParams,
  query: asQuery,
  body: z.object({ content: noteContentSchema }),
  data: requestNoteSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** For its author, admins and owners. */
export const removeRequestNote = defineCall({
  name: 'remove-request-note',
  access: 'user',
  summary: 'Removes a note about an inquiry',
  method: 'DELETE',
  path: 'business/request/{rid}/notes/{noteID}',
  params: z.extend(requestParams, { noteID: idSchema }),
  query: asQuery,
  data: z.object({ noteID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
