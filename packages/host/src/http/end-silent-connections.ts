import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which the request of a connection that has just been made may still come in. */
const grace = 200;

/**
 * Ends, from the call of what it returns on, the connections over which nothing was asked. Browsers make one ahead, and Node, which closes
 * idle ones when a server closes, takes it for one under way: a stop would last until it has been silent for too long.
 */
export function endSilentConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, grace).unref();
  };
}
