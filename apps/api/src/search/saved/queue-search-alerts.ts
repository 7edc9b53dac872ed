import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { selectNewOpenQuotations } from '../../quotations/open-quotations.sql.ts';
import { mailSearchAlert } from './mail-search-alert.ts';
import { readParameters } from './read-parameters.ts';
import { claimDueSearch, recordSearchRun, selectNewOnes } from './search-alerts.sql.ts';

/** Hits named in a mail; the rest is on the page that it links to. */
const named = 5;
/** Newest entries examined per search; an import may add more in a night. */
const mostLookedAt = 2_000;

const days = { daily: 1, weekly: 7 } as const;

type DueSearch = RowOf<typeof claimDueSearch>;

interface Looking {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

/** Runs every search that is due, and adds a mail when it has new hits. */
export async function queueSearchAlerts(looking: Looking): Promise<void> {
  while (await lookAtOne(looking));
}

/** Runs one due search outside of a transaction; then stores the mail job and the time in one transaction. Returns false when none is due. */
async function lookAtOne({ db, search }: Looking): Promise<boolean> {
  const due = await claimDueSearch.first(db);
  if (!due || due.alerts === 'none') return false;
  const { id, since, until, alerts } = due;
  const news = await findNews({ db, search }, due);
  await db.transaction().execute(async (transaction) => {
    const isNoted = (await recordSearchRun.run(transaction, { id, since, until, days: days[alerts] })) > 0;
    if (isNoted && news && news.count > 0)
      await addJob(transaction, mailSearchAlert, { mailID: newId(), savedSearchID: id, ...news });
  });
  return true;
}

async function findNews({ db, search }: Looking, { user_id: userID, parameters, since, until }: DueSearch) {
  const read = readParameters(parameters);
  if ('quotations' in read) {
    const found = await selectNewOpenQuotations.all(db, { userID, filters: read.quotations, since, until });
    const ids = found.slice(0, named).map(({ id }) => id);
    return { kind: 'quotation' as const, ids, count: found.length };
  }
  if (!('query' in read)) return undefined;
  const { query } = read;
  const { kind } = query;
  const among = await selectNewOnes.all(db, { kind, since, until, most: mostLookedAt });
  if (among.length === 0) return undefined;
  const { ids, total: count } = await search.search({
    ...query,
    // Approximate matches are not worth a mail.
    exact: true,
    among: among.map((one) => one.id),
    skip: 0,
    size: named,
  });
  return { kind, ids, count };
}
