import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { indexWithProducts } from '../../../business/publication/index-with-products.ts';
import { markBusinessRestored } from '../../../business/publication/publication.sql.ts';
import { recordStaffAction, type Staff } from '../../../staff/staff-action.ts';
import { mailMerge } from './mail-merge.ts';
import {
  addOtherName,
  findLaterMerge,
  lockMerge,
  type MergeRow,
  markUndone,
  removeOtherName,
  undoDays,
} from './merge.sql.ts';
import { lockBoth } from './merge-businesses.ts';
import { deleteMergeRows } from './merge-rows.sql.ts';
import { moveEverythingBack } from './move-everything.ts';

interface UndoServices {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

/**
 * Undoes a merge within 30 days: whatever the kept company still has of the other one goes back, what came since stays. The people of both are
 * told. Throws NotFound, or Conflict for a merge that is undone or final, and for one after which another company was merged into the same.
 */
export function undoMerge(
  { db, search }: UndoServices,
  staff: Staff,
  { mergeID, reason }: { readonly mergeID: string; readonly reason: string },
): Promise<Pick<MergeRow, 'kept_id' | 'gone_id' | 'gone_name'>> {
  return inTransaction(db, async (transaction) => {
    const found = await lockMerge.first(transaction, { mergeID });
    if (!found) throw notFound(`There is no merge with the id ${mergeID}.`);
    const { kept_id: keptID, gone_id: goneID, gone_name } = found;
    refuseEnded(found);
    const later = await findLaterMerge.first(transaction, { mergeID, keptID });
    if (later)
      throw new CallError(
        'Conflict',
        `${later.gone_name} was merged into the same company later: undo that first (${later.id}).`,
      );
    const { kept } = await lockBoth(transaction, { keptID, goneID });
    const merging = { mergeID, keptID, goneID };
    await markBusinessRestored.run(transaction, { businessID: goneID });
    await moveEverythingBack(transaction, merging);
    if (found.adds_name) await removeOtherName.run(transaction, { keptID, name: gone_name });
    else await addOtherName.run(transaction, { keptID, name: null });
    await markUndone.run(transaction, { mergeID });
    await deleteMergeRows.run(transaction, { mergeID });
    await indexWithProducts(transaction, search, keptID);
    await indexWithProducts(transaction, search, goneID);
    const kind = 'mergeUndone';
    await mailMerge(transaction, { kind, businessID: keptID, other: gone_name });
    await mailMerge(transaction, { kind, businessID: goneID, other: kept.company_name });
    for (const id of [keptID, goneID])
      await recordStaffAction(transaction, staff, {
        act: 'undo-merge',
        target: { type: 'business', id },
        reason,
        before: { mergeID, keptID, goneID },
      });
    return { kept_id: keptID, gone_id: goneID, gone_name };
  });
}

function refuseEnded({ undone_at, final_at, merged_at }: MergeRow): void {
  if (undone_at) throw new CallError('Conflict', 'This merge is undone already.');
  const age = (Date.now() - merged_at.getTime()) / 86_400_000;
  if (final_at || age >= undoDays)
    throw new CallError('Conflict', `A merge can be undone for ${undoDays} days: this one is final.`);
}
