import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@wbn/postgres/test-database.ts';
import { expect, inject, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

/** Whether a server takes new connections. */
async function listens(port: number, host: string): Promise<boolean> {
  const socket = createConnection(port, host);
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}

it('answers what is under way while it stops, and closes the connection with the answer', async () => {
  const api = await startTestServer(inject('postgresUrl'));
  const { hostname, port } = new URL(api.url);
  const socket = createConnection(Number(port), hostname).setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  await once(socket, 'connect');
  // The first half of a request; the other one, which is answered, shows that the server has read it.
  socket.write(
    'GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /ref-data/country HTTP/1.1\r\nhost: localhost\r\n',
  );
  await expect.poll(() => received).toContain('alive');
  const stopped = api.stop();
  await expect.poll(() => listens(Number(port), hostname)).toBe(false);
  received = '';
  socket.write('\r\n');
  await once(socket, 'close');
  await stopped;
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(received.toLowerCase()).toContain('\r\nconnection: close\r\n');
});

it('says that it is not ready for the time of STOP_DELAY, and goes on answering', async () => {
  const database = await createTestDatabase(inject('postgresUrl'));
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  const api = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      API_HOST: '127.0.0.1',
      API_PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      STOP_DELAY: '60000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  api.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  await expect.poll(() => log, { timeout: 20_000 }).toContain('listening at');
  const url = /listening at (http:[^"]+)/.exec(log)?.[1];
  const ready = async () => (await fetch(`${url}/ready`)).status;
  expect(await ready()).toBe(200);
  api.kill('SIGTERM');
  await expect.poll(ready).toBe(503);
  expect((await fetch(`${url}/ref-data/country`)).status).toBe(200);
  api.kill('SIGKILL');
  await once(api, 'exit');
  await database.drop();
  rmSync(dataDir, { recursive: true });
});
