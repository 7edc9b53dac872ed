import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { objectionContentSchema, objectionSchema } from './objections.ts';
import { reportReasonSchema } from './reports.ts';

/** Months for which a text that staff have removed is kept, with its picture, so that it can be put back. */
export const removedTextMonths = 6;

/** A part of a decision: what is done, until when, and whether it still is. */
const measureSchema = z.object({
  /**
   * `hide`: nobody sees the text or group; `remove`: the text is removed; `mute`: the person may not write; `suspend`: the company is off
   * the site, or the person cannot use their account; `mute-reports`: the reports of the person open no case.
   */
  kind: z.enum(['hide', 'remove', 'mute', 'suspend', 'mute-reports']),
  of: z.enum(['post', 'comment', 'business', 'user', 'request', 'quotation', 'group']),
  /** Absent without an end. */
  until: z.optional(z.iso.datetime()),
  /** `lifted` by staff; `over`: its time has passed. */
  state: z.enum(['active', 'lifted', 'over']),
});

/**
 * The decision of an operator against a text, a company, a group or the account of the viewer, as far as it affects the viewer, with its
 * reason and the state of an objection.
 */
const removalSchema = z.object({
  removalID: z.string(),
  resourceID: z.string(),
  resourceType: z.enum(['post', 'comment', 'business', 'user', 'request', 'quotation', 'group']),
  /** The text, or the name of the company, person or group, as it was when first reported. */
  content: z.string(),
  reason: reportReasonSchema,
  /** Words of staff. */
  reply: z.optional(z.string()),
  /** The parts of the decision that affect the viewer. */
  measures: z.array(measureSchema),
  /** The latest end of the parts that are in force; absent without an end. */
  until: z.optional(z.iso.datetime()),
  /** `restored`: an operator has restored the text, or lifted the decision; `over`: the time of the decision has passed. */
  state: z.enum(['removed', 'restored', 'over']),
  decidedAt: z.iso.datetime(),
  /** The last time at which the viewer can object; absent when they cannot (any more). */
  objectUntil: z.optional(z.iso.datetime()),
  objection: z.optional(objectionSchema),
});

export type Removal = z.output<typeof removalSchema>;

/**
 * Of a text only for its author, until it is deleted for good; of a company only for its owners and admins, of a group only for its owners.
 */
export const loadRemoval = defineCall({
  name: 'load-removal',
  access: 'user',
  summary:
    'Why a text, a company, a group or the account of the viewer was sanctioned, and the objection to it',
  method: 'GET',
  path: 'social/removals/{id}',
  params: idParams,
  data: removalSchema,
  errors: ['ValidationError', 'NotFound'],
});

/** One objection per decision. Conflict when there is one already, the decision was lifted or is over, or six months have passed. */
export const objectToRemoval = defineCall({
  name: 'object-to-removal',
  access: 'user',
  summary: 'Tells the operators why a decision against a text, a company, a group or an account was wrong',
  method: 'POST',
  path: 'social/removals/{id}/objection',
  params: idParams,
  body: objectionContentSchema,
  data: removalSchema,
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});

/** The secret of a mail to a person who cannot use their account, instead of a sign-in. */
const keyQuery = z.object({ key: z.string().check(z.minLength(1), z.maxLength(100)) });

/** NotFound without the secret of this decision. */
export const loadAccountDecision = defineCall({
  name: 'load-account-decision',
  summary: 'Why an account was suspended, for its person, who cannot log in',
  method: 'GET',
  path: 'social/account-decisions/{id}',
  params: idParams,
  query: keyQuery,
  data: removalSchema,
  errors: ['ValidationError', 'NotFound'],
});

export const objectToAccountDecision = defineCall({
  name: 'object-to-account-decision',
  summary: 'Tells the operators why the suspension of an account was wrong',
  method: 'POST',
  path: 'social/account-decisions/{id}/objection',
  params: idParams,
  query: keyQuery,
  body: objectionContentSchema,
  data: removalSchema,
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});
