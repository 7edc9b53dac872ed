import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { actorTypeSchema } from '../resource-type.ts';
import { connectionMessageLimit, connectionStateSchema } from './connection.ts';

const messageSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(connectionMessageLimit, `must be ${connectionMessageLimit} characters or fewer`),
  );

/** Twice is once; whoever was asked already by the other side accepts by it. Conflict: it was declined within the last 30 days. */
export const requestConnection = defineCall({
  name: 'request-connection',
  room: 'social',
  access: 'user',
  summary: 'Asks a person or company to connect, in one’s own or a company’s name',
  method: 'POST',
  path: 'social/connection',
  body: z.object({
    resourceID: idSchema,
    resourceType: actorTypeSchema,
    businessID: z.optional(idSchema),
    message: z.optional(messageSchema),
  }),
  data: connectionStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
