import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchEngine, SearchKind } from '../../search-engine/search-engine.ts';
import { endDue } from './boosts.sql.ts';

interface Ending {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

const atOnce = 100;

/** Ends the boosts whose time is over: search forgets them, and pages that show them are made anew. */
export async function endBoosts({ db, search }: Ending, at = new Date()): Promise<void> {
  let ended = atOnce;
  while (ended === atOnce)
    ended = await db.transaction().execute(async (transaction) => {
      const rows = await endDue.all(transaction, { at, most: atOnce });
      for (const kind of ['business', 'product'] as const satisfies SearchKind[]) {
        const ids = rows.flatMap(({ resource_type, resource_id }) =>
          resource_type === kind && resource_id !== null ? [resource_id] : [],
        );
        await search.index(kind, ids, transaction);
      }
      return rows.length;
    });
}
