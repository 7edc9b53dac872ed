import { createStore } from 'zustand/vanilla';

/** Milliseconds for which a typing event counts; the other side sends one twice as often. */
const holds = 6_000;

/** Ids of the threads in which the other side is typing. */
export const typingStore = createStore<ReadonlySet<string>>(() => new Set());

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Records a typing event; it counts for 6 seconds. */
export function recordTyping(requestID: string): void {
  clearTimeout(timers.get(requestID));
  timers.set(
    requestID,
    setTimeout(() => clearTyping(requestID), holds),
  );
  if (!typingStore.getState().has(requestID)) {
    typingStore.setState(new Set([...typingStore.getState(), requestID]), true);
  }
}

/** Ends typing, because the message has come. */
export function clearTyping(requestID: string): void {
  clearTimeout(timers.get(requestID));
  timers.delete(requestID);
  const others = [...typingStore.getState()].filter((id) => id !== requestID);
  if (others.length < typingStore.getState().size) typingStore.setState(new Set(others), true);
}
