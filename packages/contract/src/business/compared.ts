import * as z from 'zod/mini';
import { idSchema } from '../shared/id.ts';
import { comparedLimit } from './compared-limit.ts';

/** What is compared, each once, in the order of the columns. */
export const comparedBody = z.object({
  ids: z
    .pipe(
      z.array(idSchema).check(z.minLength(1, 'must name at least one')),
      z.transform((ids: string[]) => [...new Set(ids)]),
    )
    .check(z.maxLength(comparedLimit, `must name ${comparedLimit} at most`)),
});
