import { ApiError } from '@wbn/api-client/api-error.ts';
import type { LiveEvent } from '@wbn/contract/social/listen-to-events.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface ConnectEventStreamOptions {
  readonly apiUrl: string;
  /** Path of the call that streams. */
  readonly path: string;
  /** A valid token other than the refused one; undefined when nobody is signed in any more. */
  readonly token: (refused?: string) => Promise<string | undefined>;
  /** Called for every event, heartbeats included. */
  readonly onEvent: (event: LiveEvent) => void;
  readonly signal: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
  readonly pause?: typeof pauseUntilOnline;
  readonly random?: () => number;
}

/** Milliseconds: the server sends a heartbeat every 15 seconds, so a stream that is silent for longer is dead. */
const longestSilence = 45_000;
const firstPause = 1_000;
const longestPause = 60_000;

/**
 * Keeps an event stream open until the signal aborts or nobody is signed in. Reconnects when the stream ends: with a
 * new token when the old one was refused, and with exponential back-off and jitter after failures. After a reconnect
 * it sends `reset`, because events may have been missed.
 */
export async function connectEventStream(options: ConnectEventStreamOptions): Promise<void> {
  const { token, onEvent, signal, pause = pauseUntilOnline, random = Math.random } = options;
  let failures = 0;
  let isBroken = false;
  let refused: string | undefined;
  while (!signal.aborted) {
    await untilOnline(signal);
    let wanted = 0;
    let current: string | undefined;
    try {
      current = await token(refused);
      if (current === undefined || signal.aborted) return;
      await readStream({
        ...options,
        token: current,
        onEvent(event) {
          failures = 0;
          refused = undefined;
          if (isBroken) onEvent({ kind: 'reset' });
          isBroken = false;
          onEvent(event);
        },
        onRetry: (milliseconds) => {
          wanted = milliseconds;
        },
      });
    } catch (error) {
      failures += 1;
      if (error instanceof ApiError && error.status === 401) refused = current;
    }
    isBroken = true;
    const wait = Math.max(wanted, Math.min(longestPause, firstPause * 2 ** failures));
    if (!signal.aborted) await pause(wait * (0.5 + random() / 2), signal);
  }
}

interface ReadStreamOptions
  extends Pick<ConnectEventStreamOptions, 'apiUrl' | 'path' | 'onEvent' | 'signal' | 'fetch'> {
  readonly token: string;
  /** Called with the reconnection time that the server asks for, in milliseconds. */
  readonly onRetry: (milliseconds: number) => void;
}

/** Reads events until the stream ends. Rejects when it breaks; with an ApiError when the server refuses it. */
async function readStream(options: ReadStreamOptions): Promise<void> {
  const { apiUrl, path, token, onEvent, onRetry, signal, fetch = globalThis.fetch } = options;
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('The stream has been silent')), longestSilence);
  };
  hear();
  try {
    const response = await fetch(`${apiUrl}/${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body)
      throw new ApiError('ServiceUnavailable', 'No events can be heard', response.status);
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onRetry }));
    const reader = events.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      hear();
      onEvent(JSON.parse(part.value.data) as LiveEvent);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for the network, because a request without it only logs an error in the console. */
function untilOnline(signal: AbortSignal): Promise<void> {
  if (globalThis.navigator?.onLine !== false || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Waits, but no longer than until the browser is online again or the signal aborts. */
function pauseUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
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
