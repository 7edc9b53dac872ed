import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { businessQualitySchema } from './quality.ts';

export const loadBusinessQuality = defineCall({
  name: 'load-business-quality',
  room: 'business',
  access: 'user',
  summary: 'Where a company stands where nobody has typed a word, and what would lift it; for its people',
  method: 'GET',
  path: 'business/{id}/quality',
  params: idParams,
  data: businessQualitySchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
