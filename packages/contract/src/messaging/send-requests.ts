import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { distinct } from '../shared/distinct.ts';
import { idSchema } from '../shared/id.ts';
import { fileTokensSchema, messageContentSchema } from './messages.ts';
import { mostReceivers, requestDetailsSchema, requestSchema } from './request.ts';

const required = 'must not be empty';

/** Content of an inquiry (INQ-04). `from` is a company the person works for; absent: the person (INQ-06). */
export const newRequestSchema = z.extend(requestDetailsSchema, {
  from: z.optional(idSchema),
  subject: z
    .string()
    .check(z.trim(), z.minLength(1, required), z.maxLength(150, 'must be 150 characters or fewer')),
  message: messageContentSchema.check(z.minLength(1, required)),
  /** The product asked about; it belongs to the company that is asked. */
  productID: z.optional(idSchema),
  files: z._default(fileTokensSchema, []),
});

/** INQ-04. */
const missingFieldsMessage = 'You have to fill all the form fields';

export type NewRequest = z.input<typeof newRequestSchema>;

/** CALL-33. */
export const sendRequest = defineCall({
  name: 'send-request',
  access: 'user',
  idempotent: true,
  summary: 'Sends an inquiry to a company, as oneself or as a company one works for',
  method: 'POST',
  path: 'business/request',
  body: z.extend(newRequestSchema, { to: idSchema }),
  invalidMessage: missingFieldsMessage,
  data: requestSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});

/** Opens a separate thread with each company; the companies do not see each other. */
export const sendRequests = defineCall({
  name: 'send-requests',
  access: 'user',
  idempotent: true,
  summary: `Sends the same inquiry to up to ${mostReceivers} companies`,
  method: 'POST',
  path: 'business/requests',
  body: z.extend(newRequestSchema, {
    to: z
      .array(idSchema)
      .check(
        z.minLength(1, 'must name at least one company'),
        z.maxLength(mostReceivers, `must be ${mostReceivers} companies or fewer`),
        z.refine(distinct, 'must name each company once'),
      ),
  }),
  invalidMessage: missingFieldsMessage,
  data: z.object({ roundID: z.string(), requests: z.array(requestSchema) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});
