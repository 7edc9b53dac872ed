import { type BatchedCall, type BatchedReply, batchPath, mostInBatch } from '@wbn/contract/batch.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from '../testing/call-server.ts';
import { addBusiness, addProduct } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let businessID: string;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  businessID = await addBusiness(api.db, { company_name: 'Ostmark Gears', country: 'AT', city: 'Linz' });
  await addProduct(api.db, businessID, { name: 'Spur gear' });
});
afterAll(() => api.stop());

const send = (calls: unknown, headers: Record<string, string> = {}) =>
  ask(`${api.url}/${batchPath}?${new URLSearchParams({ calls: JSON.stringify(calls) })}`, { headers });

async function repliesTo(calls: readonly BatchedCall[], headers?: Record<string, string>) {
  const answer = await send(calls, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.body as readonly BatchedReply[];
}

describe('several reads in one request', () => {
  it('each has the status and the body that it has alone, in the language of the request', async () => {
    const spanish = { 'accept-language': 'es' };
    const missing = '0199c0de-0000-7000-8000-000000000000';
    const calls: readonly (readonly [path: string, call: BatchedCall])[] = [
      [`business/profile/${businessID}`, { name: 'load-business', params: { id: businessID } }],
      [`business/profile/${missing}`, { name: 'load-business', params: { id: missing } }],
      ['business/profile/42', { name: 'load-business', params: { id: '42' } }],
      [`social/follow/${businessID}/summary`, { name: 'load-follow-summary', params: { id: businessID } }],
      ['ref-data/language', { name: 'list-languages' }],
      [
        'search/count-by-category?level=industry',
        { name: 'count-results-by-category', query: { level: 'industry' } },
      ],
      ['search/business', { name: 'search-businesses', body: { textQuery: 'ostmark', size: 2 } }],
      ['search/business', { name: 'search-businesses', body: { size: 'many' } }],
      ['search/count-by-category?level=all', { name: 'count-results-by-category', query: { level: 'all' } }],
    ];
    const alone = await Promise.all(
      calls.map(async ([path, { body: sent }]) => {
        const asked = sent && { method: 'POST', body: JSON.stringify(sent) };
        const headers = { ...spanish, ...(sent && { 'content-type': 'application/json' }) };
        const { status, body } = await ask(`${api.url}/${path}`, { ...asked, headers });
        return { status, body };
      }),
    );
    expect(alone.map(({ status }) => status)).toEqual([200, 404, 400, 200, 200, 200, 200, 400, 400]);
    expect(
      await repliesTo(
        calls.map(([, call]) => call),
        spanish,
      ),
    ).toEqual(alone);
  });

  it('is made as a visitor: what is for those who are logged in, writes or is no call is not found', async () => {
    const { headers, userID } = await api.signIn();
    const calls = ['list-own-businesses', 'save-search', 'follow', 'nothing'].map((name) => ({ name }));
    const replies = await repliesTo(calls, headers);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const [followers] = await repliesTo(
      [{ name: 'load-follow-summary', params: { id: userID } }, { name: 'list-languages' }],
      headers,
    );
    expect(followers).toMatchObject({ status: 200 });
  });

  it.each([
    ['no list', { name: 'list-languages' }],
    ['an empty list', []],
    ['a list that is too long', Array.from({ length: mostInBatch + 1 }, () => ({ name: 'list-languages' }))],
    ['a call without a name', [{ params: {} }]],
    ['a parameter that is no text', [{ name: 'load-business', params: { id: 42 } }]],
  ])('is refused as a whole when it is %s', async (_, calls) => {
    const { status, body } = await send(calls);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, name: 'ValidationError' });
    expect(body.message).toContain(`a JSON list of 1 to ${mostInBatch} calls`);
  });

  it('is refused when the address holds no JSON, or nothing', async () => {
    expect((await ask(`${api.url}/${batchPath}?calls=[`)).status).toBe(400);
    expect((await ask(`${api.url}/${batchPath}`)).status).toBe(400);
  });
});
