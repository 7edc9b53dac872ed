import type { LiveEvent } from '@wbn/contract/social/listen-to-events.ts';

export interface ShareStreamOptions {
  /** The same for all tabs of one browser and account. */
  readonly name: string;
  /** Undefined in browsers without Web Locks: then every tab opens its own stream. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>;
  /** Keeps a stream open until the signal aborts. */
  readonly keep: (onEvent: (event: LiveEvent) => void, signal: AbortSignal) => Promise<void>;
  readonly deliver: (event: LiveEvent) => void;
}

/**
 * Elects one tab of the browser to hold the stream for all, because browsers allow six connections per host. The tab
 * that became visible last holds a Web Lock and the stream and broadcasts the events; it steals the lock from the
 * previous tab, which the browser may have frozen. When it closes, a waiting tab takes over. Returns the function
 * that leaves.
 */
export function shareStream({ name, locks, channel, page, keep, deliver }: ShareStreamOptions): () => void {
  const left = new AbortController();
  let turn = new AbortController();

  async function acquire(steal: boolean): Promise<void> {
    turn.abort();
    const mine = new AbortController();
    turn = mine;
    const signal = AbortSignal.any([left.signal, mine.signal]);
    const hold = () =>
      keep((event) => {
        deliver(event);
        channel.postMessage(event);
      }, signal);
    try {
      await locks?.request(name, steal ? { steal } : { signal }, hold);
    } catch {
      // Another tab stole the lock: queue for it again.
      if (turn === mine && !left.signal.aborted) await acquire(false);
    }
  }

  if (locks) {
    channel.onmessage = ({ data }) => deliver(data as LiveEvent);
    const isShown = () => page.visibilityState === 'visible';
    const onShown = () => {
      // A hidden tab may have been frozen and missed broadcasts.
      deliver({ kind: 'reset' });
      void acquire(true);
    };
    page.addEventListener('visibilitychange', () => isShown() && onShown(), { signal: left.signal });
    void acquire(isShown());
  } else void keep(deliver, left.signal);

  return () => {
    left.abort();
    channel.close();
  };
}
