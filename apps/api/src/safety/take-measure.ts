import { randomBytes } from 'node:crypto';
import type { MeasureKind } from '@wbn/contract/desk/measures.ts';
import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { holdBusiness } from '../business/publication/hold-business.ts';
import { syncCase } from '../cases/sync-case.ts';
import { tell } from '../notifications/tell.ts';
import { markPostRemoved, markRemoved } from '../resources/removal.sql.ts';
import type { Services } from '../services.ts';
import type { Staff } from '../staff/staff-action.ts';
import {
  endSessionsOf,
  hideGroup,
  insertMeasure,
  type MeasureRow,
  type MeasureTarget,
} from './measure.sql.ts';
import { closeReportedQuotation } from './reported-quotation.sql.ts';
import { endReportedThread } from './reported-thread.sql.ts';
import { tellMeasure } from './tell-outcome.ts';

export interface NewMeasure {
  readonly kind: MeasureKind;
  readonly target: MeasureTarget;
  readonly reason: ReportReason;
  /** Null: until staff decide otherwise. */
  readonly until: Date | null;
  /** The report that it follows from. */
  readonly caseID?: string | undefined;
  /** Whether people read and object to it as the decision of the case; otherwise it is a decision by itself. */
  readonly isOfCase?: boolean;
  /** Words of staff to whom it affects. */
  readonly reply?: string | undefined;
}

/**
 * Takes a measure in the transaction of a decision and tells whom it affects (SAN-01): removes or hides a text, hides a group, takes a
 * company off the site, keeps a person from writing, from their account or from being heard as a reporter, ends a thread or request for
 * quotation. Does nothing, and returns undefined, when the target is gone.
 */
export async function takeMeasure(
  transaction: Kysely<Database>,
  search: Services['search'],
  { name: taken_by }: Pick<Staff, 'name'>,
  { outcome = 'off', ...given }: NewMeasure & { readonly outcome?: 'off' | 'stays-off' },
): Promise<MeasureRow | undefined> {
  const { kind, target, caseID } = given;
  const wasPublished =
    target.type === 'business' ? await holdBusiness(transaction, search, target.id) : false;
  if (wasPublished === undefined) return undefined;
  const id = newId();
  const measure = await insertMeasure.only(transaction, {
    ...{ id, kind, target_type: target.type, target_id: target.id, taken_by },
    ...{ case_id: caseID ?? null, decision_id: given.isOfCase && caseID ? caseID : id },
    ...{ reason: given.reason, until: given.until, reply: given.reply || null, was_published: wasPublished },
    key: kind === 'suspend' && target.type === 'user' ? randomBytes(24).toString('base64url') : null,
  });
  await carryOut(transaction, measure);
  await tellMeasure(transaction, measure, outcome);
  return measure;
}

/** The part of a measure that a row of it alone does not do. */
async function carryOut(
  transaction: Kysely<Database>,
  { id: measureID, kind, target_type, target_id: id }: MeasureRow,
): Promise<void> {
  if (target_type === 'post') await markPostRemoved.run(transaction, { id });
  if (target_type === 'comment') await markRemoved.run(transaction, { id });
  if (target_type === 'group') await hideGroup.run(transaction, { id, measureID });
  if (target_type === 'request') await endThread(transaction, id);
  if (target_type === 'quotation') await endQuotation(transaction, id);
  if (target_type === 'user' && kind === 'suspend') await endSessionsOf.run(transaction, { userID: id });
}

async function endThread(transaction: Kysely<Database>, requestID: string): Promise<void> {
  const ended = await endReportedThread.first(transaction, { requestID });
  if (!ended) return;
  if (ended.to_id === operatorBusinessID)
    await syncCase(transaction, 'support', requestID, { outcome: 'ended' });
  const audiences = [ended.from_id, ended.to_id];
  await addLiveEvents.run(transaction, { audiences, kind: 'request', resourceID: requestID });
}

async function endQuotation(transaction: Kysely<Database>, id: string): Promise<void> {
  const ended = await closeReportedQuotation.first(transaction, { id });
  if (!ended) return;
  await tell(transaction, 'quotation-closed', [ended.user_id], { resource: { id, type: 'quotation' } });
}

/** Like `takeMeasure`. Throws NotFound when the target is gone. */
export async function requireMeasure(...given: Parameters<typeof takeMeasure>): Promise<MeasureRow> {
  const measure = await takeMeasure(...given);
  if (measure) return measure;
  const { target } = given[3];
  throw notFound(`There is no ${target.type} with the id ${target.id}.`);
}
