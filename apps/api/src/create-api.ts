import { calls } from '@wbn/contract/calls.ts';
import type { TokenCheck } from '@wbn/host/access/token-check.ts';
import type { Readiness } from '@wbn/host/http/health.ts';
import type { FastifyInstance } from 'fastify';
import { serveDownloads } from './business/downloads/serve-downloads.ts';
import type { OpenServices } from './create-services.ts';
import { receiveFiles } from './files/receive-files.ts';
import { handlers } from './handlers.ts';
import { type ServePurgesOptions, servePurges } from './purges/serve-purges.ts';
import { createServer, type ServerSettings } from './server/create-server.ts';

export interface ApiOptions {
  readonly settings: ServerSettings;
  readonly opened: Pick<OpenServices, 'services' | 'files'>;
  readonly checkToken: TokenCheck;
  /** Folder behind `/files/`. */
  readonly filesDir: string;
  readonly readiness: Readiness;
  readonly purges: ServePurgesOptions;
}

/** The API host with the calls and routes of all rooms, ready to listen. */
export function createApi({ opened, purges, ...options }: ApiOptions): Promise<FastifyInstance> {
  const { services, files } = opened;
  return createServer({
    ...options,
    calls,
    handlers,
    services,
    async addRoutes(server) {
      serveDownloads(server, services);
      servePurges(server, purges);
      // With a bucket, browsers send files there.
      if (files.diskStore) await receiveFiles(server, files.diskStore);
    },
  });
}
