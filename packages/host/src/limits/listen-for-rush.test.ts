import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listenForRush } from './listen-for-rush.ts';

const host = '127.0.0.1';

/** A connection that has asked for something. */
async function ask(port: number): Promise<Socket> {
  const socket = createConnection(port, host).setEncoding('utf8');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  return socket;
}

it('takes all who come together, and is closed when the last of them is answered', async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer((_, response) => waiting.push(response));
  await listenForRush(server, { host, port: 0 });
  const { port } = server.address() as AddressInfo;
  const sockets = await Promise.all(Array.from({ length: 200 }, () => ask(port)));
  await expect.poll(() => waiting.length).toBe(200);
  const answers: string[] = [];
  for (const socket of sockets) socket.once('data', (text) => answers.push(String(text).slice(0, 15)));
  const onClosed = vi.fn();
  server.close(onClosed);
  await expect(once(createConnection(port, host), 'connect')).rejects.toThrow('ECONNREFUSED');
  const last = waiting.pop();
  for (const response of waiting) response.end('done');
  await expect.poll(() => answers.length).toBe(199);
  expect(onClosed).not.toHaveBeenCalled();
  last?.end('done');
  await expect.poll(() => onClosed.mock.calls.length).toBe(1);
  expect(answers).toEqual(Array.from({ length: 200 }, () => 'HTTP/1.1 200 OK'));
});

it('says that a port is taken, also when the other one shares it', async () => {
  const [first, second] = [createServer(), createServer()];
  await listenForRush(first, { host, port: 0 });
  const { port } = first.address() as AddressInfo;
  await expect(listenForRush(second, { host, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await new Promise((resolve) => first.close(resolve));
});
