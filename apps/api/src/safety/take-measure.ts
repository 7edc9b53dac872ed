import { CallError } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely, Selectable } from 'kysely';
import { holdBusiness, releaseBusiness } from '../business/publication/hold-business.ts';
import { tell } from '../notifications/tell.ts';
import { markPostRemoved, markRemoved, restoreComment, restorePost } from '../resources/removal.sql.ts';
import type { Services } from '../services.ts';
import { deleteSuspension, upsertSuspension } from './decide-report.sql.ts';
import { hideGroup, showGroup } from './reported-group.sql.ts';
import { closeReportedQuotation } from './reported-quotation.sql.ts';
import { endReportedThread } from './reported-thread.sql.ts';

type Case = Selectable<Database['report_case']>;

interface Measure {
  /** End for a company or person; null: no end, which only companies can have. */
  readonly until: Date | null;
}

/**
 * Carries out `remove`: removes a post, or a comment with its answers; takes a company off the site, with or without an end; suspends a
 * person until a day; hides a group; closes a thread for both sides, or a request for quotation.
 */
export async function takeMeasure(
  transaction: Kysely<Database>,
  search: Services['search'],
  { id: caseID, resource_id: id, resource_type }: Case,
  { until }: Measure,
): Promise<void> {
  switch (resource_type) {
    case 'post':
      await markPostRemoved.run(transaction, { id });
      return;
    case 'comment':
      await markRemoved.run(transaction, { id });
      return;
    case 'business':
      await holdBusiness(transaction, search, { businessID: id, until, caseID });
      return;
    case 'request':
      await endThread(transaction, id);
      return;
    case 'quotation':
      await endQuotation(transaction, id);
      return;
    case 'group':
      await hideGroup.run(transaction, { id, caseID });
      return;
    case 'user':
      if (!until) throw new Error('A suspension has an end');
      await upsertSuspension.run(transaction, { user_id: id, until, case_id: caseID });
  }
}

async function endThread(transaction: Kysely<Database>, requestID: string): Promise<void> {
  const ended = await endReportedThread.first(transaction, { requestID });
  if (!ended) return;
  const audiences = [ended.from_id, ended.to_id];
  await addLiveEvents.run(transaction, { audiences, kind: 'request', resourceID: requestID });
}

async function endQuotation(transaction: Kysely<Database>, id: string): Promise<void> {
  const ended = await closeReportedQuotation.first(transaction, { id });
  if (!ended) return;
  await tell(transaction, 'quotation-closed', [ended.user_id], { resource: { id, type: 'quotation' } });
}

/**
 * Carries out `keep` after `remove`: restores the text, ends the suspension, publishes the company again if it was published, shows the group again. Throws
 * Conflict for a text that cannot be restored.
 */
export async function endMeasure(
  transaction: Kysely<Database>,
  search: Services['search'],
  { id: caseID, resource_id: id, resource_type, decision }: Case,
): Promise<void> {
  if (resource_type === 'post' || resource_type === 'comment') {
    if (decision !== 'remove') return;
    const restored = await (resource_type === 'post' ? restorePost : restoreComment).run(transaction, {
      id,
      caseID,
    });
    if (restored === 0)
      throw new CallError(
        'Conflict',
        `The ${resource_type} has been deleted for good and cannot be put back.`,
      );
    return;
  }
  if (resource_type === 'group') await showGroup.run(transaction, { id, caseID });
  if (resource_type === 'business') await releaseBusiness(transaction, search, { businessID: id, caseID });
  await deleteSuspension.run(transaction, { userID: id, caseID });
}
