import type { JobWorker } from '@wbn/host/jobs/job-worker.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Auth } from './auth/create-auth.ts';
import type { Settings } from './settings.ts';
import type { TokenService } from './tokens/token-service.ts';
import type { Visit } from './visit.ts';

export type HostSettings = Pick<
  Settings,
  | 'production'
  | 'siteUrl'
  | 'deskUrl'
  | 'accountsUrl'
  | 'edition'
  | 'atHome'
  | 'smtpUrl'
  | 'outboxDir'
  | 'exportsDir'
  | 'apiUrl'
  | 'trustedProxies'
  | 'logLevel'
> & {
  /** Minimum milliseconds of a registration, so that known and new addresses take equally long; tests set 0. */
  readonly registrationTime?: number;
};

/** What the pages of this host work with; created by `create-host.ts`. */
export interface Host {
  readonly settings: HostSettings;
  readonly db: Kysely<Database>;
  readonly auth: Auth;
  readonly tokens: TokenService;
  readonly jobs: JobWorker;
  /** Key that signs the cookies of known devices. */
  readonly deviceKey: Buffer;
  readonly readVisit: (request: FastifyRequest, reply: FastifyReply) => Visit;
}
