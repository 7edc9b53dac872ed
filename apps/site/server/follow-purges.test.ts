import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boundListPurges, followPurges, listPurgeSeconds, searchPurgeSeconds } from './follow-purges.ts';

let stop: (() => void)[] = [];
afterEach(() => {
  for (const end of stop) end();
  stop = [];
});

/** Starts an API whose event stream is written by the test. */
async function startApi(token?: string) {
  const streams: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) {
      response.writeHead(403).end();
      return;
    }
    response.writeHead(200).write('*\n');
    streams.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, streams };
}

function follow(apiUrl: string, token?: string) {
  const onPurge = vi.fn<(surrogateKeys: readonly string[]) => void>();
  const onFailure = vi.fn();
  const onSign = vi.fn();
  const purges = followPurges({ apiUrl, token, onPurge, onSign, onFailure });
  stop.push(purges.stop);
  const heard = () => onPurge.mock.calls.map(([keys]) => keys.join(' '));
  return { heard, onSign, onFailure, findRefusal: purges.findRefusal };
}

it('parses lines across chunk boundaries and skips empty ones', async () => {
  const { apiUrl, streams } = await startApi('a-token-of-both');
  const { heard } = follow(apiUrl, 'a-token-of-both');
  await expect.poll(heard).toEqual(['*']);
  streams[0]?.write('\nbusiness:1 prod');
  streams[0]?.write('uct:2\n\nuser:3\n');
  await expect.poll(heard).toEqual(['*', 'business:1 product:2', 'user:3']);
});

it('reports each sign that the stream is open, empty lines too, after the purges that it brought', async () => {
  const { apiUrl, streams } = await startApi();
  const { heard, onSign } = follow(apiUrl);
  await expect.poll(() => onSign.mock.calls.length).toBe(1);
  expect(heard()).toEqual(['*']);
  streams[0]?.write('\n');
  await expect.poll(() => onSign.mock.calls.length).toBe(2);
});

it('reconnects when the stream ends, purges everything then, and reports the failure once', async () => {
  const { apiUrl, streams } = await startApi();
  const { heard, onFailure } = follow(apiUrl);
  await expect.poll(heard).toEqual(['*']);
  streams[0]?.end();
  await expect.poll(heard).toEqual(['*', '*']);
  expect(onFailure).toHaveBeenCalledTimes(1);
  streams[1]?.destroy();
  await expect.poll(heard).toEqual(['*', '*', '*']);
});

it.each([
  ['of another place', 'The API refuses PURGE_TOKEN: give'],
  [undefined, 'PURGE_TOKEN is not set, and the API asks for it: give'],
])('reports that the API refuses the token %s', async (token, sentence) => {
  const { apiUrl } = await startApi('a-token-of-both');
  const { heard, onFailure, findRefusal } = follow(apiUrl, token);
  expect(findRefusal()).toBe('The API has not yet answered /purges.');
  await expect.poll(findRefusal).toContain(sentence);
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ message: findRefusal() });
  expect(heard()).toEqual([]);
});

it('reports no refusal while the API answers, and while it is away', async () => {
  const { apiUrl } = await startApi('a-token-of-both');
  const followed = follow(apiUrl, 'a-token-of-both');
  await expect.poll(followed.heard).toEqual(['*']);
  expect(followed.findRefusal()).toBeUndefined();
  const away = follow('http://127.0.0.1:9', 'a-token-of-both');
  await expect.poll(() => away.onFailure.mock.calls.length).toBe(1);
  expect(away.findRefusal()).toBeUndefined();
});

describe('purges of lists', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are limited to one in ten seconds however many arrive; other purges pass at once', () => {
    const told: string[][] = [];
    const bounded = boundListPurges((keys) => told.push([...keys]));
    bounded.purge(['business:1', 'list:business']);
    expect(told).toEqual([['business:1'], ['list:business']]);
    for (let row = 0; row < 1000; row += 1)
      bounded.purge(['list:business', 'list:product', `product:${row}`]);
    expect(told.filter((keys) => keys.some((key) => key.startsWith('list:')))).toHaveLength(1);
    expect(told).toHaveLength(1002);
    vi.advanceTimersByTime(listPurgeSeconds * 1000);
    expect(told.at(-1)).toEqual(['list:business', 'list:product']);
    vi.advanceTimersByTime(3600_000);
    expect(told).toHaveLength(1003);
    bounded.purge(['list:user']);
    expect(told.at(-1)).toEqual(['list:user']);
  });

  it('that are due to changed entries come some minutes after the first change, together', () => {
    const told: string[][] = [];
    const bounded = boundListPurges((keys) => told.push([...keys]));
    bounded.purge(['business:1', 'search:business']);
    vi.advanceTimersByTime(searchPurgeSeconds * 500);
    bounded.purge(['search:business', 'search:product']);
    expect(told).toEqual([['business:1']]);
    vi.advanceTimersByTime(searchPurgeSeconds * 500);
    expect(told.slice(1)).toEqual([['search:business', 'search:product']]);
    vi.advanceTimersByTime(3600_000);
    expect(told).toHaveLength(2);
  });

  it('purges nothing after stop', () => {
    const told: string[][] = [];
    const bounded = boundListPurges((keys) => told.push([...keys]));
    bounded.purge(['list:user']);
    bounded.purge(['list:business']);
    bounded.stop();
    vi.advanceTimersByTime(3600_000);
    expect(told).toEqual([['list:user']]);
  });
});
