import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findEndedHold } from '../business/publication/business-hold.sql.ts';
import { endHold } from '../business/publication/hold-business.ts';
import type { Services } from '../services.ts';
import { deleteEndedSuspension } from './decide-report.sql.ts';
import { findCase } from './report.sql.ts';
import { tellAffected } from './tell-outcome.ts';

/**
 * Ends measures against companies and people whose time is over, each in its own transaction: a company is published again if it was, and
 * those whom it affects are told (SAN-04).
 */
export async function endMeasures(services: Pick<Services, 'db' | 'search'>): Promise<void> {
  while (await endOneHold(services));
  while (await endOneSuspension(services.db));
}

async function endOneHold({ db, search }: Pick<Services, 'db' | 'search'>): Promise<boolean> {
  const due = await findEndedHold.first(db);
  if (!due) return false;
  return db.transaction().execute(async (transaction) => {
    const caseID = await endHold(transaction, search, due.business_id);
    if (caseID) await tellEnd(transaction, caseID);
    // Another process may have ended it meanwhile, or staff replaced it: the next run looks again.
    return caseID !== undefined;
  });
}

function endOneSuspension(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const ended = await deleteEndedSuspension.first(transaction);
    if (ended) await tellEnd(transaction, ended.case_id);
    return ended !== undefined;
  });
}

async function tellEnd(transaction: Kysely<Database>, caseID: string): Promise<void> {
  await tellAffected(transaction, await findCase.only(transaction, { caseID }), 'over');
}
