import { productSlotsOf } from '@wbn/contract/membership/membership-plans.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { companyNameKey } from '@wbn/search-engine/documents/company-name-key.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { lockMembers } from '../../../business/members/members.sql.ts';
import { indexWithProducts } from '../../../business/publication/index-with-products.ts';
import { markBusinessDeleted } from '../../../business/publication/publication.sql.ts';
import { recordStaffAction, type Staff } from '../../../staff/staff-action.ts';
import { mailMerge } from './mail-merge.ts';
import {
  addOtherName,
  findObstacles,
  insertMerge,
  lockBusinesses,
  type MergedBusiness,
} from './merge.sql.ts';
import { problemsOf, problemTexts } from './merge-problems.ts';
import { type MovedThings, moveEverything } from './move-everything.ts';

interface MergeServices {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

export interface MergeOrder {
  readonly keptID: string;
  readonly goneID: string;
  /** In the words of staff. */
  readonly reason: string;
}

export interface MergeOutcome {
  readonly mergeID: string;
  readonly keptName: string;
  readonly goneName: string;
  readonly things: MovedThings;
}

/**
 * Merges two companies that are one, in one transaction: everything of the gone one moves to the kept one, its addresses lead there, and the people
 * of both are told. `undoMerge` undoes it within 30 days. Throws NotFound, ValidationError for one company twice, and Conflict with a sentence
 * that says what has to end first.
 */
export function mergeBusinesses(
  { db, search }: MergeServices,
  staff: Staff,
  { keptID, goneID, reason }: MergeOrder,
): Promise<MergeOutcome> {
  return inTransaction(db, async (transaction) => {
    const { kept, gone } = await lockBoth(transaction, { keptID, goneID });
    const [problem] = problemsOf(kept, gone, await findObstacles.only(transaction, { keptID, goneID }));
    if (problem) throw new CallError('Conflict', problemTexts[problem]);
    const merging = { mergeID: newId(), keptID, goneID };
    const things = await merge(transaction, merging, { kept, gone, reason, staff });
    await indexWithProducts(transaction, search, keptID);
    await indexWithProducts(transaction, search, goneID);
    await mailMerge(transaction, { kind: 'businessesMerged', businessID: keptID, other: gone.company_name });
    const moved = Object.fromEntries(
      Object.entries(things.moved).map(([thing, count]) => [`moved-${thing}`, count]),
    );
    await recordStaffAction(transaction, staff, {
      act: 'merge-companies',
      target: { type: 'business', id: keptID },
      reason,
      before: { goneID },
      after: { mergeID: merging.mergeID, ...moved },
    });
    await recordStaffAction(transaction, staff, {
      act: 'merge-companies',
      target: { type: 'business', id: goneID },
      reason,
      after: { mergeID: merging.mergeID, keptID },
    });
    return { mergeID: merging.mergeID, keptName: kept.company_name, goneName: gone.company_name, things };
  });
}

/** Locks the people and rows of both companies. Throws NotFound and ValidationError. */
export async function lockBoth(
  transaction: Kysely<Database>,
  { keptID, goneID }: Pick<MergeOrder, 'keptID' | 'goneID'>,
): Promise<{ kept: MergedBusiness; gone: MergedBusiness }> {
  if (keptID === goneID) throw validationError({ goneID: 'is the company that stays' });
  for (const businessID of [keptID, goneID].sort()) await lockMembers.all(transaction, { businessID });
  const rows = await lockBusinesses.all(transaction, { ids: [keptID, goneID] });
  const [kept, gone] = [keptID, goneID].map((id) => rows.find((row) => row.id === id));
  if (!kept) throw notFound(`There is no company with the id ${keptID}.`);
  if (!gone) throw notFound(`There is no company with the id ${goneID}.`);
  return { kept, gone };
}

interface LockedMerge {
  readonly kept: MergedBusiness;
  readonly gone: MergedBusiness;
  readonly reason: string;
  readonly staff: Staff;
}

/** Writes the merge and moves everything, in the transaction that has locked both; a preview rolls it back. */
export async function merge(
  transaction: Kysely<Database>,
  merging: { readonly mergeID: string; readonly keptID: string; readonly goneID: string },
  { kept, gone, reason, staff }: LockedMerge,
): Promise<MovedThings> {
  const { mergeID, keptID, goneID } = merging;
  const adds_name = ![kept.company_name, ...kept.alternative_names].includes(gone.company_name);
  await insertMerge.run(transaction, {
    ...{ id: mergeID, kept_id: keptID, gone_id: goneID, adds_name, reason, staff_name: staff.name },
    ...{ gone_name: gone.company_name, gone_name_key: companyNameKey(gone.company_name) },
    ...{ gone_source: gone.source, gone_source_id: gone.source_id },
  });
  const things = await moveEverything(transaction, merging, productSlotsOf(kept.subscription));
  await addOtherName.run(transaction, { keptID, name: adds_name ? gone.company_name : null });
  await markBusinessDeleted.run(transaction, { businessID: goneID });
  return things;
}
