import type { Author } from '@wbn/contract/social/author.ts';
import type { Comment } from '@wbn/contract/social/comments.ts';
import type { Mention } from '@wbn/contract/social/mentions.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { toIsoTime } from '../../server/iso-time.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import { loadMentions } from '../mentions/keep-mentions.ts';
import type { CommentRow, Reader } from './comment.sql.ts';
import { mayEditComment, mayRemoveComment } from './policies.ts';

/** Comments as they are sent, in the order of their rows. */
export async function presentComments(
  on: Kysely<Database>,
  rows: readonly CommentRow[],
  { userID }: Reader,
): Promise<Comment[]> {
  const ids = rows.map(({ id }) => id);
  const [authors, mentions] = [
    await loadAuthors(
      on,
      rows.map(({ author_id }) => author_id),
    ),
    await loadMentions(on, ids),
  ];
  return rows.flatMap((row) => {
    const author = authors.get(row.author_id);
    if (!author) return [];
    const session = userID && {
      reactionType: row.liked ? ('like' as const) : undefined,
      mayEdit: mayEditComment(row, userID),
      mayRemove: mayRemoveComment(row, userID),
    };
    return [{ ...presentComment(row, author, mentions.get(row.id) ?? []), ...(session && { session }) }];
  });
}

function presentComment(row: CommentRow, whoComment: Author, mentions: readonly Mention[]): Comment {
  return {
    commentID: row.id,
    resourceID: row.resource_id,
    resourceType: row.resource_type,
    whoComment,
    businessID: row.business_id ?? undefined,
    content: row.content,
    mentions: [...mentions],
    createdAt: toIsoTime(row.created_at),
    editedAt: row.edited_at ? toIsoTime(row.edited_at) : undefined,
    version: row.version,
    reactions: { reactionCount: { like: row.like_count } },
    answerCount: row.answer_count,
  };
}
