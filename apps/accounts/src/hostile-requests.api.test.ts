import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestHost, type TestHost } from './testing/start-test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

const nul = '\u0000';
const pages = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'account/password'];

describe('every page refuses what it cannot read', () => {
  it.each(pages)('U+0000 in the query, a cookie and a form of /%s', async (page) => {
    const browser = host.browser();
    for (const name of ['continue', 'lang', 'next', 'token', 'challenge', 'x%00'])
      expect((await browser.get(`/${page}?${name}=a%00b`)).statusCode).toBe(400);
    expect((await browser.get(`/${page}`, { cookie: 'wbn_continue=a%00b' })).statusCode).toBe(400);
    const fields = { email: `a${nul}@b.example`, password: `long enough ${nul}`, token: nul, code: nul };
    expect([400, 404]).toContain((await browser.post(`/${page}`, fields)).statusCode);
  });

  it('a body that is nested too deep, and one that is no JSON', async () => {
    const browser = host.browser();
    const headers = { 'content-type': 'application/json', origin: host.settings.accountsUrl };
    for (const payload of [
      '['.repeat(30_000) + ']'.repeat(30_000),
      '{"a":"\\u0000"}',
      '{"a":"\\ud800"}',
      '{',
      '"',
    ])
      expect((await browser.send('/login', payload, headers)).statusCode).toBeLessThan(500);
  });

  it.each(['//[', '/%', '/%00', '/%c0%80', '//evil.example/x', '/login/..%2f'])('GET %s', async (path) => {
    const answer = await host.browser().get(path);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['x-request-id']).toBeDefined();
    // A link of the page would lead to that host.
    expect(answer.body).not.toContain('href="//');
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/x-www-form-urlencoded',
  ])('a broken body of %s', async (type) => {
    const headers = { 'content-type': type, origin: host.settings.accountsUrl };
    for (const page of pages) {
      const { statusCode } = await host.browser().send(`/${page}`, '--x\r\n\u0000%%%=&&', headers);
      expect([400, 404, 415, 422, 302, 303]).toContain(statusCode);
    }
  });

  it.each([
    ['/account', 'GET, HEAD'],
    ['/login', 'GET, HEAD, POST'],
    ['/Login/', 'GET, HEAD, POST'],
    ['/sign-out', 'POST'],
    ['/health', 'GET, HEAD'],
    ['/refresh-token', 'POST'],
  ])('answers 405 to DELETE %s and lists the methods in Allow', async (path, allowed) => {
    const { statusCode, headers } = await host.browser().remove(path);
    expect(statusCode).toBe(405);
    expect(String(headers.allow).split(', ').toSorted().join(', ')).toBe(allowed);
  });
});
