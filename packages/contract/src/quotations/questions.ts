import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { mostQuestions, mostQuestionsOfCompany } from './quotation-limits.ts';
import { passReasons } from './quotations.ts';

const textSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(1_000, 'must be 1,000 characters or fewer'),
  );

/** A supplier's question; nothing in it says who asked, neither to the buyer nor to other suppliers. */
const questionSchema = z.object({
  questionID: z.string(),
  text: z.string(),
  answer: z.optional(z.string()),
  askedAt: z.string(),
  answeredAt: z.optional(z.string()),
  /** Whether the viewer's company asked it. */
  isOwn: z.boolean(),
});

export type QuotationQuestion = z.output<typeof questionSchema>;

/** For the buyer and for every supplier that sees the request for quotation. */
export const listQuotationQuestions = defineCall({
  name: 'list-quotation-questions',
  access: 'user',
  summary: 'Questions about a request for quotation with their answers, earliest first',
  method: 'GET',
  path: 'quotations/{id}/questions',
  params: idParams,
  query: z.object({ bid: z.optional(idSchema) }),
  data: z.object({ questions: z.array(questionSchema) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Conflict: it is closed, or has as many questions as it takes. The text holds no contact data. */
export const askQuotationQuestion = defineCall({
  name: 'ask-quotation-question',
  access: 'user',
  summary: `Asks the buyer a question without names, at most ${mostQuestionsOfCompany} of a company and ${mostQuestions} of all`,
  method: 'POST',
  path: 'open-quotations/{id}/questions',
  params: idParams,
  query: z.object({ bid: idSchema }),
  body: z.object({ text: textSchema }),
  data: questionSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

/** Everybody who was told reads the answer. Conflict: it is answered already, or closed. The text holds no contact data. */
export const answerQuotationQuestion = defineCall({
  name: 'answer-quotation-question',
  access: 'user',
  summary: "Answers a question about one's own request for quotation",
  method: 'POST',
  path: 'quotations/{id}/answer',
  params: idParams,
  body: z.object({ questionID: idSchema, text: textSchema }),
  data: questionSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** The buyer reads the reason. An offer takes it back. Conflict: it is closed, or the company has made an offer. */
export const passQuotation = defineCall({
  name: 'pass-quotation',
  access: 'user',
  summary: 'Says that a request for quotation is not for the company, and why',
  method: 'PUT',
  path: 'open-quotations/{id}/pass',
  params: idParams,
  query: z.object({ bid: idSchema }),
  body: z.object({
    reason: z.enum(passReasons, { error: `must be ${passReasons.join(', ')}` }),
    note: z.optional(z.string().check(z.trim(), z.maxLength(500, 'must be 500 characters or fewer'))),
  }),
  data: z.object({ isPassed: z.boolean() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
