import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { languages } from '../shared/language.ts';
import { isMailAddress, mailAddressLimit, normalizeMailAddress } from '../shared/mail-address.ts';
import { oneLine } from '../shared/name-text.ts';

/** Why somebody asks for the removal of the page of an imported company. */
export const pageRemovalReasons = [
  'not-wanted',
  'closed',
  'wrong',
  'duplicate',
  'personal-data',
  'other',
] as const;

/** Maximum length of the name and of the relation to the company, in characters. */
export const pageRemovalLineLimit = 120;
/** Maximum length of the explanation, in characters. */
export const pageRemovalTextLimit = 2_000;
/** How long a removed page can be restored, in days; then the data of the company is deleted. */
export const pageRemovalDays = 30;

/** The fields of the form, in its order. */
export const pageRemovalFields = ['name', 'email', 'relation', 'reason', 'explanation'] as const;

export type PageRemovalField = (typeof pageRemovalFields)[number];

/** Problems of the fields, with the texts that the API sends. Pages translate them by key. */
export const pageRemovalProblems = {
  required: 'is required',
  tooLong: 'is too long',
  email: 'must be an e-mail address such as name@company.com',
  unknown: 'is not in the list',
} as const;

const { required, tooLong, email: noAddress, unknown } = pageRemovalProblems;
const line = (limit: number) =>
  z.string(required).check(z.overwrite(oneLine), z.minLength(1, required), z.maxLength(limit, tooLong));

const pageRemovalSchema = z.object({
  name: line(pageRemovalLineLimit),
  email: z.string(required).check(
    z.overwrite(normalizeMailAddress),
    z.minLength(1, required),
    z.maxLength(mailAddressLimit, tooLong),
    z.refine((text) => text === '' || text.length > mailAddressLimit || isMailAddress(text), noAddress),
  ),
  /** Who the person is to the company, in their words. */
  relation: line(pageRemovalLineLimit),
  reason: z.enum(pageRemovalReasons, { error: ({ input }) => (input ? unknown : required) }),
  explanation: z.string(required).check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
    z.minLength(1, required),
    z.maxLength(pageRemovalTextLimit, tooLong),
  ),
  /** Honeypot: hidden from people, so a request that fills it in comes from a bot and is answered and discarded. */
  followUp: z.optional(z.string().check(z.maxLength(1_000, tooLong))),
  /** Edition id and page language of the form. */
  edition: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/, unknown))),
  language: z.optional(z.enum(languages)),
});

/**
 * Open to anyone; limited by address of the sender, mail address and company. A second request of the same mail address while the first one waits
 * answers with the first number. Conflict for a company that somebody owns or that was not imported.
 */
export const askPageRemoval = defineCall({
  name: 'ask-page-removal',
  summary:
    'Asks for the removal of the page of an imported company that nobody owns; answers with a number and a mail',
  method: 'POST',
  path: 'business/{id}/page-removal',
  params: idParams,
  body: pageRemovalSchema,
  data: z.object({
    /** What the person is told, and what staff find the request by. */
    number: z.int(),
    companyName: z.string(),
  }),
  errors: ['ValidationError', 'NotFound', 'Conflict', 'TooManyRequests'],
});
