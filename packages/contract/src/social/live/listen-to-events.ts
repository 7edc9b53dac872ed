import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { type LiveKind, liveAudience } from './live-kinds.ts';

const kinds = Object.keys(liveAudience) as [LiveKind, ...LiveKind[]];

/** Milliseconds that the server looks back at most. */
export const longestLookback = 60_000;

/**
 * What comes over the line. `reset`: something may have been missed, ask anew; so begins whoever names neither the event that they heard
 * last nor how long they have been reading.
 * `beat`: nothing has happened.
 */
export const liveEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(kinds), resourceID: z.string() }),
  z.object({ kind: z.literal('reset') }),
  z.object({ kind: z.literal('beat') }),
]);

export type LiveEvent = z.output<typeof liveEventSchema>;

/** Never ends by itself before the token does; its content comes by the usual calls, where rights and blocks are checked. */
export const listenToEvents = defineCall({
  name: 'listen-to-events',
  room: 'social',
  access: 'user',
  summary:
    'What happens to the person while the page is open, as server-sent events. The last id that was heard, in the header Last-Event-ID or ' +
    'in `after`, continues where the line was lost; whoever has heard nothing yet tells in `lookback` how many milliseconds ago they began ' +
    'to read, and hears what has happened since',
  method: 'GET',
  path: 'live/events',
  query: z.object({
    after: z.optional(z.string().check(z.maxLength(100, 'must be 100 characters or fewer'))),
    lookback: z.optional(
      z.coerce
        .number<string>()
        .check(
          z.int('must be a whole number'),
          z.nonnegative('must be 0 or more'),
          z.maximum(longestLookback, `must be ${longestLookback} or less`),
        ),
    ),
  }),
  stream: true,
  data: liveEventSchema,
  errors: ['ValidationError'],
});
