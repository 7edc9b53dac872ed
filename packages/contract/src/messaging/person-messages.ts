import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { fileTokensSchema, messageContentSchema } from './messages.ts';
import { requestSchema } from './request.ts';
import { requestParams } from './requests.ts';

export const personMessageSchema = z.object({
  to: idSchema,
  /** A company the sender works for; absent: the sender. */
  from: z.optional(idSchema),
  message: messageContentSchema.check(z.minLength(1, 'must not be empty')),
  files: z._default(fileTokensSchema, []),
});

export type PersonMessage = z.input<typeof personMessageSchema>;

/**
 * Adds the message to the open conversation of the two, or opens one. Its status is `asked` when the receiver has to
 * accept it first. Conflict: a message request waits already. Forbidden: the receiver's choice keeps the sender out.
 */
export const writeToPerson = defineCall({
  name: 'write-to-person',
  access: 'user',
  idempotent: true,
  summary: 'Writes to a person, as oneself or as a company one works for',
  method: 'POST',
  path: 'messages/person',
  body: personMessageSchema,
  data: requestSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});

/** For the receiver; accepting twice changes nothing. Conflict: the conversation has ended. */
export const acceptMessageRequest = defineCall({
  name: 'accept-message-request',
  access: 'user',
  summary: 'Accepts a message request, which opens the conversation',
  method: 'POST',
  path: 'messages/{rid}/accept',
  params: requestParams,
  data: requestSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** For the receiver, who does not see it any more; the sender is not told. Conflict: it was accepted before. */
export const declineMessageRequest = defineCall({
  name: 'decline-message-request',
  access: 'user',
  summary: 'Declines a message request',
  method: 'POST',
  path: 'messages/{rid}/decline',
  params: requestParams,
  data: z.object({}),
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});
