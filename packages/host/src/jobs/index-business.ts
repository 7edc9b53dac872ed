import * as z from 'zod';
import { defineTask } from './task.ts';

/** Indexes a business and its products for search. The auth host adds it when a claimed company goes back to its directory; the API does it. */
export const indexBusiness = defineTask({
  name: 'index-business',
  payload: z.object({ businessID: z.string() }),
  hours: 24,
});
