import { setTimeout } from 'node:timers/promises';
import type { ErrorReply } from '@wbn/contract/error-names.ts';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };

/** Milliseconds in which the database has to answer. */
const probeTime = 2_000;

export interface Readiness {
  /** Whether the host was told to stop. */
  readonly isStopping: () => boolean;
  /** Throws when the database does not answer; absent for a host without a database. */
  readonly probe?: () => Promise<void>;
  /** Returns a sentence about a setting that keeps the host from working, or undefined. */
  readonly findWrongSetting?: () => string | undefined;
  /** Fields that `/health` returns beside the status. */
  readonly details?: () => object;
}

/**
 * `/health`: the process is alive, and its version. `/ready`: it can serve; 503 with one sentence while it stops, while a setting is wrong and while
 * the database does not answer within two seconds.
 */
export function serveHealth(server: FastifyInstance, readiness: Readiness): void {
  server.get('/health', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({
      success: true,
      data: { status: 'alive', version: manifest.version, ...readiness.details?.() },
    });
  });
  server.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const message = await findObstacle(readiness);
    if (message === undefined) return { success: true, data: { status: 'ready' } };
    const notReady: ErrorReply = { success: false, name: 'ServiceUnavailable', message };
    // Sent and not thrown: proxies ask every second, and each error would be a line in the log.
    return reply.code(503).header('retry-after', '5').send(notReady);
  });
}

async function findObstacle({ isStopping, findWrongSetting, probe }: Readiness): Promise<string | undefined> {
  if (isStopping()) return 'The server is stopping.';
  const wrongSetting = findWrongSetting?.();
  if (wrongSetting !== undefined) return wrongSetting;
  return !probe || (await answersInTime(probe)) ? undefined : 'The database does not answer.';
}

async function answersInTime(probe: () => Promise<void>): Promise<boolean> {
  const late = new AbortController();
  const answered = probe().then(
    () => true,
    () => false,
  );
  const isLate = setTimeout(probeTime, false, { signal: late.signal, ref: false }).catch(() => false);
  return Promise.race([answered, isLate]).finally(() => late.abort());
}
