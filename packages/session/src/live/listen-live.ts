import type { LiveEvent } from '@wbn/contract/social/listen-to-events.ts';
import { openSession } from '../open-session.ts';
import type { SessionPlace } from '../session-place.ts';
import { connectEventStream } from './connect-event-stream.ts';
import { shareStream } from './share-stream.ts';

type Listener = (event: LiveEvent) => void;

const open = new Map<string, { readonly listeners: Set<Listener>; readonly leave: () => void }>();

/**
 * Passes the events of the signed-in person to the listener; all listeners of this browser share one stream. Returns
 * the function that stops.
 */
export function listenLive(place: SessionPlace, userID: string, listener: Listener): () => void {
  const name = `wbn-live ${place.apiUrl} ${userID}`;
  const one = open.get(name) ?? openStream(name, place);
  open.set(name, one);
  one.listeners.add(listener);
  return () => {
    one.listeners.delete(listener);
    if (one.listeners.size > 0) return;
    one.leave();
    open.delete(name);
  };
}

function openStream(name: string, place: SessionPlace) {
  const listeners = new Set<Listener>();
  const session = openSession(place);
  const leave = shareStream({
    name,
    locks: navigator.locks as LockManager | undefined,
    channel: new BroadcastChannel(name),
    page: document,
    keep: (onEvent, signal) =>
      connectEventStream({ apiUrl: place.apiUrl, token: (refused) => session.token(refused), onEvent, signal }),
    deliver(event) {
      if (event.kind !== 'beat') for (const listener of listeners) listener(event);
    },
  });
  return { listeners, leave };
}
