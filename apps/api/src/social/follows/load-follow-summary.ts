import { loadFollowSummary } from '@wbn/contract/social/follows/load-follow-summary.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { selectFollowSummary } from './follow.sql.ts';
import { presentFollowSummary } from './present-follow-summary.ts';

export const loadFollowSummaryHandler = defineHandler(
  loadFollowSummary,
  async ({ params: { id: resourceID }, user, services: { db } }) => {
    const row = await selectFollowSummary.only(db, { resourceID, readerID: user?.userID ?? '' });
    return { data: presentFollowSummary(row) };
  },
);
