import type { LiveEvent } from '@wbn/contract/social/live/listen-to-events.ts';
import type { LiveMessage } from './listen-to-events.query.ts';
import { createRecentMessages } from './recent-messages.ts';

/** A tab has come, by its name, that began to read at a moment. */
interface Hello {
  readonly hello: string;
  readonly since: number;
}

/** To that tab alone: what was heard since; undefined when that may not be all. */
interface Welcome {
  readonly to: string;
  readonly missed: readonly LiveMessage[] | undefined;
  readonly lastID: string;
}

/** What tabs tell one another; `alive`: whoever holds the line is there, though nothing has happened. */
type Told = LiveMessage | 'alive' | Hello | Welcome;

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
  /** When the page began to read, in milliseconds since 1970. */
  readonly beganAt: number;
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
  const { name, locks, channel, keepLine, deliver, isOnline, beganAt } = options;
  const me = Math.random().toString(36);
  const recent = createRecentMessages();
  const left = new AbortController();
  let lastID: string | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let waiting: AbortController | undefined;
  let holds = false;
  let joined = false;

  function hear({ id, event }: LiveMessage): void {
    const isFirst = lastID === undefined;
    lastID = id;
    if (event.kind === 'reset') recent.hearFrom(Date.now());
    else if (isFirst) recent.hearFrom(beganAt);
    recent.note({ id, event });
    if (event.kind === 'reset' && !isFirst) setTimeout(() => deliver(event), Math.random() * resetWithin);
    else if (event.kind !== 'beat') deliver(event);
  }

  async function hold(end: AbortSignal): Promise<void> {
    clearTimeout(silence);
    holds = true;
    joined = true;
    const alive = setInterval(() => channel?.postMessage('alive'), aliveEvery);
    const onMessage = (message: LiveMessage) => {
      const isFirst = lastID === undefined;
      hear(message);
      channel?.postMessage(message);
      // Tabs that have said hello before there was anything to answer say it again.
      if (isFirst) channel?.postMessage('alive');
    };
    channel?.postMessage('alive');
    await keepLine(() => lastID, onMessage, end).finally(() => {
      clearInterval(alive);
      holds = false;
    });
  }

  function join({ missed, lastID: heard }: Welcome): void {
    joined = true;
    lastID = heard;
    recent.hearFrom(missed ? beganAt : Date.now());
    for (const message of missed ?? []) recent.note(message);
    for (const event of missed?.map((message) => message.event) ?? [{ kind: 'reset' as const }])
      deliver(event);
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
    const sayHello = () => channel.postMessage({ hello: me, since: beganAt });
    channel.onmessage = ({ data }) => {
      if (data !== 'alive' && 'hello' in data) {
        if (!holds || lastID === undefined) return;
        return channel.postMessage({ to: data.hello, missed: recent.since(data.since), lastID });
      }
      listen();
      if (data === 'alive') return joined || sayHello();
      if ('to' in data) return data.to === me && !joined && join(data);
      // Before it is welcomed a tab hears nothing: what happens meanwhile is in the welcome.
      if (joined) hear(data);
    };
    sayHello();
  }
  if (locks) listen();
  void stand(false);
  return () => {
    clearTimeout(silence);
    left.abort();
    channel?.close();
  };
}
