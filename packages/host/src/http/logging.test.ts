import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { loggedPath, logRequests } from './logging.ts';

it.each([
  ['/downloads/Zm9vYmFyYmF6', '/downloads/***'],
  ['/downloads/Zm9v?x=1', '/downloads/***'],
  ['/reset-password?token=abc.def&continue=https%3A%2F%2Fa.example%2F', '/reset-password'],
  ['/search/suggest?text=valves', '/search/suggest'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

it('logs no query of a request', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const loggerInstance: FastifyBaseLogger = pino({}, sink);
  const server = Fastify({ loggerInstance, disableRequestLogging: true });
  logRequests(server);
  server.get('/search', () => 'found');
  await server.inject('/search?text=a-secret-plan');
  expect(lines.join('')).toContain('"url":"/search"');
  expect(lines.join('')).not.toContain('a-secret-plan');
  await server.close();
});
