import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { supervise, supervisePart } from './supervise-part.ts';

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Answers with its process id, and dies on request. */
const program = `
  const port = Number(process.argv[1]);
  require('node:http').createServer((request, response) => {
    if (request.url === '/die') process.exit(7);
    response.end(String(process.pid));
  }).listen(port, '127.0.0.1');
`;

it('restarts a part that dies, says so in one line, and ends when it is stopped', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const said: string[] = [];
  const part = await supervisePart({
    name: 'the API',
    args: ['--eval', program, new URL(url).port],
    cwd: '.',
    env: process.env,
    readyUrl: url,
    firstWait: 10,
    say: (sentence) => said.push(sentence),
  });
  const first = await (await fetch(url)).text();
  await fetch(`${url}/die`).catch(() => undefined);
  await expect.poll(() => said).toHaveLength(2);
  expect(said).toEqual(['the API ended (7); it is started again in 0.01 s.', 'the API is up again.']);
  expect(await (await fetch(url)).text()).not.toBe(first);
  await part.stop();
  await expect(fetch(url)).rejects.toThrow();
  expect(said).toHaveLength(2);
});

it('restarts anything else that ends, even when the first restart fails', async () => {
  const said: string[] = [];
  const ends: ((sentence: string) => void)[] = [];
  let starts = 0;
  const start = async () => {
    starts += 1;
    if (starts === 2) throw new Error('The port is in use');
    const failed = new Promise<string>((resolve) => ends.push(resolve));
    return { failed, ended: failed, stop: async () => ends.at(-1)?.('stopped') };
  };
  const database = await supervise({
    ...{ name: 'PostgreSQL', start, firstWait: 1 },
    say: (sentence) => said.push(sentence),
  });
  ends[0]?.('PostgreSQL ended');
  await expect.poll(() => starts).toBe(3);
  await database.stop();
  expect(said).toEqual([
    'PostgreSQL ended; it is started again in 0.001 s.',
    'The port is in use; it is started again in 0.002 s.',
    'PostgreSQL is up again.',
  ]);
});
