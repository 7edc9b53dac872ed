import type { FollowSummary } from '@wbn/contract/social/follows/follow-state.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { selectFollowSummary } from './follow.sql.ts';

/** FOL-02. */
export function presentFollowSummary(row: RowOf<typeof selectFollowSummary>): FollowSummary {
  return { followersCount: row.followers, ...(row.followed && { session: { followed: true } }) };
}
