import * as z from 'zod/mini';
import { idSchema } from '../shared/id.ts';

/** A thread, and as whom one looks at it: `bid` is one's own id or that of a company one works for; absent: one's own. */
export const requestParams = z.object({ rid: idSchema });
export const asQuery = z.object({ bid: z.optional(idSchema) });
