import { expect, it, vi } from 'vitest';
import { connectEventStream } from './connect-event-stream.ts';

const streamOf = (text: string) => () =>
  new Response(
    new ReadableStream({
      start(controller) {
        // In small chunks, as a network may split it.
        for (const part of text.match(/[\s\S]{1,7}/g) ?? [])
          controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
  );
const refusal = (status: number) => () => new Response(null, { status });

/** Keeps a stream over connections with the given answers; returns requests, events and waiting times. */
async function keep(answers: readonly (() => Response)[], tokens: readonly (string | undefined)[] = ['a']) {
  const stop = new AbortController();
  const asked: (string | null)[] = [];
  const refused: (string | undefined)[] = [];
  const waits: number[] = [];
  const heard: object[] = [];
  await connectEventStream({
    apiUrl: 'https://api.example',
    path: 'live/events',
    token: async (given) => {
      refused.push(given);
      return tokens[Math.min(refused.length, tokens.length) - 1];
    },
    onEvent: (event) => heard.push(event),
    signal: stop.signal,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      expect(request.url).toBe('https://api.example/live/events');
      asked.push(request.headers.get('authorization'));
      const answer = answers[asked.length - 1];
      if (!answer) stop.abort();
      return answer?.() ?? new Response('');
    },
    pause: async (milliseconds) => void waits.push(milliseconds),
    random: () => 1,
  });
  return { asked, refused, waits, heard };
}

const beat = streamOf('data: {"kind":"beat"}\n\n');

it('reads events from any chunks and waits as long as the server asks', async () => {
  const { heard, waits } = await keep([
    streamOf('data: {"kind":"reset"}\n\nretry: 300000\n\ndata: {"kind":"post","resourceID":"x"}\n\n'),
  ]);
  expect(heard).toEqual([{ kind: 'reset' }, { kind: 'post', resourceID: 'x' }]);
  expect(waits).toEqual([300_000]);
});

it('reconnects soon after an end, with growing delays after failures', async () => {
  const { waits } = await keep([beat, refusal(503), refusal(503), refusal(503), beat]);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 1_000]);
});

it('replaces a refused token, and ends when there is no other', async () => {
  const { asked, refused } = await keep([beat, refusal(401), beat], ['a', 'a', 'b', undefined]);
  expect(asked).toEqual(['Bearer a', 'Bearer a', 'Bearer b']);
  expect(refused).toEqual([undefined, undefined, 'a', undefined]);
});

it('sends reset after a reconnect, not at the beginning', async () => {
  const { heard } = await keep([beat, refusal(503), beat]);
  expect(heard).toEqual([{ kind: 'beat' }, { kind: 'reset' }, { kind: 'beat' }]);
});

it('SES-07: waits for the network before it asks for a token or opens a stream', async () => {
  const window = new EventTarget();
  const waits = vi.spyOn(window, 'addEventListener');
  const network = { onLine: false };
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', network);
  const stop = new AbortController();
  const token = vi.fn(async () => 'a');
  const fetch = vi.fn(async () => {
    network.onLine = false;
    return beat();
  });
  const pause = async () => undefined;
  const end = connectEventStream({
    ...{ apiUrl: 'https://api.example', path: 'live/events', token, fetch, pause },
    ...{ onEvent: () => undefined, signal: stop.signal },
  });
  await expect.poll(() => waits.mock.calls.length).toBe(1);
  expect([token.mock.calls.length, fetch.mock.calls.length]).toEqual([0, 0]);

  network.onLine = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  // The stream ended while the network was down.
  await expect.poll(() => waits.mock.calls.length).toBe(2);
  expect(token).toHaveBeenCalledOnce();

  stop.abort();
  await end;
  expect(fetch).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
