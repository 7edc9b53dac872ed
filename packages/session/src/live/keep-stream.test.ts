import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { keepStream } from './keep-stream.ts';

const streamOf = (text: string) => () =>
  new Response(
    new ReadableStream({
      start(controller) {
        // In small pieces, as a network may cut it.
        for (const part of text.match(/[\s\S]{1,7}/g) ?? [])
          controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
  );
const refusal = (status: number) => () => new Response(null, { status });

/** Keeps a stream over connections that answer as told; returns what was asked and heard, and how long it waited. */
async function keep(answers: readonly (() => Response)[], tokens: readonly (string | undefined)[] = ['a']) {
  const stop = new AbortController();
  const asked: (string | null)[] = [];
  const refused: (string | undefined)[] = [];
  const waits: number[] = [];
  const heard: object[] = [];
  await keepStream({
    apiUrl: 'https://api.example',
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

it('reads events however they are cut up, and waits as long as the server asks', async () => {
  const { heard, waits } = await keep([
    streamOf('data: {"kind":"reset"}\n\nretry: 300000\n\ndata: {"kind":"post","resourceID":"x"}\n\n'),
  ]);
  expect(heard).toEqual([{ kind: 'reset' }, { kind: 'post', resourceID: 'x' }]);
  expect(waits).toEqual([300_000]);
});

it('reconnects soon after an end, later and later when it fails', async () => {
  const { waits } = await keep([beat, refusal(503), refusal(503), refusal(503), beat]);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 1_000]);
});

it('takes another token for one that was refused, and ends without one', async () => {
  const { asked, refused } = await keep([beat, refusal(401), beat], ['a', 'a', 'b', undefined]);
  expect(asked).toEqual(['Bearer a', 'Bearer a', 'Bearer b']);
  expect(refused).toEqual([undefined, undefined, 'a', undefined]);
});

it('says reset after a break, not at the beginning', async () => {
  const { heard } = await keep([beat, refusal(503), beat]);
  expect(heard).toEqual([{ kind: 'beat' }, { kind: 'reset' }, { kind: 'beat' }]);
});

it('SES-07: without a network it asks for no token and opens nothing until the network is back, or nobody listens any more', async () => {
  const window = new EventTarget();
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
  const end = keepStream({
    ...{ apiUrl: 'https://api.example', token, fetch, pause },
    ...{ onEvent: () => undefined, signal: stop.signal },
  });
  await setTimeout(20);
  expect([token.mock.calls.length, fetch.mock.calls.length]).toEqual([0, 0]);

  network.onLine = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  // The stream has ended while the network was away.
  await setTimeout(20);
  expect(token).toHaveBeenCalledOnce();

  stop.abort();
  await end;
  expect(fetch).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
