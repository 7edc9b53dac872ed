import { backlog } from '@wbn/host/http/create-fastify.ts';
import type { RunningHost } from '@wbn/host/start/run-host.ts';
import { createDeskServer, type DeskServerOptions } from './create-desk-server.ts';

type StartOptions = Omit<DeskServerOptions, 'readiness'> & { readonly host: RunningHost };

/** Starts the desk until it listens; `host` stops it. */
export async function startDesk({ host, ...options }: StartOptions): Promise<void> {
  const { settings } = options;
  const server = await createDeskServer({ ...options, readiness: { isStopping: host.isStopping } });
  host.atEnd(() => server.close());
  await server.listen({ host: settings.host, port: settings.port, backlog });
  server.log.info(`the desk answers at ${settings.deskUrl}`);
}
