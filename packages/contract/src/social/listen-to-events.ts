import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { type LiveKind, liveAudience } from './live-kinds.ts';

const kinds = Object.keys(liveAudience) as [LiveKind, ...LiveKind[]];

/** Events of the stream. `reset`: events may have been missed, so reload what is shown. `beat`: keep-alive. */
export const liveEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(kinds), resourceID: z.string() }),
  z.object({ kind: z.literal('reset') }),
  z.object({ kind: z.literal('beat') }),
]);

export type LiveEvent = z.output<typeof liveEventSchema>;

/**
 * The stream stays open until the token expires. Events carry no content: clients load it by the usual calls, which
 * check permissions and blocks.
 */
export const listenToEvents = defineCall({
  name: 'listen-to-events',
  access: 'user',
  summary:
    'Live events of the person as server-sent events. A stream begins with the events of the last five seconds; ' +
    'nothing else is kept: after a break a page loads again what it shows',
  method: 'GET',
  path: 'live/events',
  stream: true,
  data: liveEventSchema,
  errors: [],
});
