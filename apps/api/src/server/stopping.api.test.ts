import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@wbn/postgres/test-database.ts';
import { expect, inject, it } from 'vitest';
import { startApiProcess } from '../testing/start-api-process.ts';
import { startTestServer } from '../testing/start-test-server.ts';

/** Whether a server accepts new connections. */
async function listens(port: number, host: string): Promise<boolean> {
  const socket = createConnection(port, host);
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}

it('answers running requests while it stops, and closes the connection with the reply', async () => {
  const api = await startTestServer(inject('postgresUrl'));
  const { hostname, port } = new URL(api.url);
  const socket = createConnection(Number(port), hostname).setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  await once(socket, 'connect');
  // Sends the first half of a request; the reply to the other connection shows that the server has read it.
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

it('reports not ready for the time of STOP_DELAY, and continues to answer', async () => {
  const database = await createTestDatabase(inject('postgresUrl'));
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  const api = await startApiProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    STOP_DELAY: '60000',
  });
  const ready = async () => (await fetch(`${api.url}/ready`)).status;
  expect(await ready()).toBe(200);
  api.signal('SIGTERM');
  await expect.poll(ready).toBe(503);
  expect((await fetch(`${api.url}/ref-data/country`)).status).toBe(200);
  await api.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});
