import type { MergeProblem } from '@wbn/contract/desk/merge.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import type { Staff } from '../../../staff/staff-action.ts';
import { countLeftBehind, findObstacles, type MergedBusiness } from './merge.sql.ts';
import { lockBoth, type MergeOrder, merge } from './merge-businesses.ts';
import { problemsOf } from './merge-problems.ts';
import type { MovedThings } from './move-everything.ts';

export interface MergePreview {
  readonly kept: MergedBusiness;
  readonly gone: MergedBusiness;
  readonly problems: readonly MergeProblem[];
  readonly things: MovedThings;
  readonly behind: RowOf<typeof countLeftBehind>;
}

/** Carries the found preview out of the transaction that ends without a change. */
class PreviewEnd extends Error {
  readonly preview: MergePreview;
  constructor(preview: MergePreview) {
    super('A preview changes nothing');
    this.preview = preview;
  }
}

/** What a merge would move and leave behind, and what forbids it: a merge that is rolled back. Throws NotFound and ValidationError. */
export async function previewMerge(
  db: Kysely<Database>,
  staff: Staff,
  { keptID, goneID }: Pick<MergeOrder, 'keptID' | 'goneID'>,
): Promise<MergePreview> {
  try {
    return await db.transaction().execute(async (transaction): Promise<never> => {
      const { kept, gone } = await lockBoth(transaction, { keptID, goneID });
      const problems = problemsOf(kept, gone, await findObstacles.only(transaction, { keptID, goneID }));
      const behind = await countLeftBehind.only(transaction, { keptID, goneID });
      // A deleted company may be merged already, and a merge of it cannot be tried.
      const things = problems.includes('deleted')
        ? { moved: {}, left: {}, hiddenProducts: 0 }
        : await merge(
            transaction,
            { mergeID: newId(), keptID, goneID },
            { kept, gone, reason: 'preview', staff },
          );
      throw new PreviewEnd({ kept, gone, problems, things, behind });
    });
  } catch (error) {
    if (error instanceof PreviewEnd) return error.preview;
    throw error;
  }
}
