import { listFollowProposals } from '@wbn/contract/social/posts.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import { selectFollowProposals } from './list-follow-proposals.sql.ts';

/** Three rows of four. */
const mostProposed = 12;

export const listFollowProposalsHandler = defineHandler(
  listFollowProposals,
  async ({ user: { userID }, services: { db } }) => {
    const rows = await selectFollowProposals.all(db, { userID, most: mostProposed });
    const ids = rows.map(({ id }) => id);
    const authors = await loadAuthors(db, ids);
    return { data: ids.flatMap((id) => authors.get(id) ?? []) };
  },
);
