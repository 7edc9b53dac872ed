import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { OverloadedError } from '../limits/admission.ts';
import { createListener } from '../notifications/create-listener.ts';
import { type LiveEvent, liveChannel } from './add-live-event.sql.ts';

/** Who hears of which event: ids of people, for each event in the order given; some of them may have no page open. */
export type FindAudience = (
  events: readonly LiveEvent[],
  connected: readonly string[],
) => Promise<readonly (readonly string[])[]>;

export interface LiveStreamsOptions {
  readonly databaseUrl: string;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  readonly findAudience: FindAudience;
  /** Most streams of this process. */
  readonly most: number;
  /** Told every minute who has a stream here. */
  readonly notePresence?: (people: readonly string[]) => Promise<unknown>;
  /** Told each time that events cannot be heard or delivered. */
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds between two heartbeats, at which access tokens are checked again. */
  readonly beat?: number;
}

interface Stream {
  readonly userID: string;
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
  open(stream: Stream): void;
  /** Ends all streams and stops listening. */
  close(): Promise<void>;
}

/** One stream per browser; the oldest is ended when more are opened, such as connections that broke unnoticed. */
const mostOfPerson = 8;
/** A client that reads so slowly that more bytes wait is disconnected, and reconnects. */
const mostWaiting = 64 * 1024;
const minute = 60_000;
/** Milliseconds after which a browser reconnects; at a stop each is told another number, so that they do not all come at once. */
const retry = 2_000;
/** The same for a stream that was ended for a newer one of the same person. */
const longRetry = 300_000;
/** Milliseconds over which `reset` is spread when it concerns all streams. */
const resetWithin = 3_000;
/** Milliseconds of events that a new stream is told: a page loads its data shortly before its stream opens. */
const replayWithin = 5_000;
/** With more recent events than these a new stream is told `reset`, which costs less than looking them up. */
const mostReplayed = 200;

/**
 * The open server-sent event streams of a process. One connection to the database listens; each event is written to the streams of the people
 * it concerns. Nothing is stored but the events of the last seconds, which a new stream hears first. Whenever events may have been missed, streams
 * are told `reset`, and pages load again what they show.
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

  /** Tells a new stream what happened while its page was loading. */
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

  /** Events that arrive together are looked up together. */
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

  /** Events may have been lost: all pages load again what they show, spread over a few seconds. */
  function tellLoss(): void {
    for (const stream of all())
      setTimeout(() => send(stream, format({ kind: 'reset' })), Math.random() * resetWithin).unref();
  }

  function sendBeats(): void {
    for (const stream of all())
      void (async () => stream.admit())().then(
        () => send(stream, format({ kind: 'beat' })),
        // With a new token it may reconnect at once.
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
