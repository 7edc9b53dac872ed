import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const foundTypes = [
  'business',
  'user',
  'product',
  'post',
  'comment',
  'group',
  'request',
  'quotation',
  'case',
  'claim',
  'verification',
  'merge',
] as const;

export type FoundType = (typeof foundTypes)[number];

/** Most hits of one text. */
export const mostFound = 20;

const hitSchema = z.object({
  type: z.enum(foundTypes),
  id: z.string(),
  name: z.string(),
  /** In a line: where it is, what it belongs to, codes of its state. Never a text of a thread, an address or a number. */
  facts: z.array(z.string()),
  /** Its page at the desk. */
  path: z.string(),
});

export type FoundHit = z.output<typeof hitSchema>;

export const findAnything = defineCall({
  name: 'find-anything',
  access: 'staff',
  right: 'find-accounts',
  summary:
    'What a pasted text means: an address of a page, an id, a mail address, a domain, a tax id, a phone number, or the beginning of a name',
  method: 'GET',
  path: 'desk/find',
  query: z.object({
    text: z.string().check(z.trim(), z.minLength(2, 'is too short'), z.maxLength(2_000, 'is too long')),
  }),
  data: z.array(hitSchema),
  errors: ['ValidationError', 'Forbidden'],
});
