import { connect } from 'node:net';
import { expect, inject, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

it('answers a body that never comes to its end, but waits longer for a file', async () => {
  const api = await startTestServer(inject('postgresUrl'), { requestTimeout: 150 });
  const { port } = new URL(api.url);
  const open = (path: string, type: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9999\r\n\r\n{`,
    );
    return socket;
  };
  const upload = open('/files/incoming', 'multipart/form-data; boundary=x');
  let answered = '';
  upload.on('data', (bytes) => {
    answered += bytes;
  });
  const other = open('/search/business', 'application/json');
  const reply = await new Promise<string>((resolve) => {
    let text = '';
    other.on('data', (bytes) => {
      text += bytes;
    });
    other.on('close', () => resolve(text));
  });
  expect(reply).toMatch(/^HTTP\/1\.1 408 .*"RequestTimeout"/s);
  expect(answered).toBe('');
  upload.destroy();
  await api.stop();
});
