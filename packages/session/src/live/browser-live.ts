import type { LiveEvent } from '@wbn/contract/social/live/listen-to-events.ts';
import { openSession } from '../open-session.ts';
import type { SessionPlace } from '../session-place.ts';
import { keepLine } from './keep-line.ts';
import { connectLine } from './listen-to-events.query.ts';
import { shareLine, type TabChannel, type TabLocks } from './share-line.ts';

type Listener = (event: LiveEvent) => void;

interface Shared {
  readonly listeners: Set<Listener>;
  readonly leave: () => void;
}

const shared = new Map<string, Shared>();

/** Hears what happens to whoever is signed in, over the one line of this browser. Gives the function that stops. */
export function listenLive(place: SessionPlace, userID: string, listener: Listener): () => void {
  const name = `wbn-live ${place.apiUrl} ${userID}`;
  const one = shared.get(name) ?? share(name, place);
  shared.set(name, one);
  one.listeners.add(listener);
  return () => {
    one.listeners.delete(listener);
    if (one.listeners.size > 0) return;
    one.leave();
    shared.delete(name);
  };
}

function share(name: string, place: SessionPlace): Shared {
  const listeners = new Set<Listener>();
  const session = openSession(place);
  const { apiUrl } = place;
  const leave = shareLine({
    name,
    locks: globalThis.navigator.locks as TabLocks | undefined,
    channel: globalThis.BroadcastChannel && (new BroadcastChannel(name) as TabChannel),
    isOnline: () => navigator.onLine,
    beganAt: performance.timeOrigin,
    deliver: (event) => {
      for (const listener of listeners) listener(event);
    },
    keepLine: (after, onMessage, signal) =>
      keepLine(
        {
          connect: (options) => connectLine({ apiUrl, ...options }),
          token: (refused) => session.token(refused),
          after,
          lookback: () => performance.now(),
          onMessage,
          online,
          pause,
        },
        signal,
      ),
  });
  return { listeners, leave };
}

/** Resolves when the browser has a network, or is not waited for any more. */
function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Ends early when the network comes back: nobody waits for that. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = () => {
      clearTimeout(timer);
      stop.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal: stop.signal });
    signal.addEventListener('abort', end, { signal: stop.signal });
  });
}
