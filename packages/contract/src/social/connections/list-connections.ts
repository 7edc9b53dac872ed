import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { pageQuery } from '../relations/people-page.ts';
import { connectionSchema } from './connection.ts';

export const connectionLists = ['received', 'sent', 'accepted'] as const;

export type ConnectionList = (typeof connectionLists)[number];

/** `businessID`: of a company one works for. */
export const listConnections = defineCall({
  name: 'list-connections',
  room: 'social',
  access: 'user',
  summary: 'Requests that wait, received or sent, or those whom one is connected with, the latest first',
  method: 'GET',
  path: 'social/connection/list/{list}',
  params: z.object({ list: z.enum(connectionLists) }),
  query: z.object({ ...pageQuery, businessID: z.optional(idSchema) }),
  data: z.object({ items: z.array(connectionSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
