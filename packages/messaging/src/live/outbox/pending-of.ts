import type { Message } from '@wbn/contract/messaging/message.ts';
import type { OutboxEntry, PendingMessage } from './outbox-entry.ts';

interface Pending {
  /** To be shown below what was written. */
  readonly pending: readonly PendingMessage[];
  /** Ids of those that were written although no answer came; they are to be taken out of the outbox. */
  readonly arrived: readonly string[];
}

/** Of what waits, the part of one thread; what the thread shows already does not stand there twice. */
export function pendingOf(
  entries: readonly OutboxEntry[],
  requestID: string,
  messages: readonly Message[],
): Pending {
  const own = entries.filter((entry) => entry.requestID === requestID);
  const written = new Set(messages.map(({ messageID }) => messageID));
  return {
    pending: own.filter(({ id }) => !written.has(id)),
    // What is on its way is taken out with its answer.
    arrived: own.filter(({ id, state }) => written.has(id) && state !== 'sending').map(({ id }) => id),
  };
}
