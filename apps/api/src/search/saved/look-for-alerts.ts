import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchEngine } from '../../search-engine/search-engine.ts';
import { mailSearchAlert } from './mail-search-alert.ts';
import { readParameters } from './read-parameters.ts';
import { noteLook, selectNewOnes, takeDueSearch } from './search-alerts.sql.ts';

/** Named in a mail; the rest stands on the page that it leads to. */
const named = 5;
/** Of what is new the newest are looked at; an import may bring more in a night than a mail can tell. */
const mostLookedAt = 2_000;

const days = { daily: 1, weekly: 7 } as const;

interface Looking {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

/** Looks through every search that is due and adds a mail where something new fits. */
export async function lookForAlerts(looking: Looking): Promise<void> {
  while (await lookAtOne(looking));
}

/** Looks at one, in one transaction with its mail: what is told is told once. False when none is due. */
function lookAtOne({ db, search }: Looking): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const due = await takeDueSearch.first(transaction);
    if (!due || due.alerts === 'none') return false;
    const { id, since, until } = due;
    const read = readParameters(due.parameters);
    if ('query' in read) {
      const { query } = read;
      const among = await selectNewOnes.all(transaction, {
        kind: query.kind,
        since,
        until,
        most: mostLookedAt,
      });
      const { ids, total } =
        among.length === 0
          ? { ids: [], total: 0 }
          : await search.search({
              ...query,
              // What only resembles the words is no news.
              exact: true,
              among: among.map((one) => one.id),
              skip: 0,
              size: named,
            });
      if (total > 0)
        await addJob(transaction, mailSearchAlert, {
          mailID: newId(),
          savedSearchID: id,
          kind: query.kind,
          ids,
          count: total,
        });
    }
    await noteLook.run(transaction, { id, until, days: days[due.alerts] });
    return true;
  });
}
