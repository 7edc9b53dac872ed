import { createServer } from 'node:net';

/** Below the ephemeral ports, so that a passing connection cannot take a port before it is used. */
const range = { from: 20_000, to: 32_000 };

/** Returns different ports on which nothing listens. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from));
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });
}
