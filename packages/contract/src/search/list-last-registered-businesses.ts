import * as z from 'zod/mini';
import { businessCardSchema } from '../business/business.ts';
import { defineCall } from '../call.ts';

/** The four groups of the home page (HOME-06), three companies each (HOME-07). */
export const homeBusinessTypes = ['MA', 'DI', 'EX', 'CO'] as const;
export const homeBusinessesPerType = 3;

export const listLastRegisteredBusinesses = defineCall({
  name: 'list-last-registered-businesses',
  summary:
    'Latest companies of each home page group, newest first; general.businessType.code names the group',
  method: 'GET',
  path: 'search/business/last-registered',
  data: z.array(businessCardSchema),
  errors: [],
});
