import { createStore } from 'zustand/vanilla';

/** Milliseconds for which a side counts as writing after it was last heard of; it tells twice as often. */
const holds = 6_000;

/** The ids of threads in which the other side is writing. */
export const typingStore = createStore<ReadonlySet<string>>(() => new Set());

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The other side is writing; it counts for 6 seconds. */
export function hearTyping(requestID: string): void {
  clearTimeout(timers.get(requestID));
  timers.set(
    requestID,
    setTimeout(() => endTyping(requestID), holds),
  );
  if (!typingStore.getState().has(requestID)) {
    typingStore.setState(new Set([...typingStore.getState(), requestID]), true);
  }
}

/** What was being written has come. */
export function endTyping(requestID: string): void {
  clearTimeout(timers.get(requestID));
  timers.delete(requestID);
  const others = [...typingStore.getState()].filter((id) => id !== requestID);
  if (others.length < typingStore.getState().size) typingStore.setState(new Set(others), true);
}
