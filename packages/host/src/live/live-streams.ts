import type { ServerResponse } from 'node:http';
import { OverloadedError } from '../limits/admission.ts';
import { formatCursor, type LiveCursor, parseCursor } from './live-cursor.ts';
import { findLiveBounds, type LiveEventRow } from './live-event.sql.ts';
import { createLivePositions } from './live-positions.ts';
import { createLiveReader, type LiveReaderOptions } from './live-reader.ts';

/** Who hears of which event: ids of people, for each event in the order given; some of them may have no page open. */
export type FindAudience = (
  events: readonly LiveEventRow[],
  connected: readonly string[],
) => Promise<readonly (readonly string[])[]>;

/** What a person has missed between two places; undefined when it is too much. */
export type FindMissed = (
  userID: string,
  after: LiveCursor,
  until: LiveCursor,
) => Promise<readonly LiveEventRow[] | undefined>;

export interface LiveStreamsOptions extends Omit<LiveReaderOptions, 'deliver'> {
  readonly findAudience: FindAudience;
  readonly findMissed: FindMissed;
  /** Streams of this process. */
  readonly most: number;
  /** Told every minute who has a stream here. */
  readonly notePresence?: (people: readonly string[]) => Promise<unknown>;
  /** Milliseconds between two beats, at which tokens are checked again. */
  readonly beat?: number;
}

export interface OpenStream {
  readonly userID: string;
  /** What was heard last; absent for whoever has heard nothing yet. */
  readonly after: string | undefined;
  /** For whoever has heard nothing yet: milliseconds since they began to read, and from when on they have to be told. */
  readonly lookback?: number | undefined;
  /** The response, with its head written. */
  readonly response: ServerResponse;
  /** Throws, or rejects, as soon as the person may not listen any more. */
  readonly admit: () => unknown;
}

export interface LiveStreams {
  /** Begins to listen; without it the first stream does. Throws when the database cannot be reached. */
  start(): Promise<void>;
  /** Makes room for one stream more. Throws OverloadedError when this process has as many as it may. */
  reserve(): Promise<void>;
  open(stream: OpenStream): Promise<void>;
  /** Ends all streams, and listens no more. */
  close(): Promise<void>;
}

interface Stream extends OpenStream {
  /** What was delivered before this number it has been told by its catch-up. */
  readonly since: number;
  /** While it catches up, what happens meanwhile waits. */
  waiting: string[] | undefined;
}

/** One for each browser; the oldest goes when more are opened, such as lines that nobody has noticed to be dead. */
const mostOfPerson = 8;
/** Whoever reads so slowly that so many bytes wait is let go, and comes again. */
const mostWaiting = 64 * 1024;
const minute = 60_000;
/** Milliseconds after which a browser comes again; after a stop all of them do, so each is told another number. */
const retry = 2_000;
/** The same for a stream that had to go for a newer one. */
const longRetry = 300_000;

