import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleBrokenRequest } from '../errors/handle-errors.ts';
import { limitBodyTime } from './limit-body-time.ts';

it('answers a body that never comes to its end, but waits longer for a file', async () => {
  const server = Fastify({ requestTimeout: 0, clientErrorHandler: handleBrokenRequest });
  limitBodyTime(server, 150);
  server.post('/search', async () => ({}));
  server.post('/upload', { config: { bodyTime: 60_000 } }, async () => ({}));
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const open = (path: string) => {
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`,
    );
    return socket;
  };
  const upload = open('/upload');
  let answered = '';
  upload.on('data', (text: string) => {
    answered += text;
  });
  const search = open('/search');
  const reply = await new Promise<string>((resolve) => {
    let text = '';
    search.on('data', (part: string) => {
      text += part;
    });
    search.on('close', () => resolve(text));
  });
  expect(reply).toMatch(/^HTTP\/1\.1 408 .*"RequestTimeout"/s);
  expect(answered).toBe('');
  upload.destroy();
  await server.close();
});
