import * as z from 'zod/mini';
import type { Call } from './call.ts';

/** Returns the schema of the whole reply of a call: `success`, `data` and the fields beside it. */
export function replySchema(call: Pick<Call, 'data' | 'siblings'>): z.ZodMiniType {
  return z.object({ success: z.literal(true), data: call.data, ...call.siblings });
}
