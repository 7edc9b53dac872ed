import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createFetchOutside, mayReachOutside, OutsideError, readOutsideAddress } from './fetch-outside.ts';

const order = { mostBytes: 1_000, milliseconds: 10_000, accept: 'image/*' };
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Serves on loopback; `asked` has the paths that arrived. */
async function serve(answer: RequestListener) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { port, asked, url: `http://127.0.0.1:${port}` };
}

/** Reaches only this port of loopback. */
const fetchAt = (port: number) =>
  createFetchOutside({ mayReach: (address, asked) => address === '127.0.0.1' && asked === port });
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => (error instanceof OutsideError ? `${error.problem} ${error.detail}`.trim() : error),
  );

it('PRD-19: reads what stands at an address, after redirects', async () => {
  const { port, url } = await serve(({ url: path }, response) => {
    if (path === '/a') response.writeHead(302, { location: '/b' }).end();
    else response.end('picture');
  });
  expect((await fetchAt(port)(`${url}/a`, order)).toString()).toBe('picture');
});

it('PRD-19: asks no inner address: written in any form, behind a name, or behind a redirect', async () => {
  const { port, url, asked } = await serve((_, response) => response.end('secret'));
  const fetchPublic = createFetchOutside();
  const forms = [
    url,
    `http://localhost:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://0177.0.0.1:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1/',
  ];
  for (const form of forms)
    expect([form, await problemOf(fetchPublic(form, order))]).toEqual([form, 'inner']);
  // One of the addresses of the name is inside: the name is refused as a whole.
  const named = createFetchOutside({
    resolve: async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  });
  expect(await problemOf(named('http://shop.example/', order))).toBe('inner');
  expect(asked).toEqual([]);
  const redirecting = await serve((_, response) => response.writeHead(301, { location: url }).end());
  expect(await problemOf(fetchAt(redirecting.port)(redirecting.url, order))).toBe('inner');
  expect(asked).toEqual([]);
});

it('PRD-19: connects to the address that was checked, even when the name then leads elsewhere', async () => {
  const { port, asked } = await serve((_, response) => response.end('picture'));
  let times = 0;
  const rebinding = createFetchOutside({
    mayReach: (address) => address === '127.0.0.1',
    resolve: async () => {
      times += 1;
      return [{ address: times === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    },
  });
  expect((await rebinding(`http://shop.example:${port}/x`, order)).toString()).toBe('picture');
  expect([times, asked]).toEqual([1, ['/x']]);
});

it.each([
  ['file:///etc/passwd', 'address'],
  ['ftp://shop.example/a.jpg', 'address'],
  ['http://name:password@shop.example/a.jpg', 'address'],
  ['/p/u/pump.jpg', 'address'],
  [`https://shop.example/${'a'.repeat(1_000)}`, 'address'],
])('PRD-19: refuses %s', async (address, problem) => {
  expect(readOutsideAddress(address)).toBeUndefined();
  expect(await problemOf(createFetchOutside()(address, order))).toBe(problem);
});

it('PRD-19: asks the usual ports only', () => {
  const ports = [22, 25, 80, 443, 5432, 6379, 8080];
  expect(ports.filter((port) => mayReachOutside('8.8.8.8', port))).toEqual([80, 443]);
});

it.each([
  ['a missing picture', 404, {}, 'status 404'],
  ['a redirect to a file', 302, { location: 'file:///etc/passwd' }, 'address'],
  ['a redirect without an end', 302, { location: '/' }, 'redirects'],
  ['a body that says it is too large', 200, { 'content-length': '1001' }, 'tooLarge'],
] as const)('PRD-19: tells %s', async (_, status, headers, problem) => {
  const { port, url } = await serve((__, response) => response.writeHead(status, headers).flushHeaders());
  expect(await problemOf(fetchAt(port)(url, order))).toBe(problem);
});

it('PRD-19: gives up a body without an end, one that comes slowly, and a name that nobody has', async () => {
  const endless = await serve((_, response) => {
    const more = () => response.write('x'.repeat(600)) && setTimeout(more, 1);
    more();
  });
  expect(await problemOf(fetchAt(endless.port)(endless.url, order))).toBe('tooLarge');
  const slow = await serve((_, response) => response.writeHead(200).write('x'));
  expect(await problemOf(fetchAt(slow.port)(slow.url, { ...order, milliseconds: 200 }))).toBe('timeout');
  const silent = await serve(() => undefined);
  expect(await problemOf(fetchAt(silent.port)(silent.url, { ...order, milliseconds: 200 }))).toBe('timeout');
  const nobody = createFetchOutside({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await problemOf(nobody('https://shop.example/', order))).toBe('unknownHost');
  const closed = await serve(() => undefined);
  servers.pop()?.close();
  expect(await problemOf(fetchAt(closed.port)(closed.url, order))).toBe('unreachable ECONNREFUSED');
});
