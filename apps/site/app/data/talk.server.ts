import { type CommentPage, listFirstCommentsQuery } from '@wbn/social/comments/list-comments.query.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadIfAnswered } from './load-or-fail.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

const nothingSaid: CommentPage = { comments: [], commentCount: 0, talkCount: 0 };

/** The first comments on something, as everybody sees them; nothing when they are not known. */
export async function loadTalk(
  context: Readonly<RouterContextProvider>,
  resourceID: string,
): Promise<CommentPage> {
  const talk = await loadIfAnswered(listFirstCommentsQuery(context.get(apiContext), { resourceID }));
  const authors = talk?.comments.map(({ whoComment }) => whoComment) ?? [];
  // Their names and photos stand on the page; new comments purge it by what they stand on (`schema/07-social.sql`).
  addSurrogateKeys(context, ...authors.map(({ authorID, authorType }) => ({ [authorType]: authorID })));
  return talk ?? nothingSaid;
}
