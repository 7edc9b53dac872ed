import { expect, it, onTestFinished } from 'vitest';
import { createFastify } from '../http/create-fastify.ts';
import { serveHealth } from '../http/health.ts';

/** Keeps the event loop busy, as too many requests would. */
function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** A host with so many requests under way that wait for `release`. */
async function openHost(underWay: number) {
  const server = createFastify({
    ...{ app: 'test', logLevel: 'silent', trustedProxies: [], headers: {}, requestTimeout: 10_000 },
  });
  onTestFinished(() => server.close());
  const held = Promise.withResolvers<string>();
  serveHealth(server, { isStopping: () => false });
  server.get('/held', () => held.promise);
  server.get('/quick', async () => 'answered');
  await server.ready();
  const waiting = Array.from({ length: underWay }, async () => server.inject('/held'));
  return {
    async get(path: string) {
      const { statusCode, headers, body } = await server.inject(path);
      return { status: statusCode, retryAfter: headers['retry-after'], body };
    },
    async release() {
      held.resolve('held');
      return (await Promise.all(waiting)).map(({ body }) => body);
    },
  };
}

it('refuses requests while the event loop is late and many are under way, but answers probes', async () => {
  const { get, release } = await openHost(100);
  block(100);
  const [refused, ...probes] = await Promise.all([get('/quick'), get('/health'), get('/ready')]);
  expect(refused).toMatchObject({ status: 503, retryAfter: '3' });
  expect(JSON.parse(refused.body)).toMatchObject({ success: false, name: 'ServiceUnavailable' });
  expect(probes).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await release()).toEqual(Array.from({ length: 100 }, () => 'held'));
  block(100);
  expect(await get('/quick')).toMatchObject({ status: 200 });
});

it('refuses nothing on a busy machine as long as few requests are under way', async () => {
  const { get, release } = await openHost(10);
  block(100);
  expect(await get('/quick')).toMatchObject({ status: 200 });
  await release();
});
