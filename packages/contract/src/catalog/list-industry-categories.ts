import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { categorySchema, industryIdSchema } from './industry.ts';

export const listIndustryCategories = defineCall({
  name: 'list-industry-categories',
  room: 'catalog',
  summary: 'The categories of one industry with their sub-categories in order',
  method: 'GET',
  path: 'catsys/industry/{id}/category',
  params: z.object({ id: industryIdSchema }),
  data: z.array(categorySchema),
  errors: ['ValidationError', 'NotFound'],
  freshSeconds: 3600,
});
