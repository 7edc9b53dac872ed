import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

/**
 * Connections that may wait to be accepted; the system's own limit (`net.core.somaxconn`) still holds. With Node's 511 a rush of 2,000 fills it, and
 * whoever finds it full is tried again by TCP after 1, 3 and 7 seconds, `/health` among them.
 */
const backlog = 4_096;
/** Sockets on one port, and so the connections that are accepted in one turn of the event loop. */
const socketCount = 32;
/** Elsewhere the system does not share a port out among several sockets. */
const sharesPorts = process.platform === 'linux';

export interface ListenAddress {
  readonly host: string;
  /** 0: one that is free. */
  readonly port: number;
}

export interface SocketOptions extends ListenAddress {
  readonly backlog: number;
  readonly reusePort?: boolean;
}

/**
 * Lets a server listen so that a rush of thousands comes in at once. libuv accepts one connection of a socket in each turn, and a turn takes
 * milliseconds while much is asked: the last of 2,000, and whoever asks for `/health`, would wait for seconds. `begin` opens the server's own socket.
 * Closing the server closes all of them, and is done when nobody is served any more. Rejects with Node's error (EADDRINUSE, EACCES).
 */
export async function listenForRush(
  server: HttpServer,
  { host, port }: ListenAddress,
  begin: (options: SocketOptions) => Promise<unknown> = (options) => open(server, options),
): Promise<void> {
  if (!sharesPorts) return void (await begin({ host, port, backlog }));
  // A second process would share the port without a word.
  if (port !== 0) await close(await open(createServer(), { host, port, backlog }));
  await begin({ host, port, backlog, reusePort: true });
  const bound = server.address() as AddressInfo;
  const more = Array.from({ length: socketCount - 1 }, () => {
    const socket = createServer({ allowHalfOpen: true, noDelay: true }, (connection) =>
      server.emit('connection', connection),
    );
    return open(socket, { host: bound.address, port: bound.port, backlog, reusePort: true });
  });
  closeWith(server, await Promise.all(more));
}

async function open<Some extends Server>(server: Some, options: SocketOptions): Promise<Some> {
  server.listen(options);
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

/** Node tells nobody that a server begins to close. */
function closeWith(server: HttpServer, more: readonly Server[]): void {
  const closeItself = server.close.bind(server);
  server.close = (done) => {
    const closed = Promise.all(more.map(close));
    return closeItself((error) => void closed.then(() => done?.(error)));
  };
}
