import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveHealth } from './health.ts';

it('/ready is 503 with one sentence while a setting is wrong, and /health stays 200', async () => {
  const server = Fastify();
  let sentence: string | undefined = 'PURGE_TOKEN is not set.';
  serveHealth(server, { isStopping: () => false, findWrongSetting: () => sentence });
  const answer = await server.inject('/ready');
  expect([answer.statusCode, answer.json().message]).toEqual([503, sentence]);
  expect((await server.inject('/health')).statusCode).toBe(200);
  sentence = undefined;
  expect((await server.inject('/ready')).statusCode).toBe(200);
  await server.close();
});

it('/ready answers 503 with Retry-After within two seconds when the database hangs, also to concurrent probes', async () => {
  const server = Fastify();
  serveHealth(server, { isStopping: () => false, probe: () => new Promise(() => undefined) });
  const start = performance.now();
  const answers = await Promise.all([1, 2, 3].map(() => server.inject('/ready')));
  expect(performance.now() - start).toBeLessThan(4_000);
  for (const { statusCode, headers } of answers) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  }
  expect((await server.inject('/health')).statusCode).toBe(200);
  await server.close();
});
