import { ApiError } from '@wbn/api-client/api-error.ts';
import type { LiveEvent } from '@wbn/contract/social/live/listen-to-events.ts';
import { listenToEvents } from '@wbn/contract/social/live/listen-to-events.ts';
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
  const { apiUrl, token, after, onMessage, onRetry, signal, fetch = globalThis.fetch } = options;
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('The line has been silent')), longestSilence);
  };
  hear();
  try {
    const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
    const response = await fetch(`${apiUrl}/${listenToEvents.path}${query}`, {
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
