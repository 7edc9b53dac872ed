import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Cleanup } from '../bed/cleanup.ts';

export interface LineFacts {
  /** Milliseconds there and back. */
  readonly roundTrip: number;
  /** Of what comes from the server, over all connections together; absent: as fast as it is read. */
  readonly bytesPerMillisecond?: number;
}

/** As much as goes over the line in one piece, so that connections share it. */
const pieceBytes = 1400;

/** A line to a server with a length and a width: what goes through it comes later, and no faster than it bears. Gives the address of its near end. */
export async function startLine(
  cleanup: Cleanup,
  to: string,
  { roundTrip, bytesPerMillisecond = Number.POSITIVE_INFINITY }: LineFacts,
): Promise<string> {
  const far = new URL(to);
  const oneWay = roundTrip / 2;
  let freeAt = 0;
  const server = createServer((near) => {
    const opened = performance.now();
    const remote = connect(Number(far.port), far.hostname);
    for (const socket of [near, remote]) socket.setNoDelay();
    const there = createDelayed(remote);
    const back = createDelayed(near);
    // Opening a connection costs a round trip of its own.
    near.on('data', (data) => there(Math.max(performance.now(), opened + roundTrip) + oneWay, data));
    near.once('end', () => there(performance.now() + oneWay));
    remote.on('data', (data) => {
      for (let from = 0; from < data.length; from += pieceBytes) {
        const piece = data.subarray(from, from + pieceBytes);
        freeAt = Math.max(freeAt, performance.now()) + piece.length / bytesPerMillisecond;
        back(freeAt + oneWay, piece);
      }
    });
    remote.once('end', () => back(Math.max(freeAt, performance.now()) + oneWay));
    near.once('error', () => remote.destroy());
    remote.once('error', () => near.destroy());
    near.once('close', () => remote.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.add(async () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Writes to a socket what is given, each at its time and in the order given; without data the socket is ended. */
function createDelayed(socket: Socket): (dueAt: number, data?: Buffer) => void {
  const waiting: { readonly dueAt: number; readonly data: Buffer | undefined }[] = [];

  function pump(): void {
    for (let next = waiting[0]; next && next.dueAt <= performance.now(); next = waiting[0]) {
      waiting.shift();
      if (next.data) socket.write(next.data);
      else socket.end();
    }
    const [next] = waiting;
    if (next) setTimeout(pump, Math.max(1, next.dueAt - performance.now()));
  }

  return (dueAt, data) => {
    waiting.push({ dueAt, data });
    if (waiting.length === 1) setTimeout(pump, Math.max(1, dueAt - performance.now()));
  };
}
