import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

/** Maximum length of a word or phrase, in characters, and number of phrases of a group. */
export const phraseLength = 60;
export const mostPhrases = 20;
/** Maximum number of groups that the desk adds; long lists belong into the operator's file. */
export const mostSynonyms = 1_000;

/** Words or phrases that mean the same. */
const phrasesSchema = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'is empty'),
        z.maxLength(phraseLength, 'is too long'),
        z.regex(/^[^,#\n]*$/, 'must not contain a comma, a number sign or a line break'),
      ),
  )
  .check(z.minLength(2, 'needs two phrases'), z.maxLength(mostPhrases, 'has too many phrases'));

const synonymSchema = z.object({
  synonymID: z.string(),
  phrases: z.array(z.string()),
  by: z.string(),
  at: z.iso.datetime(),
});

export type DeskSynonym = z.output<typeof synonymSchema>;

export const listSynonyms = defineCall({
  name: 'list-synonyms',
  access: 'staff',
  right: 'see-network',
  summary: 'Synonyms that were added at the desk, newest first; those of the file are not among them',
  method: 'GET',
  path: 'desk/synonyms',
  data: z.array(synonymSchema),
  errors: ['Forbidden'],
});

const foundSchema = z.object({
  /** Results that have all the words, and those with some of them. */
  full: z.int(),
  total: z.int(),
  /** Names of the first results. */
  names: z.array(z.string()),
});

export const trySynonym = defineCall({
  name: 'try-synonym',
  access: 'staff',
  right: 'write-synonyms',
  summary: 'What a search finds now, and what it would find with a synonym; changes nothing',
  method: 'POST',
  path: 'desk/synonyms/try',
  body: z.object({
    phrases: phrasesSchema,
    words: z.string().check(z.trim(), z.minLength(1, 'is required'), z.maxLength(200, 'is too long')),
    kind: z._default(z.enum(['business', 'product']), 'business'),
  }),
  data: z.object({ before: foundSchema, after: foundSchema }),
  errors: ['ValidationError', 'Forbidden'],
});

/** Conflict when the same group is there, or there are too many. */
export const addSynonym = defineCall({
  name: 'add-synonym',
  access: 'staff',
  right: 'write-synonyms',
  summary: 'Adds words that mean the same; searches of all processes know them within a minute',
  method: 'POST',
  path: 'desk/synonyms',
  body: z.object({ phrases: phrasesSchema }),
  data: synonymSchema,
  errors: ['ValidationError', 'Forbidden', 'Conflict'],
});

export const removeSynonym = defineCall({
  name: 'remove-synonym',
  access: 'staff',
  right: 'write-synonyms',
  summary: 'Removes a synonym that was added at the desk',
  method: 'DELETE',
  path: 'desk/synonyms/{id}',
  params: idParams,
  data: z.object({ synonymID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
