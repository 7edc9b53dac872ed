import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { languages } from '../shared/language.ts';
import { caseKindSchema } from './cases.ts';
import { answerFields, fieldsIn } from './fill-answer.ts';

/** Maximum length of the text of an answer, and of its name, in characters. */
export const answerLength = 2_000;
export const answerNameLength = 80;

const known: readonly string[] = answerFields;

const answerTextSchema = z.string().check(
  z.trim(),
  z.maxLength(answerLength, `must be ${answerLength.toLocaleString('en')} characters or fewer`),
  z.refine((text) => fieldsIn(text).every((field) => known.includes(field)), {
    message: `has a field that is not one of ${answerFields.join(', ')}`,
  }),
);

const savedAnswerSchema = z.object({
  /** As staff find it. */
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'is required'),
      z.maxLength(answerNameLength, `must be ${answerNameLength} characters or fewer`),
    ),
  /** Kinds of cases in which it is offered; absent: all. */
  kinds: z.optional(z.array(caseKindSchema).check(z.minLength(1, 'names no kind'))),
  /** By language; a language without a text is absent. */
  texts: z.partialRecord(z.enum(languages), answerTextSchema).check(
    z.refine((texts) => Object.values(texts).some((text) => text !== ''), {
      message: 'needs at least one language',
    }),
  ),
});

const answerSchema = z.extend(savedAnswerSchema, {
  answerID: z.string(),
  version: z.int(),
  /** The colleague who changed it last. */
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
});

export type DeskAnswer = z.output<typeof answerSchema>;

export const listAnswers = defineCall({
  name: 'list-answers',
  access: 'staff',
  right: 'use-answers',
  summary: 'Answers that staff have saved, by name; with a kind only those that are offered in it',
  method: 'GET',
  path: 'desk/answers',
  query: z.object({ kind: z.optional(caseKindSchema) }),
  data: z.array(answerSchema),
  errors: ['ValidationError', 'Forbidden'],
});

/** Conflict when another answer has the name. */
export const addAnswer = defineCall({
  name: 'add-answer',
  access: 'staff',
  right: 'write-answers',
  summary: 'Saves a new answer',
  method: 'POST',
  path: 'desk/answers',
  body: savedAnswerSchema,
  data: answerSchema,
  errors: ['ValidationError', 'Forbidden', 'Conflict'],
});

/** Conflict when a colleague has changed it since this version, or another answer has the name. */
export const saveAnswer = defineCall({
  name: 'save-answer',
  access: 'staff',
  right: 'write-answers',
  summary: 'Changes a saved answer',
  method: 'PUT',
  path: 'desk/answers/{id}',
  params: idParams,
  body: z.extend(savedAnswerSchema, { version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  data: answerSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

export const deleteAnswer = defineCall({
  name: 'delete-answer',
  access: 'staff',
  right: 'write-answers',
  summary: 'Deletes a saved answer',
  method: 'DELETE',
  path: 'desk/answers/{id}',
  params: idParams,
  data: z.object({ answerID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
