import * as z from 'zod/mini';
import { idSchema } from '../../shared/id.ts';
import { authorSchema } from '../author.ts';

/** Days after which whoever was declined may ask again (decision 9). */
export const askAgainDays = 30;

/** Most characters of the words that go with a request. */
export const connectionMessageLimit = 300;

/** How one stands to another: asked, was asked, or both know each other. */
export const connectionStateSchema = z.object({
  connectionID: z.string(),
  status: z.enum(['pending', 'accepted', 'declined']),
  /** Whether one's own side has asked. */
  side: z.enum(['sent', 'received']),
  /** ISO 8601; of a declined request of one's own: when one may ask again. */
  askAgainAt: z.optional(z.string()),
});

export type ConnectionState = z.output<typeof connectionStateSchema>;

/** An entry of one's lists. */
export const connectionSchema = z.extend(connectionStateSchema, {
  /** The other side. */
  other: authorSchema,
  message: z.optional(z.string()),
  /** ISO 8601: when it was asked, or accepted. */
  since: z.string(),
});

export type Connection = z.output<typeof connectionSchema>;

/** In whose name; absent: one's own. */
export const inNameOf = z.object({ businessID: z.optional(idSchema) });

export const connectionParams = z.object({ connectionID: idSchema });
