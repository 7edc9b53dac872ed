import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { countShownProducts, hasPeople } from './merge.sql.ts';
import {
  closeDoubleConversations,
  giveRolesBack,
  hideBeyondSlots,
  lowerGoneOwners,
  raiseKeptRoles,
  renameDoubleLabels,
  shiftFollowers,
  shiftLikes,
} from './merge-changes.sql.ts';
import { type MergedThing, type MergePlace, mergePlaces } from './merge-places.ts';
import {
  changeRowsBack,
  countStaying,
  type Merging,
  moveRows,
  moveRowsBack,
  putRowsBack,
  takeUnmovable,
  takeYielding,
} from './merge-rows.sql.ts';

/** How many things move, stay with the gone company, or are there twice and taken away; what is named 0 times is left out. */
export interface MovedThings {
  readonly moved: Partial<Record<MergedThing, number>>;
  readonly left: Partial<Record<MergedThing, number>>;
  /** Products that are hidden, because the plan of the kept company has no slot for them. */
  readonly hiddenProducts: number;
}

/** Moves everything of the gone company to the kept one and records it for `moveEverythingBack`. */
export async function moveEverything(
  transaction: Kysely<Database>,
  merging: Merging,
  slots: number,
): Promise<MovedThings> {
  const { keptID } = merging;
  const [people, shown] = [
    await hasPeople.first(transaction, { businessID: keptID }),
    await countShownProducts.only(transaction, { businessID: keptID }),
  ];
  await lowerGoneOwners.run(transaction, merging);
  await raiseKeptRoles.run(transaction, merging);
  await closeDoubleConversations.run(transaction, merging);
  await renameDoubleLabels.run(transaction, merging);
  const moved: Partial<Record<MergedThing, number>> = {};
  const left: Partial<Record<MergedThing, number>> = {};
  const add = (to: Partial<Record<MergedThing, number>>, of: MergedThing, count: number) => {
    if (count > 0 && of !== 'other') to[of] = (to[of] ?? 0) + count;
  };
  for (const place of mergePlaces) {
    const result = await movePlace(transaction, merging, place);
    add(moved, place.of, result.moved);
    add(left, place.of, result.left);
    await shiftCounts(transaction, place, { ...merging, count: result.moved });
  }
  // A company that nobody runs was imported with all of its products: none is hidden until somebody chooses.
  const { count: hiddenProducts } = people
    ? await hideBeyondSlots.only(transaction, { ...merging, free: Math.max(0, slots - shown.count) })
    : { count: 0 };
  return { moved, left, hiddenProducts };
}

async function movePlace(
  transaction: Kysely<Database>,
  merging: Merging,
  place: MergePlace,
): Promise<{ moved: number; left: number }> {
  const moving = { ...merging, place };
  let left = 0;
  if (place.yields) left += (await takeYielding.only(transaction, moving)).count;
  if (place.rival || place.absurd)
    left += (await (place.stays ? countStaying : takeUnmovable).only(transaction, moving)).count;
  const { count } = await moveRows.only(transaction, moving);
  return { moved: count, left };
}

/** Moves everything back that the kept company still has, and puts back what was taken away. */
export async function moveEverythingBack(transaction: Kysely<Database>, merging: Merging): Promise<void> {
  const { mergeID, keptID, goneID } = merging;
  for (const place of mergePlaces.toReversed()) {
    const { count } = await moveRowsBack.only(transaction, { ...merging, place });
    await shiftCounts(transaction, place, { keptID: goneID, goneID: keptID, count });
  }
  await putRowsBack.only(transaction, { mergeID });
  await giveRolesBack.run(transaction, { mergeID });
  for (const change of changedTables) await changeRowsBack.run(transaction, { mergeID, ...change });
}

/** The columns that a merge changes besides ids. */
const changedTables = [
  { table: 'request', columns: ['status', 'closed_side', 'closed_at'] },
  { table: 'request_label', columns: ['name'] },
  { table: 'product', columns: ['within_plan'] },
] as const;

interface MovedCount {
  readonly keptID: string;
  readonly goneID: string;
  readonly count: number;
}

/** Followers and likes have counters that only new and ended ones change. */
async function shiftCounts(
  transaction: Kysely<Database>,
  { table, columns: [column] }: MergePlace,
  { keptID: toID, goneID: fromID, count }: MovedCount,
): Promise<void> {
  if (count === 0 || column !== 'resource_id') return;
  if (table === 'follow') await shiftFollowers.run(transaction, { fromID, toID, count });
  if (table === 'reaction') await shiftLikes.run(transaction, { fromID, toID, count });
}
