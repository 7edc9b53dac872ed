import type { FastifyInstance } from 'fastify';
import { CallError } from './call-error.ts';

/** `/health`: the process is alive. `/ready`: it can serve, since the database answers. */
export function serveHealth(server: FastifyInstance, isReady: () => Promise<boolean>): void {
  server.get('/health', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ success: true, data: { status: 'alive' } });
  });
  server.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready = await isReady().catch(() => false);
    if (!ready)
      throw new CallError('ServiceUnavailable', 'The server is stopping, or its database does not answer.');
    return { success: true, data: { status: 'ready' } };
  });
}
