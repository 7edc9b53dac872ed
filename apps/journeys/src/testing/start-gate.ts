import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gate {
  readonly url: string;
  /** From now on calls stay on their way, until what this gives is called. */
  hold(): () => void;
  close(): void;
}

/** Stands before a server and passes on what it is asked, once it may: a database that thinks it over, or a slow way to it. */
export async function startGate(to: string): Promise<Gate> {
  const agent = new Agent({ keepAlive: true });
  let opened = Promise.resolve();
  const server = createServer(async (call, reply) => {
    // The line of changes is none of the calls that a page makes.
    if (call.url !== '/purges') await opened;
    const { method, headers } = call;
    const passed = request(new URL(call.url ?? '/', to), { method, headers, agent }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.once('error', () => reply.destroy());
    reply.once('close', () => passed.destroy());
    call.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      opened = promise;
      return resolve;
    },
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
