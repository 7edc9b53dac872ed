import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { oneLine } from '../shared/name-text.ts';
import { asQuery } from './requests.ts';

/** Maximum saved replies of a person, and of a company. */
export const savedReplyLimit = 100;

/** Placeholders of a saved reply, written in double braces and filled in when it is put into a message. */
export const replyVariables = ['buyer', 'company', 'product', 'sender'] as const;

const unknownVariable = (text: string) =>
  [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].some(
    ([, name]) => !replyVariables.some((variable) => variable === name),
  );

/** A prepared answer: a company's for all its business members, otherwise a person's. */
const savedReplySchema = z.object({
  savedReplyID: z.string(),
  title: z.string(),
  content: z.string(),
  /** Absent for a person's reply. */
  businessID: z.optional(z.string()),
  /** Whether the viewer may change it: its author, admins and owners. */
  isChangeable: z.boolean(),
});

const savedReplyFields = {
  title: z
    .string()
    .check(
      z.overwrite(oneLine),
      z.minLength(1, 'must not be empty'),
      z.maxLength(80, 'must be 80 characters or fewer'),
    ),
  content: z.string().check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(3_000, 'must be 3,000 characters or fewer'),
    z.refine((text) => !unknownVariable(text), {
      error: `may hold in double braces only ${replyVariables.join(', ')}`,
    }),
  ),
};

const savedReplyParams = z.object({ id: idSchema });

export type SavedReply = z.output<typeof savedReplySchema>;
export type ReplyVariable = (typeof replyVariables)[number];

export const listSavedReplies = defineCall({
  name: 'list-saved-replies',
  access: 'user',
  summary: 'Saved replies of the person and of a company they work for, by title',
  method: 'GET',
  path: 'business/saved-replies',
  query: asQuery,
  data: z.array(savedReplySchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Conflict: the limit is reached. */
export const createSavedReply = defineCall({
  name: 'create-saved-reply',
  access: 'user',
  summary: 'Creates a saved reply of a company (`bid`) or of the person',
  method: 'POST',
  path: 'business/saved-replies',
  query: asQuery,
  body: z.object(savedReplyFields),
  data: savedReplySchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

export const changeSavedReply = defineCall({
  name: 'change-saved-reply',
  access: 'user',
  summary: 'Changes a saved reply',
  method: 'PUT',
  path: 'business/saved-replies/{id}',
  params: savedReplyParams,
  body: z.object(savedReplyFields),
  data: savedReplySchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const deleteSavedReply = defineCall({
  name: 'delete-saved-reply',
  access: 'user',
  summary: 'Deletes a saved reply',
  method: 'DELETE',
  path: 'business/saved-replies/{id}',
  params: savedReplyParams,
  data: z.object({ savedReplyID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
