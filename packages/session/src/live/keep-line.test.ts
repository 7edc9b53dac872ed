import { ApiError } from '@wbn/api-client/api-error.ts';
import { expect, it } from 'vitest';
import { keepLine } from './keep-line.ts';
import { connectLine, type LiveMessage } from './listen-to-events.query.ts';

type Connect = Parameters<typeof keepLine>[0]['connect'];

/** Runs a line over connections that end as told; gives what was asked and how long it waited. */
async function keep(connections: readonly Connect[], tokens: readonly (string | undefined)[] = ['a']) {
  const stop = new AbortController();
  const asked: { token: string; after: string | undefined }[] = [];
  const refused: (string | undefined)[] = [];
  const waits: number[] = [];
  const heard: LiveMessage[] = [];
  await keepLine(
    {
      connect(options) {
        asked.push({ token: options.token, after: options.after });
        return (connections[asked.length - 1] ?? (async () => stop.abort()))(options);
      },
      token: async (given) => {
        refused.push(given);
        return tokens[Math.min(refused.length, tokens.length) - 1];
      },
      after: () => heard.at(-1)?.id,
      lookback: () => 0,
      onMessage: (message) => heard.push(message),
      online: async () => undefined,
      pause: async (milliseconds) => void waits.push(milliseconds),
      random: () => 1,
    },
    stop.signal,
  );
  return { asked, refused, waits, heard };
}

const beat = (id: string): LiveMessage => ({ id, event: { kind: 'beat' } });
const fail = (status: number) => () => Promise.reject(new ApiError('ServiceUnavailable', 'no', status));

it('comes again where it was, soon after an end, later and later when it fails', async () => {
  const hearThenEnd: Connect = async ({ onMessage }) => onMessage(beat('5-1'));
  const { asked, waits } = await keep([hearThenEnd, fail(503), fail(503), fail(0), hearThenEnd]);
  expect(asked.map(({ after }) => after)).toEqual([undefined, '5-1', '5-1', '5-1', '5-1', '5-1']);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 1_000, 1_000]);
});

it('waits as long as the server asks, takes another token for one that was refused, and ends without one', async () => {
  const told: Connect = async ({ onRetry }) => onRetry(300_000);
  const { asked, refused, waits } = await keep([told, fail(401)], ['a', 'a', 'b', undefined]);
  expect(waits[0]).toBe(300_000);
  expect(asked.map(({ token }) => token)).toEqual(['a', 'a', 'b']);
  expect(refused).toEqual([undefined, undefined, 'a']);
});

it('reads events with their ids, however they are cut up', async () => {
  const text =
    'id: 1-0\ndata: {"kind":"reset"}\n\nretry: 7\n\nid: 1-2\ndata: {"kind":"post","resourceID":"x"}\n\n';
  const body = new ReadableStream({
    start(controller) {
      for (const part of text.match(/[\s\S]{1,7}/g) ?? []) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const heard: LiveMessage[] = [];
  const retries: number[] = [];
  const seen: string[] = [];
  await connectLine({
    apiUrl: 'https://api.example',
    token: 'a',
    after: '1 0',
    lookback: 700,
    onMessage: (message) => heard.push(message),
    onRetry: (milliseconds) => retries.push(milliseconds),
    signal: new AbortController().signal,
    fetch: async (input) => {
      seen.push(String(input));
      return new Response(body);
    },
  });
  expect(seen).toEqual(['https://api.example/live/events?after=1%200']);
  expect(retries).toEqual([7]);
  expect(heard).toEqual([
    { id: '1-0', event: { kind: 'reset' } },
    { id: '1-2', event: { kind: 'post', resourceID: 'x' } },
  ]);
});

it('that has heard nothing yet tells how long it has been reading, with the way; after a minute it asks anew', async () => {
  const seen: string[] = [];
  for (const lookback of [699.6, 59_000, 59_001])
    await connectLine({
      apiUrl: '',
      token: 'a',
      after: undefined,
      lookback,
      onMessage: () => undefined,
      onRetry: () => undefined,
      signal: new AbortController().signal,
      fetch: async (input) => {
        seen.push(String(input));
        return new Response('');
      },
    });
  expect(seen).toEqual(['/live/events?lookback=1700', '/live/events?lookback=60000', '/live/events']);
});
