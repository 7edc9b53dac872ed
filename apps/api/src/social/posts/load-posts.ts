import type { Author } from '@wbn/contract/social/author.ts';
import { type LinkCard, loadPost, type Post } from '@wbn/contract/social/posts.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Reader } from '../../authors/blocks.sql.ts';
import { presentAuthor } from '../../authors/load-authors.ts';
import { presentPicture } from '../../files/present-picture.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { requireReader } from '../comments/list-comments.ts';
import { presentMention } from '../mentions/save-mentions.ts';
import { mayEditText, mayRemovePost } from '../policies.ts';
import { type CardRow, type PostRow, selectCards, selectPosts } from './load-posts.sql.ts';

interface Around {
  readonly author: Author;
  readonly card: LinkCard | undefined;
  /** The reader; '' for visitors. */
  readonly userID: string;
}

/** Presents a post (SOC-15, SOC-16). */
function presentPost(row: PostRow, { author, card, userID }: Around): Post {
  const session = userID !== '' && {
    reactionType: row.liked ? ('like' as const) : undefined,
    mayEdit: mayEditText(row, userID),
    mayRemove: mayRemovePost(row, userID),
    mayRespond: row.group_role === 'none' ? (false as const) : undefined,
  };
  return {
    postID: row.id,
    resourceID: row.id,
    author,
    content: row.content,
    mentions: row.mentions?.map(presentMention) ?? [],
    ...(row.picture && presentPicture(row.picture, row.is_private)),
    pictureAlt: row.picture_alt ?? undefined,
    card,
    timelineID: row.timeline_id,
    timelineType: row.timeline_type,
    groupName: row.group_name ?? undefined,
    businessID: row.business_id ?? undefined,
    createdAt: toIsoTime(row.created_at),
    editedAt: row.edited_at ? toIsoTime(row.edited_at) : undefined,
    version: row.version,
    reactions: { reactionCount: { like: row.like_count } },
    commentCount: row.comment_count,
    ...(session && { session }),
  };
}

/** Presents the card of a link: a product with its company's name, a post with its author and its beginning. */
function presentCard(row: CardRow, author: Author): LinkCard {
  const place = { resourceID: row.id, resourceType: row.type };
  if (row.type === 'product')
    return { ...place, name: row.name ?? '', about: author.name, photo: row.photo ?? undefined };
  const about = row.about ?? author.about;
  return { ...place, name: author.name, about, photo: row.photo ?? author.photo };
}

/**
 * Loads posts by id in one statement, and their cards in another. Posts that the reader may not see have no entry: removed, of a hidden
 * company, in a group that they cannot read, or by somebody in a block with them.
 */
export async function loadPosts(
  on: Kysely<Database>,
  { ids, reader }: { ids: readonly string[]; reader: Reader },
): Promise<ReadonlyMap<string, Post>> {
  if (ids.length === 0) return new Map();
  const rows = await selectPosts.all(on, { ...reader, ids });
  return new Map((await presentPosts(on, rows, reader)).map((post) => [post.postID, post]));
}

/** Presents rows of posts in their order, with their cards. */
export async function presentPosts(
  on: Kysely<Database>,
  rows: readonly PostRow[],
  reader: Reader,
): Promise<readonly Post[]> {
  const cards = await readCards(on, rows, reader);
  return rows.flatMap((row) => {
    if (!row.author) return [];
    const card = presentCardOf(cards.get(row.card_id ?? ''));
    return [presentPost(row, { author: presentAuthor(row.author), card, userID: reader.userID })];
  });
}

function presentCardOf(card: CardRow | undefined): LinkCard | undefined {
  return card?.author ? presentCard(card, presentAuthor(card.author)) : undefined;
}

async function readCards(
  on: Kysely<Database>,
  rows: readonly PostRow[],
  reader: Reader,
): Promise<ReadonlyMap<string, CardRow>> {
  const ids = [...new Set(rows.flatMap(({ card_id }) => card_id ?? []))];
  if (ids.length === 0) return new Map();
  const cards = await selectCards.all(on, { ...reader, ids });
  return new Map(cards.map((card) => [card.id, card]));
}

/** Loads one post for a reader. Throws NotFound when they may not see it. */
export async function requirePost(on: Kysely<Database>, id: string, reader: Reader): Promise<Post> {
  const post = (await loadPosts(on, { ids: [id], reader })).get(id);
  if (!post) throw notFound(`There is no post with the id ${id}.`);
  return post;
}

export const loadPostHandler = defineHandler(
  loadPost,
  async ({ params: { postID }, query, user, services }) => {
    const reader = await requireReader(services, user, query.businessID);
    return { data: await requirePost(services.db, postID, reader) };
  },
);
