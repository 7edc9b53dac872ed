import type { Author } from '@wbn/contract/social/author.ts';
import { type Comment, listComments, loadComment } from '@wbn/contract/social/comments.ts';
import type { Mention } from '@wbn/contract/social/mentions.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Reader } from '../../authors/blocks.sql.ts';
import { loadAuthors } from '../../authors/load-authors.ts';
import { requireActor } from '../../authors/require-actor.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import type { Services } from '../../services.ts';
import { loadMentions } from '../mentions/save-mentions.ts';
import { mayEditText, mayRemoveComment } from '../policies.ts';
import {
  type CommentRow,
  countComments,
  findCommentTarget,
  firstID,
  lastID,
  readComment,
  selectAnswers,
  selectNewestComments,
} from './comments.sql.ts';

/** Converts rows to comments as they are sent, in the same order. */
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
      mayEdit: mayEditText(row, userID),
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
    const [comment, answer] = await presentComments(db, isAnswer ? [parent, row] : [row], reader);
    if (!comment) throw missing;
    return { data: { comment, answer, resourceID: row.root_id, resourceType: row.root_type } };
  },
);

export const listCommentsHandler = defineHandler(
  listComments,
  async ({ params: { resourceID }, query, user, services }) => {
    const { skip, size, businessID } = query;
    const { db } = services;
    const reader = await requireReader(services, user, businessID);
    const { type } = await requireCommentTarget(db, reader, resourceID);
    const answers = type === 'comment';
    const nextID = query.nextID ?? (answers ? firstID : lastID);
    const page = { ...reader, resourceID, nextID, skip, size: size + 1 };
    const [counts, rows] = await Promise.all([
      countComments.only(db, { ...reader, resourceID }),
      (answers ? selectAnswers : selectNewestComments).all(db, page),
    ]);
    const shown = rows.slice(0, size);
    const comments = await presentComments(db, shown, reader);
    const next = rows.length > size ? shown.at(-1)?.id : undefined;
    return {
      data: {
        data: { comments, commentCount: counts.comment_count, talkCount: counts.talk_count, nextID: next },
      },
    };
  },
);

/** Returns the person who reads and the person or company they read as; both are empty for visitors. */
export async function requireReader(
  { db }: Pick<Services, 'db'>,
  user: Bearer | undefined,
  businessID: string | undefined,
): Promise<Reader> {
  if (!user) return { userID: '', actorID: '' };
  const actor = await requireActor(db, { userID: user.userID, businessID });
  return { userID: user.userID, actorID: actor.id };
}
