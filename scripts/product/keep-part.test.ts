import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { keepPart } from './keep-part.ts';

/** A port that nobody listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Answers with its process id, and dies when it is told to. */
const program = `
  const port = Number(process.argv[1]);
  require('node:http').createServer((request, response) => {
    if (request.url === '/die') process.exit(7);
    response.end(String(process.pid));
  }).listen(port, '127.0.0.1');
`;

it('a part that dies is started again, says so in one line, and ends when it is stopped', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const said: string[] = [];
  const part = await keepPart({
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
  await expect.poll(() => said, { timeout: 10_000 }).toHaveLength(2);
  expect(said).toEqual(['the API ended (7); it is started again in 0.01 s.', 'the API is up again.']);
  expect(await (await fetch(url)).text()).not.toBe(first);
  await part.stop();
  await expect(fetch(url)).rejects.toThrow();
  expect(said).toHaveLength(2);
});
