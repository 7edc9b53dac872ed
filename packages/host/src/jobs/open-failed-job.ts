import * as z from 'zod';
import { defineTask } from './task.ts';

/** Opens the case of a job that has failed for good at the operator's desk. Any host adds it; the API does it. */
export const openFailedJob = defineTask({
  name: 'open-failed-job',
  payload: z.object({ jobID: z.string() }),
  hours: 1,
});

/** Milliseconds after which a job that has failed is no longer locked. */
export const unlockedAfter = 1_000;
