import { type LiveEvent, liveEventSchema } from '@wbn/contract/social/listen-to-events.ts';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { TestServer } from './start-test-server.ts';
import type { SignedIn } from './test-tokens.ts';

export interface HeardLine {
  /** Without keep-alives. */
  readonly events: LiveEvent[];
  readonly headers: Headers;
  /** Whether the server has ended the stream. */
  hasEnded(): boolean;
  /** The raw content. */
  text(): string;
  leave(): void;
}

/** Opens an event stream as a browser does, until the end of the test at most; resolves when it is open. */
export async function listenLive(
  api: Pick<TestServer, 'url'>,
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<HeardLine> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${api.url}/live/events`, { headers, signal: stop.signal });
  expect(response.status).toBe(200);
  let text = '';
  let ended = false;
  const read = async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const data = [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, json = '']) => JSON.parse(json));
      events.splice(0, events.length, ...z.parse(z.array(liveEventSchema), data).filter(isNews));
    }
    ended = true;
  };
  const events: LiveEvent[] = [];
  read().catch(() => undefined);
  await expect.poll(() => text).toContain('"beat"');
  return {
    events,
    headers: response.headers,
    hasEnded: () => ended,
    text: () => text,
    leave: () => stop.abort(),
  };
}

const isNews = ({ kind }: LiveEvent) => kind !== 'beat';
