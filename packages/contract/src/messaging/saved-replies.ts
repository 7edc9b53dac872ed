import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { oneLine } from '../shared/name-text.ts';
import { asQuery } from './requests.ts';

/** Most saved replies of a person, and of a company. */
export const savedReplyLimit = 100;

/** What a saved reply may hold in double braces, to be filled in when it is put into a message. */
export const replyVariables = ['buyer', 'company', 'product', 'sender'] as const;

const unknownVariable = (text: string) =>
  [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].some(
    ([, name]) => !replyVariables.some((variable) => variable === name),
  );

/** A text to answer with: of a company for all its people, else a person's own. */
const savedReplySchema = z.object({
  savedReplyID: z.string(),
  title: z.string(),
  content: z.string(),
  /** Absent: the person's own. */
  businessID: z.optional(z.string()),
  /** Whether whoever asks may change it: whoever wrote it, admins and the owner. */
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
  summary: "One's own saved replies, and those of a company one works for, by title",
  method: 'GET',
  path: 'business/saved-replies',
  query: asQuery,
  data: z.array(savedReplySchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Conflict: there are as many as may be. */
export const createSavedReply = defineCall({
  name: 'create-saved-reply',
  access: 'user',
  summary: 'Keeps a text to answer with: for a company (`bid`), else for oneself',
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
