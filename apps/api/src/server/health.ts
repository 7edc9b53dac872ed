import type { ErrorReply } from '@wbn/contract/error-names.ts';
import type { FastifyInstance } from 'fastify';

const notReady: ErrorReply = {
  success: false,
  name: 'ServiceUnavailable',
  message: 'The server is stopping, or its database does not answer.',
};

/** `/health`: the process is alive. `/ready`: it can serve, since the database answers. */
export function serveHealth(server: FastifyInstance, isReady: () => Promise<boolean>): void {
  server.get('/health', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ success: true, data: { status: 'alive' } });
  });
  server.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready = await isReady().catch(() => false);
    // Not thrown: whoever asks every second would fill the log with errors during every update.
    if (!ready) return reply.code(503).header('retry-after', '5').send(notReady);
    return { success: true, data: { status: 'ready' } };
  });
}
