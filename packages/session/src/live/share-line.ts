import type { LiveEvent } from '@wbn/contract/social/live/listen-to-events.ts';
import type { LiveMessage } from './listen-to-events.query.ts';

/** What tabs tell one another; `alive`: whoever holds the line is there, though nothing has happened; `hello` asks for that. */
type Told = LiveMessage | 'alive' | 'hello';

/** As BroadcastChannel. */
export interface TabChannel {
  postMessage(message: Told): void;
  onmessage: ((event: { data: Told }) => unknown) | null;
  close(): void;
}

/** As the Web Locks API. */
export interface TabLocks {
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    hold: () => Promise<void>,
  ): Promise<unknown>;
}

export interface ShareLineOptions {
  /** The same for all tabs of one browser and account. */
  readonly name: string;
  /** Absent where the browser has none: then every tab has a line of its own. */
  readonly locks: TabLocks | undefined;
  readonly channel: TabChannel | undefined;
  /** Keeps a line open until the signal. */
  readonly keepLine: (
    after: () => string | undefined,
    onMessage: (message: LiveMessage) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  readonly deliver: (event: LiveEvent) => void;
  /** Whether the browser has a network: without one nobody holds a line that works. */
  readonly isOnline: () => boolean;
}

const aliveEvery = 20_000;
/** A hidden tab may speak once a minute only; one that says nothing for longer is frozen, and another takes over. */
const longestSilence = 90_000;
/** When a server has forgotten what was missed, all browsers ask anew: within so many milliseconds. */
const resetWithin = 5_000;

/** One line for all tabs of a browser: one tab holds it and tells the others. Gives the function that leaves. */
export function shareLine(options: ShareLineOptions): () => void {
  const { name, locks, channel, keepLine, deliver, isOnline } = options;
  const left = new AbortController();
  let lastID: string | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let waiting: AbortController | undefined;
  let holds = false;
  let joined = false;

  function hear({ id, event }: LiveMessage): void {
    const isFirst = lastID === undefined;
    lastID = id;
    if (event.kind === 'reset' && !isFirst) setTimeout(() => deliver(event), Math.random() * resetWithin);
    else if (event.kind !== 'beat') deliver(event);
  }

  async function hold(end: AbortSignal): Promise<void> {
    clearTimeout(silence);
    holds = true;
    joined = true;
    const alive = setInterval(() => channel?.postMessage('alive'), aliveEvery);
    const onMessage = (message: LiveMessage) => {
      hear(message);
      channel?.postMessage(message);
    };
    channel?.postMessage('alive');
    await keepLine(() => lastID, onMessage, end).finally(() => {
      clearInterval(alive);
      holds = false;
    });
  }

  /** Holds the line when it is this tab's turn, or takes it from a tab that is silent. */
  async function stand(steal: boolean): Promise<void> {
    if (!locks) return hold(left.signal);
    const turn = new AbortController();
    const lost = new AbortController();
    const end = AbortSignal.any([left.signal, lost.signal]);
    waiting = turn;
    try {
      const how = steal ? { steal } : { signal: AbortSignal.any([left.signal, turn.signal]) };
      await locks.request(name, how, () => hold(end));
    } catch {
      lost.abort();
      // Another tab has taken it, or this one takes it itself.
      if (!left.signal.aborted && waiting === turn) {
        listen();
        await stand(false);
      }
    }
  }

  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(
      () => {
        if (!isOnline()) return listen();
        const before = waiting;
        void stand(true);
        before?.abort();
      },
      longestSilence * (1 + Math.random() / 10),
    );
  }

  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data === 'hello') return holds && channel.postMessage('alive');
      listen();
      // What happened before this tab came is not told again.
      if (!joined) deliver({ kind: 'reset' });
      joined = true;
      if (data !== 'alive') hear(data);
    };
    channel.postMessage('hello');
  }
  if (locks) listen();
  void stand(false);
  return () => {
    clearTimeout(silence);
    left.abort();
    channel?.close();
  };
}
