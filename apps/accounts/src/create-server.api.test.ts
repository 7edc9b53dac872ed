import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addMember } from './testing/add-member.ts';
import { startTestHost, type TestHost } from './testing/start-test-host.ts';

let host: TestHost;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

describe('the account host', () => {
  it('serves addresses with a trailing slash and in any case; redirects the root to the sign-in; answers 404 to others', async () => {
    const browser = host.browser();
    expect((await browser.get('/Login/')).statusCode).toBe(200);
    expect((await browser.get('/')).headers.location).toBe('/login');
    const missing = await browser.get('/nothing');
    expect([missing.statusCode, missing.body.includes('Page not found')]).toEqual([404, true]);
    expect((await browser.get('/health')).json()).toEqual({
      success: true,
      data: { status: 'alive', version: expect.any(String) },
    });
    expect((await browser.get('/ready')).json()).toEqual({ success: true, data: { status: 'ready' } });
  });

  it('sends security headers with every answer', async () => {
    const { headers } = await host.browser().get('/health');
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('includeSubDomains'),
    });
  });

  it('refuses forms from the sites of the network', async () => {
    const { siteUrl } = host.settings;
    const foreign = await host.browser().post('/login', { email: 'a@b.example' }, { origin: siteUrl });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('refuses text that cannot be stored unchanged, in forms, queries and JSON', async () => {
    const browser = host.browser();
    const form = await browser.post('/login', { email: 'a\u0000b@c.example', password: 'x' });
    expect(form.statusCode).toBe(400);
    expect((await browser.get('/login?continue=a%00b')).statusCode).toBe(400);
  });

  it('exposes only the addresses of better-auth that a passkey needs', async () => {
    const browser = host.browser();
    const options = await browser.get('/api/auth/passkey/generate-authenticate-options');
    expect(options.json()).toMatchObject({ challenge: expect.any(String), rpId: 'localhost' });
    for (const path of ['sign-up/email', 'sign-in/email', 'get-session', 'list-sessions', 'ok'])
      expect((await browser.get(`/api/auth/${path}`)).statusCode).toBe(404);
    expect((await browser.post('/api/auth/sign-up/email', {})).statusCode).toBe(404);
  });

  it('serves style, font and script itself, cached by names that change with the content', async () => {
    const browser = host.browser();
    const page = (await browser.get('/login')).body;
    const style = await browser.get(/\/assets\/pages-[\w-]+\.css/.exec(page)?.[0] ?? '');
    const font = await browser.get(/\/assets\/inter-latin-[\w-]+\.woff2/.exec(style.body)?.[0] ?? '');
    const script = await browser.get(/\/assets\/passkey-[\w-]+\.js/.exec(page)?.[0] ?? '');
    for (const { headers } of [style, font, script]) expect(headers['cache-control']).toContain('immutable');
    expect(style.headers['content-type']).toContain('text/css');
    expect(font.headers['content-type']).toBe('font/woff2');
    expect(script.headers['content-type']).toContain('javascript');
  });

  it('compresses the style sheet for clients that accept it', async () => {
    const browser = host.browser();
    const path = /\/assets\/pages-[\w-]+\.css/.exec((await browser.get('/login')).body)?.[0] ?? '';
    const plain = await browser.get(path);
    const packed = await browser.get(path, { 'accept-encoding': 'br, gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('stores passwords only as argon2id hashes', async () => {
    const id = await addMember(host, 'ana@rossi.example');
    const { password } = await host.db
      .selectFrom('account.account')
      .select('password')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('the outbox', () => {
  it('lists messages with their links, newest first', async () => {
    await addMember(host, 'box@rossi.example', { verified: false });
    const { body } = await host.browser().get('/outbox', { 'accept-language': 'en' });
    expect(body).toContain('box@rossi.example');
    expect(body).toMatch(/<a [^>]*href="http:\/\/localhost:4001\/verify-email\?token=[\w.-]+&amp;continue=/);
  });

  it('cannot be opened in production by a forged X-Forwarded-For, nor through a proxy on this machine', async () => {
    const closed = await startTestHost(inject('postgresUrl'), {
      production: true,
      trustedProxies: ['loopback', '198.51.0.0/16'],
    });
    const outbox = (remoteAddress: string, headers: Record<string, string> = {}) =>
      closed.browser(remoteAddress).get('/outbox', headers);
    const forwarded = { 'x-forwarded-for': '127.0.0.1' };
    expect((await outbox('198.51.100.7', forwarded)).statusCode).toBe(404);
    expect((await outbox('127.0.0.1', forwarded)).statusCode).toBe(404);
    expect((await outbox('127.0.0.1', { forwarded: 'for=198.51.100.7' })).statusCode).toBe(404);
    expect((await outbox('127.0.0.1')).statusCode).toBe(200);
    await closed.stop();
  });

  it('is closed with a mail server, and in production for other machines', async () => {
    const closed = await startTestHost(inject('postgresUrl'), { production: true });
    expect((await closed.browser().get('/outbox')).statusCode).toBe(404);
    await closed.stop();
    const mailed = await startTestHost(inject('postgresUrl'), { smtpUrl: 'smtp://127.0.0.1:9' });
    expect((await mailed.browser().get('/outbox')).statusCode).toBe(404);
    await mailed.stop();
  });
});
