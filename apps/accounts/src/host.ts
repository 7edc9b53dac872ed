import type { Database } from '@wbn/postgres/schema.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from './settings.ts';
import type { Visit } from './visit.ts';

export type HostSettings = Pick<
  Settings,
  | 'production'
  | 'siteUrl'
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
  /** Milliseconds that registering takes at least, so that known and new addresses take as long; tests do without. */
  readonly registrationTime?: number;
};

/**
 * What the pages of this host work with; `create-host.ts` makes it. A room adds what it offers by declaring it here, as Fastify's
 * plugins do, so that this file knows no room.
 */
export interface Host {
  readonly settings: HostSettings;
  readonly db: Kysely<Database>;
  readonly readVisit: (request: FastifyRequest, reply: FastifyReply) => Visit;
}
