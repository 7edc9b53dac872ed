import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { asQuery, requestParams } from '../request-params.ts';
import { requestLabelLimit } from './request-label.ts';

/** All of them at once: what is not named is taken off. */
export const labelRequest = defineCall({
  name: 'label-request',
  room: 'messaging',
  access: 'user',
  summary: 'Says which labels an inquiry carries',
  method: 'PUT',
  path: 'business/request/{rid}/labels',
  params: requestParams,
  query: asQuery,
  body: z.object({
    labelIDs: z
      .array(idSchema)
      .check(z.maxLength(requestLabelLimit, `must be ${requestLabelLimit} labels or fewer`)),
  }),
  data: z.object({ labelIDs: z.array(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
