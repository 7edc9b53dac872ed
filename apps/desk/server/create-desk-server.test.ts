import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDeskServer, serveBuild } from './create-desk-server.ts';
import { readSettings } from './settings.ts';

const buildDir = mkdtempSync(join(tmpdir(), 'desk-build-'));
writeFileSync(join(buildDir, 'favicon.svg'), '<svg/>');
writeFileSync(join(buildDir, 'index.html'), 'not served as a file');
afterAll(() => rmSync(buildDir, { recursive: true }));

let stopping = false;
const settings = readSettings({
  DESK_URL: 'https://desk.wbn.example',
  DESK_BUILD_DIR: buildDir,
  PUBLIC_API_URL: 'https://api.wbn.example',
  PUBLIC_ACCOUNTS_URL: 'https://accounts.wbn.example/"><script>',
  S3_PUBLIC_URL: 'https://files.wbn.example/pictures',
  LOG_LEVEL: 'silent',
});
const server = await createDeskServer({
  settings,
  readiness: { isStopping: () => stopping },
  readDocument: async () => '<html data-api="%API%" data-accounts="%ACCOUNTS%" data-site="%SITE%">',
  serveAssets: (made) => serveBuild(made, buildDir),
  hasPolicy: true,
});
afterAll(() => server.close());

describe('STF-30: the server of the desk', () => {
  it.each(['/', '/cases/1', '/SetID/?token=x', '/index'])('answers %s with the document', async (url) => {
    const { statusCode, headers, body } = await server.inject(url);
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ]);
    expect(body).toBe(
      '<html data-api="https://api.wbn.example" data-accounts="https://accounts.wbn.example/&quot;&gt;&lt;script&gt;" data-site="http://localhost:4000">',
    );
  });

  it('allows its own scripts and styles only, and pictures from the store', async () => {
    const policy = String((await server.inject('/')).headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob: https://api.wbn.example https://files.wbn.example",
        "connect-src 'self' https://api.wbn.example https://accounts.wbn.example",
        "frame-ancestors 'none'",
        "form-action 'none'",
        'upgrade-insecure-requests',
      ]),
    );
  });

  it('serves files, and 404 instead of the document for missing ones', async () => {
    expect((await server.inject('/favicon.svg')).statusCode).toBe(200);
    expect((await server.inject('/assets/old-1a2b.js')).statusCode).toBe(404);
    expect((await server.inject('/index.html')).body).not.toContain('not served');
    expect((await server.inject({ method: 'POST', url: '/cases' })).statusCode).toBe(405);
    expect((await server.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });

  it('is alive, and ready until it stops', async () => {
    expect((await server.inject('/health')).statusCode).toBe(200);
    expect((await server.inject('/ready')).statusCode).toBe(200);
    stopping = true;
    expect((await server.inject('/ready')).statusCode).toBe(503);
    stopping = false;
  });
});

it('names the setting that is wrong', () => {
  expect(() => readSettings({ DESK_URL: 'desk' })).toThrow(/DESK_URL must be an address/);
});
