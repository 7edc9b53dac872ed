import type { Author } from '@wbn/contract/social/author.ts';
import type { LinkCard, Post } from '@wbn/contract/social/posts.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { presentMention } from '../mentions/keep-mentions.ts';
import type { CardRow, PostRow } from './load-posts.sql.ts';
import { mayEditPost, mayRemovePost } from './policies.ts';

interface Around {
  readonly author: Author;
  readonly card: LinkCard | undefined;
  /** Who reads; '' for visitors. */
  readonly userID: string;
}

/** A post as it is sent (SOC-15, SOC-16). */
export function presentPost(row: PostRow, { author, card, userID }: Around): Post {
  const session = userID !== '' && {
    reactionType: row.liked ? ('like' as const) : undefined,
    mayEdit: mayEditPost(row, userID),
    mayRemove: mayRemovePost(row, userID),
  };
  return {
    postID: row.id,
    resourceID: row.id,
    author,
    content: row.content,
    mentions: row.mentions?.map(presentMention) ?? [],
    picture: row.picture ?? undefined,
    pictureAlt: row.picture_alt ?? undefined,
    card,
    timelineID: row.timeline_id,
    timelineType: row.timeline_type,
    businessID: row.business_id ?? undefined,
    createdAt: toIsoTime(row.created_at),
    editedAt: row.edited_at ? toIsoTime(row.edited_at) : undefined,
    version: row.version,
    reactions: { reactionCount: { like: row.like_count } },
    commentCount: row.comment_count,
    ...(session && { session }),
  };
}

/** What a post links to: a product with its company's name, a post with its author's and how it begins. */
export function presentCard(row: CardRow, author: Author): LinkCard {
  const place = { resourceID: row.id, resourceType: row.type };
  if (row.type === 'product')
    return { ...place, name: row.name ?? '', about: author.name, photo: row.photo ?? undefined };
  const about = row.about ?? author.about;
  return { ...place, name: author.name, about, photo: row.photo ?? author.photo };
}
