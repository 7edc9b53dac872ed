import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idParams } from '../../shared/id.ts';
import { requestLabelSchema } from './request-label.ts';

export const listRequestLabels = defineCall({
  name: 'list-request-labels',
  room: 'messaging',
  access: 'user',
  summary: 'The labels that a company puts on inquiries, by name',
  method: 'GET',
  path: 'business/{id}/request-labels',
  params: idParams,
  data: z.array(requestLabelSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
