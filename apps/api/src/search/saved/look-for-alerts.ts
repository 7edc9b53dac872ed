import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { mailSearchAlert } from './mail-search-alert.ts';
import { readParameters } from './read-parameters.ts';
import { noteLook, selectNewOnes, takeDueSearch } from './search-alerts.sql.ts';

/** Named in a mail; the rest stands on the page that it leads to. */
const named = 5;
/** Of what is new the newest are looked at; an import may bring more in a night than a mail can tell. */
const mostLookedAt = 2_000;

const days = { daily: 1, weekly: 7 } as const;

type DueSearch = RowOf<typeof takeDueSearch>;

interface Looking {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

/** Looks through every search that is due and adds a mail where something new fits. */
export async function lookForAlerts(looking: Looking): Promise<void> {
  while (await lookAtOne(looking));
}

/** Searches outside of a transaction; the mail and the note that it was told are one transaction. False when none is due. */
async function lookAtOne({ db, search }: Looking): Promise<boolean> {
  const due = await takeDueSearch.first(db);
  if (!due || due.alerts === 'none') return false;
  const { id, since, until, alerts } = due;
  const news = await findNews({ db, search }, due);
  await db.transaction().execute(async (transaction) => {
    const isNoted = (await noteLook.run(transaction, { id, since, until, days: days[alerts] })) > 0;
    if (isNoted && news && news.count > 0)
      await addJob(transaction, mailSearchAlert, { mailID: newId(), savedSearchID: id, ...news });
  });
  return true;
}

async function findNews({ db, search }: Looking, { parameters, since, until }: DueSearch) {
  const read = readParameters(parameters);
  if (!('query' in read)) return undefined;
  const { query } = read;
  const { kind } = query;
  const among = await selectNewOnes.all(db, { kind, since, until, most: mostLookedAt });
  if (among.length === 0) return undefined;
  const { ids, total: count } = await search.search({
    ...query,
    // What only resembles the words is no news.
    exact: true,
    among: among.map((one) => one.id),
    skip: 0,
    size: named,
  });
  return { kind, ids, count };
}
