import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { OverloadedError } from '../limits/admission.ts';
import { createListener } from '../notifications/create-listener.ts';
import { type LiveEvent, liveChannel } from './add-live-event.sql.ts';

/** Returns the ids of the people who receive each event, in the given order; they need not be online. */
export type FindAudience = (
  events: readonly LiveEvent[],
  connected: readonly string[],
) => Promise<readonly (readonly string[])[]>;

export interface LiveStreamsOptions {
  readonly databaseUrl: string;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  readonly findAudience: FindAudience;
  /** Maximum number of streams of this process. */
  readonly most: number;
  /** Called every minute with the ids of the people who are connected. */
  readonly notePresence?: (people: readonly string[]) => Promise<unknown>;
  /** Called whenever events cannot be received or delivered. */
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds between heartbeats; each heartbeat checks the access token again. */
  readonly beat?: number;
}

interface Stream {
  readonly userID: string;
  /** The response, with its headers sent. */
  readonly response: ServerResponse;
  /** Throws or rejects when the person may no longer listen. */
  readonly admit: () => unknown;
}

export interface LiveStreams {
  /** Starts listening; otherwise the first stream does. Throws when the database is unreachable. */
  start(): Promise<void>;
  /** Reserves room for a stream. Throws OverloadedError at the maximum. */
  reserve(): Promise<void>;
  open(stream: Stream): void;
  /** Ends all streams and stops listening. */
  close(): Promise<void>;
}

/**
 * Streams per person, one per browser; the oldest is ended when there are more, for example after unnoticed
 * disconnects.
 */
const mostOfPerson = 8;
/** Bytes in a slow client's buffer after which it is disconnected; it then reconnects. */
const mostWaiting = 64 * 1024;
const minute = 60_000;
/** Milliseconds after which browsers reconnect. On shutdown each gets a different delay, to spread the reconnects. */
const retry = 2_000;
/** Reconnect delay of a stream that was replaced by a newer one of the same person. */
const longRetry = 300_000;
/** Milliseconds over which a `reset` to all streams is spread. */
const resetWithin = 3_000;
/** Milliseconds of past events sent to a new stream, because pages load their data shortly before the stream opens. */
const replayWithin = 5_000;
/** With more past events than this a new stream receives `reset`, which is cheaper than looking them up. */
const mostReplayed = 200;

/**
 * Manages the open server-sent event streams of a process. One database connection listens, and each event is written
 * to the streams of its audience. Only events of the last seconds are kept, for new streams. When events may have
 * been lost, streams receive `reset` and pages reload their data.
 */
export function createLiveStreams(options: LiveStreamsOptions): LiveStreams {
  const { findAudience, most, onFailure, beat = 15_000 } = options;
  const streams = new Map<string, Set<Stream>>();
  let count = 0;
  let started: Promise<void> | undefined;
  let timers: NodeJS.Timeout[] = [];
  let heard: LiveEvent[] = [];
  let recent: { readonly at: number; readonly event: LiveEvent }[] = [];
  let isDelivering = false;

  const listener = createListener({
    databaseUrl: options.databaseUrl,
    applicationName: options.applicationName,
    channel: liveChannel,
    onPayload(payload) {
      const event = JSON.parse(payload) as LiveEvent;
      heard.push(event);
      recent = [...readRecent(), { at: Date.now(), event }];
      if (!isDelivering) void deliverAll();
    },
    onOpen: tellLoss,
    onFailure,
  });

  function start(): Promise<void> {
    started ??= listener.start().then(
      () => {
        timers = [setInterval(sendBeats, beat).unref(), setInterval(notePresence, minute).unref()];
      },
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return started;
  }

  function readRecent() {
    const since = Date.now() - replayWithin;
    return recent.filter(({ at }) => at >= since);
  }

  /** Sends a new stream the events since its page was loading. */
  async function replay(stream: Stream): Promise<void> {
    const events = readRecent().map(({ event }) => event);
    if (events.length === 0) return;
    try {
      if (events.length > mostReplayed) throw new Error('Too many recent events to look up');
      const audiences = await findAudience(events, [stream.userID]);
      events.forEach(({ kind, resourceID }, at) => {
        if (audiences[at]?.includes(stream.userID)) send(stream, format({ kind, resourceID }));
      });
    } catch {
      send(stream, format({ kind: 'reset' }));
    }
  }

  /** Looks up the audiences of simultaneous events in one query. */
  async function deliverAll(): Promise<void> {
    isDelivering = true;
    await nextTurn();
    while (heard.length > 0) {
      const events = heard;
      heard = [];
      if (streams.size > 0) await deliver(events);
    }
    isDelivering = false;
  }

  async function deliver(events: readonly LiveEvent[]): Promise<void> {
    try {
      const audiences = await findAudience(events, [...streams.keys()]);
      events.forEach(({ kind, resourceID }, at) => {
        const message = format({ kind, resourceID });
        for (const userID of new Set(audiences[at]))
          for (const stream of streams.get(userID) ?? []) send(stream, message);
      });
    } catch (error) {
      onFailure(error);
      tellLoss();
    }
  }

  function send({ response }: Stream, message: string): void {
    if (response.writableLength > mostWaiting) response.destroy();
    else if (!response.writableEnded) response.write(message);
  }

  /** Makes all pages reload their data after a possible loss of events, spread over a few seconds. */
  function tellLoss(): void {
    for (const stream of all())
      setTimeout(() => send(stream, format({ kind: 'reset' })), Math.random() * resetWithin).unref();
  }

  function sendBeats(): void {
    for (const stream of all())
      void (async () => stream.admit())().then(
        () => send(stream, format({ kind: 'beat' })),
        // The client may reconnect at once with a new token.
        () => remove(stream, 0),
      );
  }

  function notePresence(): void {
    if (streams.size > 0) options.notePresence?.([...streams.keys()]).catch(onFailure);
  }

  function all(): Stream[] {
    return [...streams.values()].flatMap((own) => [...own]);
  }

  function remove(stream: Stream, wait?: number): void {
    const own = streams.get(stream.userID);
    if (!own?.delete(stream)) return;
    count -= 1;
    if (own.size === 0) streams.delete(stream.userID);
    if (wait !== undefined) stream.response.end(`retry: ${wait}\n\n`);
  }

  return {
    start,
    async reserve() {
      if (count >= most) throw new OverloadedError();
      await start();
    },
    open(stream) {
      const own = streams.get(stream.userID) ?? new Set();
      streams.set(stream.userID, own);
      const [oldest] = own;
      if (oldest && own.size >= mostOfPerson) remove(oldest, longRetry);
      own.add(stream);
      count += 1;
      stream.response.once('close', () => remove(stream));
      send(stream, format({ kind: 'beat' }));
      void replay(stream);
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      for (const stream of all()) remove(stream, retry + Math.round(Math.random() * retry));
      await started?.catch(() => undefined);
      await listener.stop();
    },
  };
}

function format(data: { readonly kind: string; readonly resourceID?: string }): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
