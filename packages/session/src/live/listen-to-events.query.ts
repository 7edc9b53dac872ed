import { ApiError } from '@wbn/api-client/api-error.ts';
import type { LiveEvent } from '@wbn/contract/social/live/listen-to-events.ts';
import { listenToEvents, longestLookback } from '@wbn/contract/social/live/listen-to-events.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** An event with its place in the order of all. */
export interface LiveMessage {
  readonly id: string;
  readonly event: LiveEvent;
}

export interface ConnectOptions {
  readonly apiUrl: string;
  readonly token: string;
  /** The id of what was heard last. */
  readonly after: string | undefined;
  /** Milliseconds since the page began to read, for one that has heard nothing yet. */
  readonly lookback: number;
  readonly onMessage: (message: LiveMessage) => void;
  /** Milliseconds after which the server wants to be asked again. */
  readonly onRetry: (milliseconds: number) => void;
  readonly signal: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
}

/** The server beats every 15 seconds: a line that says nothing for so long is dead, though nobody has closed it. */
const longestSilence = 45_000;

/** Reads events until the line ends. Rejects when it cannot be opened or breaks: with ApiError for what the server refuses. */
export async function connectLine(options: ConnectOptions): Promise<void> {
  const { apiUrl, token, after, lookback, onMessage, onRetry, signal, fetch = globalThis.fetch } = options;
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('The line has been silent')), longestSilence);
  };
  hear();
  try {
    const response = await fetch(`${apiUrl}/${listenToEvents.path}${from(after, lookback)}`, {
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
      const { id = '', data } = part.value;
      onMessage({ id, event: JSON.parse(data) as LiveEvent });
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds that this request may be under way for longer than those with which the page began. */
const onTheWay = 1_000;

/** From where on the server is to tell: without either it says that something may have been missed. */
function from(after: string | undefined, lookback: number): string {
  if (after !== undefined) return `?after=${encodeURIComponent(after)}`;
  const asked = Math.round(lookback) + onTheWay;
  return asked > longestLookback ? '' : `?lookback=${asked}`;
}
