import { batchPath, mostInBatch } from '@wbn/contract/batch.ts';
import { listOwnBusinesses } from '@wbn/contract/business/list-own-businesses.ts';
import { loadBusiness } from '@wbn/contract/business/load-business.ts';
import { countResultsByCategory } from '@wbn/contract/search/count-results-by-category.ts';
import { saveSearch } from '@wbn/contract/search/save-search.ts';
import { searchBusinesses } from '@wbn/contract/search/search-businesses.ts';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { openBatch } from './open-batch.ts';

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A batch before an API that answers each path so. */
function open(answer: (path: string) => Reply | Error) {
  const asked: string[] = [];
  const alone: string[] = [];
  const client: ApiClient = {
    async call({ name }) {
      alone.push(name);
      return { success: true, data: 'alone' } as never;
    },
  };
  const batch = openBatch({
    alone: client,
    async exchange({ path, body }) {
      asked.push(body === undefined ? path : `${path} ${body}`);
      const reply = answer(path);
      if (reply instanceof Error) throw reply;
      return reply;
    },
    readReply: (_, { status, body }) => {
      if (status !== 200) throw new ApiError('NotFound', 'Not here', status);
      return body as never;
    },
  });
  return { batch, asked, alone };
}

const callsOf = (path: string) =>
  JSON.parse(new URL(path, 'http://api.example').searchParams.get('calls') ?? '') as { name: string }[];

it('sends what is asked for in one moment as one request, and gives each its own reply', async () => {
  const { batch, asked } = open(() => ({
    status: 200,
    body: [
      { status: 200, body: 'one' },
      { status: 404, body: 'none' },
      { status: 200, body: 'three' },
    ],
  }));
  const replies = await Promise.allSettled([
    batch.call(loadBusiness, { params: { id: 'a' } }),
    Promise.resolve().then(() => batch.call(loadBusiness, { params: { id: 'b' } })),
    batch.call(countResultsByCategory, { query: { level: 'industry' } }),
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.startsWith(`${batchPath}?`)).toBe(true);
  expect(callsOf(asked[0] ?? '')).toEqual([
    { name: 'load-business', params: { id: 'a' } },
    { name: 'count-results-by-category', query: { level: 'industry' } },
    { name: 'load-business', params: { id: 'b' } },
  ]);
  expect(replies).toMatchObject([{ value: 'one' }, { value: 'three' }, { reason: { status: 404 } }]);
});

it('sends one alone by its own path, and what is no read of a visitor by the other client', async () => {
  const { batch, asked, alone } = open(() => ({ status: 200, body: 'whole' }));
  expect(await batch.call(countResultsByCategory, { query: { level: 'industry' } })).toBe('whole');
  expect(asked).toEqual(['search/count-by-category?level=industry']);
  await Promise.all([
    batch.call(saveSearch, { body: {} } as never),
    batch.call(listOwnBusinesses, {}),
    batch.call(loadBusiness, { params: { id: 'a' } }, { signal: new AbortController().signal }),
  ]);
  expect(alone).toEqual(['save-search', 'list-own-businesses', 'load-business']);
  expect(asked).toHaveLength(1);
});

it('gives all of a request that was refused, or not answered, the same reply', async () => {
  const two = (batch: ApiClient) =>
    Promise.allSettled(['a', 'b'].map((id) => batch.call(loadBusiness, { params: { id } })));
  const refused = open(() => ({ status: 503, body: { success: false } }));
  expect(await two(refused.batch)).toMatchObject([{ reason: { status: 503 } }, { reason: { status: 503 } }]);
  const lost = open(() => new Error('lost'));
  expect(await two(lost.batch)).toMatchObject([
    { reason: { message: 'lost' } },
    { reason: { message: 'lost' } },
  ]);
});

it('sends each alone where the API knows no batches', async () => {
  const { batch, asked } = open((path) =>
    path.startsWith(batchPath) ? { status: 404, body: { success: false } } : { status: 200, body: path },
  );
  const replies = await Promise.all(['a', 'b'].map((id) => batch.call(loadBusiness, { params: { id } })));
  expect(replies).toEqual(['business/profile/a', 'business/profile/b']);
  expect(asked).toHaveLength(3);
});

describe('a search', () => {
  const both = (batch: ApiClient, textQuery = '泵') =>
    Promise.all([
      batch.call(searchBusinesses, { body: { textQuery, size: 5, skip: undefined } }),
      batch.call(loadBusiness, { params: { id: 'a' } }),
    ]);
  const alone = ['search/business {"textQuery":"泵","size":5}', 'business/profile/a'];

  it('is sent with the reads of its page, though alone it goes by POST', async () => {
    const { batch, asked } = open(() => ({
      status: 200,
      body: [
        { status: 200, body: 'found' },
        { status: 200, body: 'company' },
      ],
    }));
    expect(await both(batch)).toEqual(['found', 'company']);
    expect(asked.map(callsOf)).toEqual([
      [
        { name: 'search-businesses', body: { textQuery: '泵', size: 5 } },
        { name: 'load-business', params: { id: 'a' } },
      ],
    ]);
    await batch.call(searchBusinesses, { body: { textQuery: '泵', size: 5 } });
    expect(asked.slice(1)).toEqual(alone.slice(0, 1));
  });

  it('goes alone where the API knows batches without searches, and what is longer than an address may be', async () => {
    const older = open((path) =>
      path.startsWith(batchPath)
        ? {
            status: 200,
            body: [
              { status: 404, body: 'no such call' },
              { status: 200, body: 'company' },
            ],
          }
        : { status: 200, body: 'found' },
    );
    expect(await both(older.batch)).toEqual(['found', 'company']);
    expect(older.asked.slice(1)).toEqual(alone.slice(0, 1));
    const { batch, asked } = open((path) => ({ status: 200, body: path }));
    await both(batch, 'x'.repeat(6000));
    expect(asked.map((path) => path.slice(0, 20))).toEqual(['search/business {"te', 'business/profile/a']);
  });
});

it('asks for no more at once than the API takes', async () => {
  const { batch, asked } = open((path) => ({
    status: 200,
    body: callsOf(path).map(() => ({ status: 200, body: 'one' })),
  }));
  const ids = Array.from({ length: mostInBatch + 2 }, (_, at) => String(at));
  const replies = await Promise.all(ids.map((id) => batch.call(loadBusiness, { params: { id } })));
  expect(replies).toEqual(ids.map(() => 'one'));
  expect(asked.map((path) => callsOf(path).length)).toEqual([mostInBatch, 2]);
});
