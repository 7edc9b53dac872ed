import { setTimeout } from 'node:timers/promises';
import type { ErrorReply } from '@wbn/contract/error-names.ts';
import type { FastifyInstance } from 'fastify';

const notReady: ErrorReply = {
  success: false,
  name: 'ServiceUnavailable',
  message: 'The server is stopping, or its database does not answer.',
};

/** Milliseconds in which a database answers that can be worked with; whatever asks has its own patience. */
const probeTime = 2_000;

export interface Readiness {
  /** Whether the host was told to stop. */
  readonly isStopping: () => boolean;
  /** Throws when the database does not answer. */
  readonly probe: () => Promise<void>;
  /** What `/health` tells besides. */
  readonly details?: () => object;
}

/** `/health`: the process is alive. `/ready`: it can serve, since it goes on and the database answers within two seconds. */
export function serveHealth(server: FastifyInstance, { isStopping, probe, details }: Readiness): void {
  server.get('/health', (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .send({ success: true, data: { status: 'alive', ...details?.() } });
  });
  server.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready = !isStopping() && (await answersInTime(probe));
    // Not thrown: whoever asks every second would fill the log with errors during every update.
    if (!ready) return reply.code(503).header('retry-after', '5').send(notReady);
    return { success: true, data: { status: 'ready' } };
  });
}

async function answersInTime(probe: Readiness['probe']): Promise<boolean> {
  const late = new AbortController();
  const answered = probe().then(
    () => true,
    () => false,
  );
  const isLate = setTimeout(probeTime, false, { signal: late.signal, ref: false }).catch(() => false);
  return Promise.race([answered, isLate]).finally(() => late.abort());
}
