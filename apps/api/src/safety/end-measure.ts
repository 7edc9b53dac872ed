import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { releaseBusiness } from '../business/publication/hold-business.ts';
import type { Services } from '../services.ts';
import {
  findActiveMeasures,
  type lockMeasure,
  markMeasureEnded,
  restoreComment,
  restorePost,
  showGroup,
} from './measure.sql.ts';
import { tellMeasure } from './tell-outcome.ts';

export type LockedMeasure = RowOf<typeof lockMeasure>;

interface Ending {
  /** Name of the colleague; null: its time is over. */
  readonly by: string | null;
  /** Whether another measure takes its place, so that nothing is given back and nobody is told. */
  readonly isReplaced?: boolean;
  /** Words of staff to whom it affects. */
  readonly quote?: string | undefined;
}

/**
 * Ends a locked measure, gives back what it took, and tells whom it affects. Whatever another measure keeps away stays away.
 * Returns false for a text that cannot come back: its author has removed it, or it is deleted.
 */
export async function endMeasure(
  transaction: Kysely<Database>,
  search: Services['search'],
  measure: LockedMeasure,
  { by, isReplaced = false, quote }: Ending,
): Promise<boolean> {
  const measureID = measure.id;
  if (!(await markMeasureEnded.first(transaction, { measureID, by }))) return true;
  const { kind, target_type, target_id: id } = measure;
  let isBack = true;
  if (target_type === 'post') isBack = (await restorePost.run(transaction, { id, measureID })) > 0;
  if (target_type === 'comment') isBack = (await restoreComment.run(transaction, { id, measureID })) > 0;
  if (target_type === 'group') await showGroup.run(transaction, { id, measureID });
  if (isReplaced) return isBack;
  // Staff who lift a hold whose time is over publish nothing: the company's people could since.
  const isDue = measure.is_active || by === null;
  if (target_type === 'business' && measure.was_published && isDue)
    await releaseBusiness(transaction, search, id);
  const others = (await findActiveMeasures.only(transaction, { targetID: id, kind })).count;
  if (others === 0) await tellMeasure(transaction, measure, by === null ? 'over' : 'back', quote);
  // A text that another measure keeps away has not been lost.
  return isBack || others > 0;
}
