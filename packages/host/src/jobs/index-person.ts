import * as z from 'zod';
import { defineTask } from './task.ts';

/** Indexes a person for search and mentions. The auth host adds it when an address is confirmed; the API does it. */
export const indexPerson = defineTask({
  name: 'index-person',
  payload: z.object({ userID: z.string() }),
  hours: 24,
});
