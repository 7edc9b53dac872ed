import { network } from '@wbn/edition/network.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from '../testing/call-server.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

describe('CORS', () => {
  const from = (origin: string, url = api.url) => ask(`${url}/ref-data/gender`, { headers: { origin } });
  const allowed = async (origin: string, url?: string) =>
    (await from(origin, url)).headers.get('access-control-allow-origin');

  it('CALL-40: allows every site of the network', async () => {
    for (const site of network) expect(await allowed(`https://${site.host}`)).toBe(`https://${site.host}`);
  });

  it.each([
    'https://evil.example',
    'https://www.wbnaustralia.example.evil.example',
    'http://www.wbnaustralia.example',
    'https://evil-localhost',
    'https://localhost.evil.example',
    'null',
  ])('refuses %s', async (origin) => {
    const answer = await from(origin);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('allows localhost outside production', async () => {
    expect(await allowed('http://localhost:4000')).toBe('http://localhost:4000');
    expect(await allowed('https://chile.localhost:9999')).toBe('https://chile.localhost:9999');
  });

  it('allows only the own site on localhost in production, when there is one', async () => {
    const live = await startTestServer(inject('postgresUrl'), { production: true });
    const home = await startTestServer(inject('postgresUrl'), {
      production: true,
      siteUrl: 'http://localhost:4000',
    });
    try {
      expect(await allowed('http://localhost:4000', live.url)).toBeNull();
      expect(await allowed('http://localhost:4000', home.url)).toBe('http://localhost:4000');
      expect(await allowed('http://chile.localhost:4000', home.url)).toBe('http://chile.localhost:4000');
      expect(await allowed('http://localhost:4001', home.url)).toBeNull();
    } finally {
      await live.stop();
      await home.stop();
    }
  });

  it('answers a preflight for a site of the network and refuses others', async () => {
    const preflight = (origin: string) =>
      ask(`${api.url}/search/business`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const good = await preflight(`https://${network[0].host}`);
    expect(good.status).toBe(204);
    expect(good.headers.get('access-control-allow-methods')).toContain('POST');
    expect(good.headers.get('access-control-allow-headers')).toContain('content-type');
    const bad = await preflight('https://evil.example');
    expect(bad.headers.get('access-control-allow-origin')).toBeNull();
    expect(bad.headers.get('access-control-allow-methods')).toBeNull();
  });
});

describe('STF-10: origins of the desk and of sites', () => {
  const desk = 'http://localhost:4003';
  const cases = (origin: string, headers: object) =>
    ask(`${api.url}/desk/cases`, { headers: { ...headers, origin } });

  it('the desk makes its calls, and no other', async () => {
    const { headers } = await api.signInStaff();
    const own = await cases(desk, headers);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, desk]);
    const other = await ask(`${api.url}/ref-data/gender`, { headers: { origin: desk } });
    expect([other.status, other.body.name]).toEqual([403, 'Forbidden']);
  });

  it('a site makes none of the desk, whatever the token', async () => {
    const { headers } = await api.signInStaff();
    for (const origin of ['http://localhost:4000', 'https://evil.example', 'null'])
      expect((await cases(origin, headers)).status).toBe(403);
  });
});
