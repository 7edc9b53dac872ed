import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { industryTreeSchema } from './industry.ts';

export const loadIndustryTree = defineCall({
  name: 'load-industry-tree',
  room: 'catalog',
  summary: 'All industries with categories and sub-categories in order',
  method: 'GET',
  path: 'catsys/industry/full-tree',
  data: z.array(industryTreeSchema),
  errors: [],
  freshSeconds: 3600,
});
