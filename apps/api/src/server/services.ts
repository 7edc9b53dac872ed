import type { PreparedReads } from '@wbn/postgres/prepared-reads.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';

/**
 * What handlers work with; made once at the start (`create-services.ts`), given to every handler. A room adds what it offers by
 * declaring it here, as Fastify's plugins do, so that this folder knows no room.
 */
export interface Services {
  readonly reads: PreparedReads;
  /** For writes, in transactions; reads are statements. */
  readonly db: Kysely<Database>;
}
