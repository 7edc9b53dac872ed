import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from './settings.ts';
import { startSite } from './start-site.ts';

let editionsDir: string;
let server: Server | undefined;

beforeEach(() => {
  editionsDir = mkdtempSync(join(tmpdir(), 'wbn-editions-'));
  const facts = { id: 'australia', host: 'www.wbnaustralia.example', language: 'en' };
  mkdirSync(join(editionsDir, 'australia'));
  writeFileSync(join(editionsDir, 'australia', 'edition.json'), JSON.stringify(facts));
});

afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
  rmSync(editionsDir, { recursive: true });
});

async function start(stopDelay: string): Promise<string> {
  const given = { SITE_HOST: '127.0.0.1', SITE_PORT: '0', LOG_LEVEL: 'silent' };
  const settings = readSettings({
    ...given,
    EDITIONS_DIR: editionsDir,
    BUILD_DIR: editionsDir,
    STOP_DELAY: stopDelay,
  });
  const headers = { 'content-type': 'text/html' };
  server = await startSite({ settings, renderPage: async () => new Response('a page', { headers }) });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('says that it is not ready for the time of STOP_DELAY, and goes on answering', async () => {
  const url = await start('60000');
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  process.emit('SIGTERM');
  expect((await fetch(`${url}/ready`)).status).toBe(503);
  const page = await fetch(`${url}/`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
});

it('a site that was closed before the time of STOP_DELAY is over does not end the process later', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  await start('60000');
  const ofThisSite = process.listeners('SIGINT').at(-1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  process.emit('SIGTERM');
  server?.close();
  if (server) await once(server, 'close');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(exit).not.toHaveBeenCalled();
  expect(process.listeners('SIGINT')).not.toContain(ofThisSite);
});

it('ends when it has answered what was under way', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  await start('0');
  process.emit('SIGTERM');
  if (server) await once(server, 'close');
  await expect.poll(() => exit.mock.calls).toEqual([[0]]);
});
