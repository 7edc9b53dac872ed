import { describe, expect, it } from 'vitest';
import { createFastify } from './create-fastify.ts';
import { findBrokenText } from './refuse-broken-text.ts';

const nul = 'must not hold the character U+0000';
const half = 'must not hold half of a character (a lone surrogate)';

describe('findBrokenText', () => {
  it('returns the path of the first text that cannot be stored', () => {
    expect(findBrokenText({ a: 'whole 🔧', b: ['x', { c: 'a\ud800b' }], d: '\u0000' })).toEqual({
      path: 'b.1.c',
      problem: half,
    });
    expect(findBrokenText({ a: { 'b\udc00': 1 } })).toEqual({ path: 'a', problem: half });
    expect(findBrokenText('\u0000')).toEqual({ path: '', problem: nul });
    for (const whole of [undefined, null, 5, {}, [], 'مضخة 🔧', Buffer.from([0, 0xd8]), new Date()])
      expect(findBrokenText(whole)).toBeUndefined();
  });

  it('searches at any nesting depth', () => {
    expect(findBrokenText(JSON.parse(`${'['.repeat(120_000)}"\\ud800"${']'.repeat(120_000)}`))?.problem).toBe(
      half,
    );
  });
});

describe('a server', () => {
  async function ask(url: string, body?: string) {
    const server = createFastify({
      app: 'test',
      logLevel: 'silent',
      trustedProxies: [],
      headers: {},
      requestTimeout: 1_000,
    });
    server.all('/echo/:name', async () => ({ success: true }));
    const answer = await server.inject({
      method: body === undefined ? 'GET' : 'POST',
      url,
      ...(body === undefined ? {} : { payload: body, headers: { 'content-type': 'application/json' } }),
    });
    await server.close();
    return [answer.statusCode, answer.json().fields];
  }

  it('refuses broken text in body, query and path before the handler runs', async () => {
    expect(await ask('/echo/ana', '{"bio":"a\\ud800b"}')).toEqual([400, { bio: half }]);
    expect(await ask('/echo/ana?search=a%00b')).toEqual([400, { search: nul }]);
    expect(await ask('/echo/a%00b')).toEqual([400, { name: nul }]);
    expect(await ask('/echo/ana?search=%F0%9F%94%A7', '{"bio":"\\ud83d\\udd27"}')).toEqual([200, undefined]);
  });
});
