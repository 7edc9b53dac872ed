import {
  type Comment,
  type CommentPage,
  commentPageSize,
  listComments,
  loadComment,
} from '@wbn/contract/social/comments.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Reader } from '../../authors/blocks.sql.ts';
import type { AuthorRow } from '../../authors/load-authors.sql.ts';
import { presentAuthor } from '../../authors/load-authors.ts';
import { requireActor } from '../../authors/require-actor.ts';
import { cutPage, firstID, lastID } from '../../lists/page-key.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import type { Services } from '../../services.ts';
import { presentMention } from '../mentions/save-mentions.ts';
import { mayEditText, mayRemoveComment } from '../policies.ts';
import {
  type CommentRow,
  countComments,
  findCommentTarget,
  readComment,
  selectAnswers,
  selectNewestComments,
} from './comments.sql.ts';

/** Presents comments in their order; leaves out those without an author. */
export function presentComments(rows: readonly CommentRow[], { userID }: Reader): Comment[] {
  return rows.flatMap((row) => {
    if (!row.author) return [];
    const session = userID && {
      reactionType: row.liked ? ('like' as const) : undefined,
      mayEdit: mayEditText(row, userID),
      mayRemove: mayRemoveComment(row, userID),
    };
    return [{ ...presentComment(row, row.author), ...(session && { session }) }];
  });
}

function presentComment(row: CommentRow, author: AuthorRow): Comment {
  return {
    commentID: row.id,
    resourceID: row.resource_id,
    resourceType: row.resource_type,
    whoComment: presentAuthor(author),
    businessID: row.business_id ?? undefined,
    content: row.content,
    mentions: row.mentions?.map(presentMention) ?? [],
    createdAt: toIsoTime(row.created_at),
    editedAt: row.edited_at ? toIsoTime(row.edited_at) : undefined,
    version: row.version,
    reactions: { reactionCount: { like: row.like_count } },
    answerCount: row.answer_count,
  };
}

/**
 * Finds what has comments, by its id alone. Throws NotFound when the reader cannot see it; for a comment also when they cannot see what the
 * comment is on.
 */
async function requireCommentTarget(
  db: Services['db'],
  reader: Reader,
  id: string,
): Promise<{ readonly type: ResourceType }> {
  const found = await findCommentTarget.first(db, { ...reader, id });
  const root =
    found?.type === 'comment' ? await findCommentTarget.first(db, { ...reader, id: found.root_id }) : found;
  if (!found || !root) throw notFound(`There is nothing with the id ${id} that has comments.`);
  return { type: found.type };
}

export const loadCommentHandler = defineHandler(
  loadComment,
  async ({ params: { commentID: id }, query, user, services }) => {
    const { db } = services;
    const reader = await requireReader(services, user, query.businessID);
    const missing = notFound(`There is no comment with the id ${id}.`);
    const { type } = await requireCommentTarget(db, reader, id);
    const row = await readComment.first(db, { ...reader, id });
    if (type !== 'comment' || !row) throw missing;
    const isAnswer = row.resource_type === 'comment';
    if (isAnswer) await requireCommentTarget(db, reader, row.resource_id);
    const parent = isAnswer ? await readComment.only(db, { ...reader, id: row.resource_id }) : row;
    const [comment, answer] = presentComments(isAnswer ? [parent, row] : [row], reader);
    if (!comment) throw missing;
    return { data: { comment, answer, resourceID: row.root_id, resourceType: row.root_type } };
  },
);

interface CommentQuery {
  /** The comment that is answered, or the thing that is commented on. */
  readonly resourceID: string;
  readonly isAnswered?: boolean;
  readonly nextID?: string | undefined;
  readonly skip?: number;
  readonly size?: number;
}

/** Loads a page of comments, or of answers, for a reader who may see what they are on. */
export async function loadCommentPage(
  db: Services['db'],
  reader: Reader,
  { resourceID, isAnswered = false, nextID, skip = 0, size = commentPageSize }: CommentQuery,
): Promise<CommentPage> {
  const page = { ...reader, resourceID, nextID: nextID ?? (isAnswered ? firstID : lastID), skip };
  const [counts, found] = await Promise.all([
    countComments.only(db, { ...reader, resourceID }),
    (isAnswered ? selectAnswers : selectNewestComments).all(db, { ...page, size: size + 1 }),
  ]);
  const { rows, nextID: next } = cutPage(found, size);
  return {
    comments: presentComments(rows, reader),
    commentCount: counts.comment_count,
    talkCount: counts.talk_count,
    nextID: next,
  };
}

export const listCommentsHandler = defineHandler(
  listComments,
  async ({ params: { resourceID }, query: { businessID, ...page }, user, services }) => {
    const reader = await requireReader(services, user, businessID);
    const { type } = await requireCommentTarget(services.db, reader, resourceID);
    const data = await loadCommentPage(services.db, reader, {
      resourceID,
      isAnswered: type === 'comment',
      ...page,
    });
    return { data: { data } };
  },
);

/** Somebody who is not signed in. */
export const visitor: Reader = { userID: '', actorID: '' };

/** Returns the person who reads and the person or company they read as; both are empty for visitors. */
export async function requireReader(
  { db }: Pick<Services, 'db'>,
  user: Bearer | undefined,
  businessID: string | undefined,
): Promise<Reader> {
  if (!user) return visitor;
  const actor = await requireActor(db, { userID: user.userID, businessID });
  return { userID: user.userID, actorID: actor.id };
}