/** The open event streams of a process: server-sent events, each told to whom it concerns. */
export function createLiveStreams(options: LiveStreamsOptions): LiveStreams {
  const { db, findAudience, findMissed, most, beat = 15_000 } = options;
  const streams = new Map<string, Set<Stream>>();
  let count = 0;
  let deliveries = 0;
  /** Up to here events have been read, and up to there sent. */
  let position: LiveCursor = { transactionID: '0', id: '0' };
  let sent = position;
  let started: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let presence: NodeJS.Timeout | undefined;
  const positions = createLivePositions();
  const reader = createLiveReader({ ...options, deliver });

  /** It begins with the first stream: commands and tests that have none do not listen. */
  function start(): Promise<void> {
    started ??= reader.start().then(
      (begin) => {
        position = begin;
        positions.note(begin);
        sent = begin;
        timer = setInterval(sendBeats, beat).unref();
        presence = setInterval(tellPresence, minute).unref();
      },
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return started;
  }

  async function deliver(events: readonly LiveEventRow[], end: LiveCursor): Promise<void> {
    // From here on whoever opens a stream reads these events by itself.
    position = end;
    positions.note(end);
    deliveries += 1;
    const delivery = deliveries;
    const connected = [...streams.keys()];
    const audiences = events.length && connected.length ? await findAudience(events, connected) : [];
    events.forEach((event, at) => {
      const message = toMessage(event);
      for (const userID of audiences[at] ?? [])
        for (const stream of streams.get(userID) ?? []) if (stream.since < delivery) send(stream, message);
    });
    sent = end;
  }

  function send({ waiting, response }: Stream, message: string): void {
    if (waiting) waiting.push(message);
    else if (response.writableLength > mostWaiting) response.destroy();
    else if (!response.writableEnded) response.write(message);
  }

  function sendBeats(): void {
    const message = format(sent, { kind: 'beat' });
    for (const stream of all())
      void (async () => stream.admit())().then(
        () => send(stream, message),
        // With a token of its own it may come again at once.
        () => remove(stream, 0),
      );
  }

  function tellPresence(): void {
    if (streams.size > 0) options.notePresence?.([...streams.keys()]).catch(options.onFailure);
  }

  function all(): Stream[] {
    return [...streams.values()].flatMap((set) => [...set]);
  }

  function add(stream: Stream): void {
    const own = streams.get(stream.userID) ?? new Set();
    streams.set(stream.userID, own);
    const [oldest] = own;
    if (oldest && own.size >= mostOfPerson) remove(oldest, longRetry);
    own.add(stream);
    count += 1;
    stream.response.once('close', () => remove(stream));
  }

  function remove(stream: Stream, wait?: number): void {
    const own = streams.get(stream.userID);
    if (!own?.delete(stream)) return;
    count -= 1;
    if (own.size === 0) streams.delete(stream.userID);
    if (wait !== undefined) stream.response.end(`retry: ${wait}\n\n`);
  }

  async function catchUp(stream: Stream, until: LiveCursor): Promise<void> {
    const { lookback = Number.POSITIVE_INFINITY } = stream;
    const after = stream.after === undefined ? positions.before(lookback) : parseCursor(stream.after);
    const missed =
      after && (await isReadable(after)) ? await findMissed(stream.userID, after, until) : undefined;
    if (!missed) stream.response.write(format(until, { kind: 'reset' }));
    for (const event of missed ?? []) stream.response.write(toMessage(event));
    stream.response.write(format(until, { kind: 'beat' }));
  }

  /** Not when it is so old that events after it are forgotten, or of a time that this database has not come to. */
  async function isReadable({ transactionID }: LiveCursor): Promise<boolean> {
    const { forgotten, horizon } = await findLiveBounds.only(db);
    return BigInt(transactionID) > BigInt(forgotten) && BigInt(transactionID) <= BigInt(horizon);
  }

  return {
    start,
    async reserve() {
      if (count >= most) throw new OverloadedError();
      await start();
    },
    async open(opened) {
      const stream: Stream = { ...opened, since: deliveries, waiting: [] };
      const until = position;
      add(stream);
      try {
        await catchUp(stream, until);
      } catch (error) {
        options.onFailure(error);
        remove(stream, retry);
        return;
      }
      const waiting = stream.waiting ?? [];
      stream.waiting = undefined;
      for (const message of waiting) send(stream, message);
    },
    async close() {
      clearInterval(timer);
      clearInterval(presence);
      for (const stream of all()) remove(stream, retry + Math.round(Math.random() * retry));
      await started?.catch(() => undefined);
      await reader.stop();
    },
  };
}

function toMessage({ transaction_id, id, kind, resource_id }: LiveEventRow): string {
  return format({ transactionID: transaction_id, id }, { kind, resourceID: resource_id });
}

function format(cursor: LiveCursor, data: { readonly kind: string; readonly resourceID?: string }): string {
  return `id: ${formatCursor(cursor)}\ndata: ${JSON.stringify(data)}\n\n`;
}
