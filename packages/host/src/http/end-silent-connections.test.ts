import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { endSilentConnections } from './end-silent-connections.ts';

it('a stop does not wait for a connection over which nothing was asked, and answers what comes in over another', async () => {
  const server = createServer((_, response) => response.end('answered'));
  const endSilent = endSilentConnections(server);
  const accepted: Socket[] = [];
  server.on('connection', (socket: Socket) => accepted.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [ahead, asking] = [createConnection(port, '127.0.0.1'), createConnection(port, '127.0.0.1')];
  let received = '';
  asking.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  ahead.resume();
  await Promise.all([once(ahead, 'connect'), once(asking, 'connect')]);
  asking.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
  const read = () => accepted.map(({ bytesRead }) => bytesRead > 0).toSorted();
  await expect.poll(read).toEqual([false, true]);
  const closed = once(server, 'close');
  server.close();
  endSilent();
  await once(ahead, 'close');
  expect(received).toBe('');
  asking.write('connection: close\r\n\r\n');
  await Promise.all([closed, once(asking, 'close')]);
  expect(received).toContain('answered');
});
