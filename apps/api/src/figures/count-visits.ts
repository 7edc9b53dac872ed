import { randomBytes } from 'node:crypto';
import { type Visit, visitBatchSchema } from '@wbn/contract/figures/counted-visits.ts';
import { requireSiteToken } from '@wbn/host/access/site-token.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { countSearches } from './count-searches.ts';
import { dayOf, deleteOldSalts, ensureSalt, findSalt, insertEvents } from './count-visits.sql.ts';
import { toVisitRows } from './visit-rows.ts';

/** Bytes of a batch of `mostVisits` pages of results, with room. */
const bodyLimit = 2 * 1024 * 1024;

/**
 * `POST /figures/visits`: takes what the site's processes have counted, about once a second, with PURGE_TOKEN. The same batch sent again
 * changes nothing on the same day, except the number of searches.
 */
export function serveVisits(server: FastifyInstance, db: Kysely<Database>, token: string | undefined): void {
  server.post(
    '/figures/visits',
    { bodyLimit, onRequest: async (request) => requireSiteToken(request, token) },
    async ({ body }, reply) => {
      const batch = visitBatchSchema.safeParse(body);
      if (!batch.success) throw new CallError('ValidationError', 'These are not visits.');
      await countVisits(db, batch.data.visits);
      return reply.code(204).send();
    },
  );
}

/** Stores visits as events of today, with hashed visitors. A secret of another day is never used and deleted here too. */
export async function countVisits(
  db: Kysely<Database>,
  visits: readonly Visit[],
  now = new Date(),
): Promise<void> {
  if (visits.length === 0) return;
  const day = dayOf(now);
  await deleteOldSalts.run(db, { day });
  const { salt } =
    (await findSalt.first(db, { day })) ?? (await ensureSalt.only(db, { day, salt: randomBytes(32) }));
  await insertEvents.run(db, { day, rows: visits.flatMap((visit) => toVisitRows(visit, salt)) });
  await countSearches(db, day, visits);
}
