import { once } from 'node:events';
import { createServer } from 'node:net';

let next = 7000;

/** The next port from 7000 on that nobody listens on. */
export async function findFreePort(): Promise<number> {
  while (next < 7100) {
    const port = next;
    next += 1;
    if (await isFree(port)) return port;
  }
  throw new Error('Every port from 7000 to 7099 is taken.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
