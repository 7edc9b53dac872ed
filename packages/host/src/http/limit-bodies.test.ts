import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { handleBrokenRequest } from '../errors/handle-errors.ts';
import { limitBodies, pipeBody } from './limit-bodies.ts';

async function open({ usual = 60_000, patience = 60_000 }) {
  const server = Fastify({ requestTimeout: 0, clientErrorHandler: handleBrokenRequest, bodyLimit: 1_000 });
  limitBodies(server, { usual, patience });
  server.addContentTypeParser('text/csv', (_request, payload, done) => done(null, pipeBody(payload)));
  server.get('/', async () => 'next');
  server.post('/search', async () => ({}));
  server.post('/refused', { onRequest: async () => Promise.reject(new Error('no')) }, async () => ({}));
  server.post('/upload', { config: { bodyTime: 60_000 } }, async ({ body }) => {
    for await (const _ of body as AsyncIterable<Buffer>) throw new Error('This is no UTF-8.');
    return {};
  });
  server.post('/kept', { config: { bodyTime: 60_000 } }, async ({ body }) => {
    for await (const _ of body as AsyncIterable<Buffer>);
    return {};
  });
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  onTestFinished(() => server.close());
  return (path: string, type: string, length: number) => {
    const socket = connect(Number(port), '127.0.0.1');
    const said = { text: '' };
    socket.setEncoding('utf8').on('data', (text: string) => {
      said.text += text;
    });
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
    );
    return { socket, said };
  };
}

/** Waits until the connection has ended, also by a reset, which `once` of `node:events` would throw. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

async function drip(socket: Socket): Promise<void> {
  while (!socket.destroyed) {
    socket.write('a');
    await wait(20);
  }
}

it('times out a body that never ends, later for a file', async () => {
  const send = await open({ usual: 150 });
  const upload = send('/kept', 'text/csv', 9999);
  upload.socket.write('a');
  const search = send('/search', 'application/json', 999);
  search.socket.write('{');
  await closed(search.socket);
  expect(search.said.text).toMatch(/^HTTP\/1\.1 408 .*"RequestTimeout"/s);
  expect(upload.said.text).toBe('');
  upload.socket.destroy();
});

it('ends an upload that is too slow', async () => {
  const send = await open({ patience: 200 });
  const { socket, said } = send('/kept', 'text/csv', 99_999);
  void drip(socket);
  await closed(socket);
  expect(said.text).toMatch(/^HTTP\/1\.1 408 /);
});

it.each([
  ['whose reader gives up', '/upload', 'text/csv', 500],
  ['that is too large', '/search', 'application/json', 413],
  ['that nobody reads', '/refused', 'application/json', 500],
  ['of a type that nobody takes', '/search', 'text/strange', 415],
])('answers the next request on the connection after a body %s', async (_, path, type, status) => {
  const send = await open({});
  const length = 8_000_000;
  const { socket, said } = send(path, type, length);
  socket.write(Buffer.alloc(length, 'a'));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await closed(socket);
  expect(said.text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*HTTP/1\\.1 200 .*next$`, 's'));
});

it('closes the connection of a refused body that does not end', async () => {
  // Long enough to read the reply on a busy machine, because a connection reset discards unread data.
  const send = await open({ patience: 1_500 });
  const { socket, said } = send('/refused', 'application/json', 99_999);
  void drip(socket);
  await closed(socket);
  expect(said.text).toMatch(/^HTTP\/1\.1 500 /);
  expect(said.text).not.toContain('408');
});
