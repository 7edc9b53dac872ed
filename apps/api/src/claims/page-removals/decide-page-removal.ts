import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { lockMembers } from '../../business/members/members.sql.ts';
import { indexWithProducts } from '../../business/publication/index-with-products.ts';
import { markBusinessDeleted, markBusinessRestored } from '../../business/publication/publication.sql.ts';
import { syncCase } from '../../cases/sync-case.ts';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import { findClaimedBusiness, lockClaimedBusiness } from '../claim.sql.ts';
import { standingOf } from '../present-claim.ts';
import { knownToImports } from './known-to-imports.ts';
import { addPageRemovalMail } from './mail-page-removal.ts';
import {
  decideRemovals,
  findPageRemoval,
  findWaitingClaim,
  insertPageRemoval,
  lockRemoved,
  lockWaitingRemovals,
  type PageRemovalRow,
} from './page-removal.sql.ts';

interface RemovalServices {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

interface RemovalDecision {
  readonly number: number;
  /** For whoever asked. */
  readonly reason: string;
}

/** Reads a removal by its number. Throws NotFound. */
export async function requirePageRemoval(db: Kysely<Database>, number: number): Promise<PageRemovalRow> {
  const row = await findPageRemoval.first(db, { number });
  if (!row) throw notFound(`There is no removal with the number ${number}.`);
  return row;
}

/**
 * Removes the page that a request is about; all requests for that page are decided with it, and everybody who asked is told. Throws NotFound, or
 * Conflict for a request that does not wait, a company that somebody owns by now, and one whose claim waits.
 */
export function acceptPageRemoval(
  { db, search }: RemovalServices,
  staff: Staff,
  { number, reason }: RemovalDecision,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { businessID } = await lockWaiting(transaction, number);
    await takeOffSite(transaction, search, businessID);
    const waiting = await lockWaitingRemovals.all(transaction, { businessID });
    await settle(transaction, staff, { waiting, state: 'removed', reason, businessID });
  });
}

/** Keeps the page that a request is about and tells who asked. Throws NotFound, or Conflict for a request that does not wait. */
export function refusePageRemoval(
  db: Kysely<Database>,
  staff: Staff,
  { number, reason }: RemovalDecision,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { id, businessID } = await lockWaiting(transaction, number);
    await settle(transaction, staff, { waiting: [{ id }], state: 'refused', reason, businessID });
  });
}

/** Removes a page that staff were asked to remove by other ways than the form; returns the number of the removal. */
export function removePage(
  { db, search }: RemovalServices,
  staff: Staff,
  { businessID, reason }: { readonly businessID: string; readonly reason: string },
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await lockMembers.all(transaction, { businessID });
    await lockClaimedBusiness.first(transaction, { businessID });
    await takeOffSite(transaction, search, businessID);
    const id = newId();
    const { number } = await insertPageRemoval.only(transaction, {
      ...(await knownToImports(transaction, businessID)),
      ...{ id, business_id: businessID },
    });
    const waiting = await lockWaitingRemovals.all(transaction, { businessID });
    await settle(transaction, staff, { waiting, state: 'removed', reason, businessID });
    return number;
  });
}

/**
 * Puts a removed page back, up to 30 days after its removal, and tells everybody who asked for the removal. Throws NotFound, or Conflict once the
 * data is deleted and for a page that is not removed.
 */
export function restorePage(
  { db, search }: RemovalServices,
  staff: Staff,
  { number, reason }: RemovalDecision,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { state, business_id: businessID } = await requirePageRemoval(transaction, number);
    if (state !== 'removed')
      throw new CallError('Conflict', `Removal ${number} is ${state}: only a removed page is restored.`);
    const business = businessID && (await lockClaimedBusiness.first(transaction, { businessID }));
    if (!business)
      throw new CallError('Conflict', `The data of the page of removal ${number} is deleted for good.`);
    const removed = await lockRemoved.all(transaction, { businessID });
    if (removed.length === 0)
      throw new CallError('Conflict', `The page of removal ${number} is on the site again.`);
    await markBusinessRestored.run(transaction, { businessID });
    await indexWithProducts(transaction, search, businessID);
    await settle(transaction, staff, { waiting: removed, state: 'restored', reason, businessID });
  });
}

/** Locks the company of a request that waits, in the order of all writes. */
async function lockWaiting(
  transaction: Kysely<Database>,
  number: number,
): Promise<{ readonly id: string; readonly businessID: string }> {
  const { business_id: businessID } = await requirePageRemoval(transaction, number);
  if (businessID !== null) {
    await lockMembers.all(transaction, { businessID });
    await lockClaimedBusiness.first(transaction, { businessID });
  }
  const { id, state } = await requirePageRemoval(transaction, number);
  if (state !== 'waiting' || businessID === null)
    throw new CallError('Conflict', `Removal ${number} is ${state}: only one that waits is decided.`);
  return { id, businessID };
}

/** Deletes an imported company that nobody owns, as its owner would: for 30 days with a way back. */
async function takeOffSite(
  transaction: Kysely<Database>,
  search: SearchEngine,
  businessID: string,
): Promise<void> {
  const business = await findClaimedBusiness.first(transaction, { businessID, userID: '' });
  if (!business) throw notFound(`There is no public company with the id ${businessID}.`);
  if (standingOf(business) !== 'unowned')
    throw new CallError(
      'Conflict',
      `${business.company_name} ${business.is_owned ? 'has an owner, who can unpublish it' : 'was not imported'}; it is taken off the site after a report.`,
    );
  if (await findWaitingClaim.first(transaction, { businessID }))
    throw new CallError('Conflict', `A claim of ${business.company_name} waits; decide that first.`);
  await markBusinessDeleted.run(transaction, { businessID });
  await indexWithProducts(transaction, search, businessID);
}

interface Settlement {
  readonly waiting: readonly { readonly id: string }[];
  readonly state: 'removed' | 'refused' | 'restored';
  readonly reason: string;
  readonly businessID: string;
}

/** The decision of the desk that leads to a state. */
const outcomes = { removed: 'remove', refused: 'refuse', restored: 'restore' } as const;
const acts = { removed: 'remove-page', refused: 'refuse-page-removal', restored: 'restore-page' } as const;

async function settle(
  transaction: Kysely<Database>,
  staff: Staff,
  { waiting, state, reason, businessID }: Settlement,
): Promise<void> {
  const ids = waiting.map(({ id }) => id);
  await decideRemovals.run(transaction, { ids, state, decidedBy: staff.name, reason });
  for (const removalID of ids) {
    await addPageRemovalMail(transaction, { removalID, kind: state });
    await syncCase(transaction, 'page-removal', removalID, { by: staff.name, outcome: outcomes[state] });
  }
  await recordStaffAction(transaction, staff, {
    act: acts[state],
    target: { type: 'business', id: businessID },
    reason,
    after: { state, removals: ids },
  });
}
