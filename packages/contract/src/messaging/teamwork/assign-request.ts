import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { asQuery, requestParams } from '../request-params.ts';

/** Whoever works for the company may be given it; `null`: nobody in particular. */
export const assignRequest = defineCall({
  name: 'assign-request',
  room: 'messaging',
  access: 'user',
  summary: 'Says which colleague answers an inquiry',
  method: 'POST',
  path: 'business/request/{rid}/assign',
  params: requestParams,
  query: asQuery,
  body: z.object({ assigneeID: z.nullable(idSchema) }),
  data: z.object({ assigneeID: z.nullable(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
