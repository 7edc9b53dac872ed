import { lockPublication } from '../business/publication/publication.sql.ts';
import type { Services } from '../services.ts';
import { endMeasure } from './end-measure.ts';
import { findEndedMeasure, lockMeasure } from './measure.sql.ts';

/**
 * Ends measures whose time is over, each in its own transaction: a company is published again if it was, a text or group is shown again, and
 * those whom it affects are told (SAN-04).
 */
export async function endMeasures(services: Pick<Services, 'db' | 'search'>): Promise<void> {
  while (await endOne(services));
}

async function endOne({ db, search }: Pick<Services, 'db' | 'search'>): Promise<boolean> {
  const due = await findEndedMeasure.first(db);
  if (!due) return false;
  return db.transaction().execute(async (transaction) => {
    // In the order of all writes: the company before its measures.
    if (due.target_type === 'business')
      await lockPublication.first(transaction, { businessID: due.target_id });
    const measure = await lockMeasure.first(transaction, { measureID: due.id });
    // Another process may have ended it meanwhile: the next run looks again.
    if (!measure || measure.ended_at !== null) return false;
    await endMeasure(transaction, search, measure, { by: null });
    return true;
  });
}
