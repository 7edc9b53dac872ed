import { type LiveEvent, listenToEvents } from '@wbn/contract/social/listen-to-events.ts';
import { openSession } from '../open-session.ts';
import type { SessionConfig } from '../session-config.ts';
import { connectEventStream } from './connect-event-stream.ts';
import { shareStream } from './share-stream.ts';

/** Of the call `follow-desk`, which is not imported: members' code holds nothing of the desk. */
export const deskPath = 'desk/events';

type Listener = (event: LiveEvent) => void;

const open = new Map<string, { readonly listeners: Set<Listener>; readonly leave: () => void }>();

/** Passes the person's events to the listener; all listeners share one stream. Returns the function that stops. */
export function listenLive(config: SessionConfig, userID: string, listener: Listener): () => void {
  const name = `wbn-live ${config.apiUrl} ${userID}`;
  const one = open.get(name) ?? openStream(name, config);
  open.set(name, one);
  one.listeners.add(listener);
  return () => {
    one.listeners.delete(listener);
    if (one.listeners.size > 0) return;
    one.leave();
    open.delete(name);
  };
}

function openStream(name: string, config: SessionConfig) {
  const listeners = new Set<Listener>();
  const session = openSession(config);
  const leave = shareStream({
    name,
    locks: navigator.locks as LockManager | undefined,
    channel: new BroadcastChannel(name),
    page: document,
    keep: (onEvent, signal) =>
      connectEventStream({
        apiUrl: config.apiUrl,
        path: config.isDesk ? deskPath : listenToEvents.path,
        token: (refused) => session.token(refused),
        onEvent,
        signal,
      }),
    deliver(event) {
      if (event.kind !== 'beat') for (const listener of listeners) listener(event);
    },
  });
  return { listeners, leave };
}
