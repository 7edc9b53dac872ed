import * as z from 'zod/mini';
import { idSchema } from '../shared/id.ts';
import { fileTokensSchema, messageContentSchema } from './message.ts';
import { requestDetailsSchema } from './request-details.ts';

const required = 'must not be empty';

/** What an inquiry says, to whomever it goes (INQ-04). `from` is a company one works for; absent: oneself (INQ-06). */
export const newRequestSchema = z.extend(requestDetailsSchema, {
  from: z.optional(idSchema),
  subject: z
    .string()
    .check(z.trim(), z.minLength(1, required), z.maxLength(150, 'must be 150 characters or fewer')),
  message: messageContentSchema.check(z.minLength(1, required)),
  /** The product that is asked about; of the company that is asked. */
  productID: z.optional(idSchema),
  files: z._default(fileTokensSchema, []),
});

/** INQ-04. */
export const missingFieldsMessage = 'You have to fill all the form fields';

export type NewRequest = z.input<typeof newRequestSchema>;
