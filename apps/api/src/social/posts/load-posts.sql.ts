import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { TimelineType } from '@wbn/contract/social/resource-type.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { type Expression, sql } from 'kysely';
import {
  isHiddenFrom,
  isInBlock,
  isReadable,
  noBlockBetween,
  type Reader,
} from '../../authors/blocks.sql.ts';
import { type AuthorRow, authorOf } from '../../authors/load-authors.sql.ts';
import { roleInGroup } from '../group-role.sql.ts';
import { type MentionRow, mentionsOf } from '../mentions/mentions.sql.ts';
import type { RoleInGroup } from '../policies.ts';
import { isShownPost } from './post.sql.ts';

type Time = Date | string;

export interface PostRow {
  readonly id: string;
  /** The person who wrote it. */
  readonly user_id: string;
  readonly business_id: string | null;
  /** The person or company in whose name it was written. */
  readonly author: AuthorRow | null;
  readonly timeline_id: string;
  readonly timeline_type: TimelineType;
  /** Name of the group that it is in. */
  readonly group_name: string | null;
  /** Of a private group, whose pictures have no address. */
  readonly is_private: boolean;
  readonly content: string;
  /** In the order of the text; null when there are none. */
  readonly mentions: readonly MentionRow[] | null;
  readonly picture: StoredPhoto | null;
  readonly picture_alt: string | null;
  readonly card_id: string | null;
  readonly card_type: CardType | null;
  readonly version: number;
  readonly edited_at: Time | null;
  readonly created_at: Time;
  /** Without likes the reader may not see, as in `comment_count`. */
  readonly like_count: number;
  /** Comments and their answers. */
  readonly comment_count: number;
  /** Whether the reader likes it. */
  readonly liked: boolean;
  /** The reader's role in the company in whose name it was written. */
  readonly role: BusinessRole | null;
  /** The reader's role in the company that owns the timeline. */
  readonly timeline_role: BusinessRole | null;
  /** The reader's role in the group that it is in. */
  readonly group_role: RoleInGroup;
}

export type CardType = 'business' | 'product' | 'user' | 'post';

interface PostsQuery extends Reader {
  readonly ids: readonly string[];
}

const roleIn = (businessID: string, userID: string) =>
  sql`(select role from business_member where business_id = ${sql.ref(businessID)} and user_id = ${userID})`;

/** The stored count less what the reader may not see; only readers who are in a block need the second read. */
const lessHidden = (stored: Expression<unknown>, reader: Reader, hidden: Expression<unknown>) =>
  sql`coalesce((${stored}), 0) - case when ${isInBlock(reader)} then (${hidden}) else 0 end`;

const likes = sql`select like_count from reaction_summary where resource_id = post.id`;
const hiddenLikes = ({ userID }: Reader) => sql`
  select count(*)::integer from reaction
  where reaction.resource_id = post.id and ${isHiddenFrom(userID, 'actor_id', 'user_id')}`;

const comments = sql`select talk_count from comment_summary where resource_id = post.id`;
const hiddenComments = (reader: Reader) => sql`
  select count(*)::integer from comment left join comment as parent on parent.id = comment.resource_id
  where comment.root_id = post.id and comment.removed_at is null
    and not (${isReadable('comment', reader)} and (parent.id is null or ${isReadable('parent', reader)}))`;

/** Columns of a `PostRow`, for statements on `post`. */
export const postColumns = (reader: Reader) => sql`
  post.id, post.user_id, post.business_id, post.timeline_id, post.timeline_type, post.content, post.picture,
  post.picture_alt, post.card_id, post.card_type, post.version, post.edited_at, post.created_at,
  ${authorOf(sql.ref('post.author_id'))} as author,
  ${mentionsOf(sql.ref('post.id'))} as mentions,
  ${lessHidden(likes, reader, hiddenLikes(reader))} as like_count,
  ${lessHidden(comments, reader, hiddenComments(reader))} as comment_count,
  exists (
    select from reaction where reaction.resource_id = post.id and reaction.actor_id = ${reader.actorID}
  ) as liked,
  ${roleIn('post.business_id', reader.userID)} as role,
  ${roleIn('post.timeline_id', reader.userID)} as timeline_role,
  case when post.timeline_type = 'group' then (select name from business_group where id = post.timeline_id) end as group_name,
  post.timeline_type = 'group' and exists (
    select from business_group where id = post.timeline_id and access = 'private') as is_private,
  ${roleInGroup('post', reader.userID)} as group_role`;

/** Posts that the reader may see, in no order. */
export const selectPosts = defineStatement(
  (_, reader: PostsQuery) => sql<PostRow>`
    select ${postColumns(reader)} from post
    where post.id = ${anyOf(reader.ids)} and ${isShownPost('post', reader)}`,
);

export interface CardRow {
  readonly id: string;
  readonly type: CardType;
  /** The person or company itself; for a product its company, for a post its author. */
  readonly author: AuthorRow | null;
  /** Name of a product. */
  readonly name: string | null;
  /** Beginning of a post. */
  readonly about: string | null;
  readonly photo: StoredPhoto | null;
}

/** Cards of what posts link to, if everybody may see it and no block exists with the reader. */
export const selectCards = defineStatement(
  (_, reader: PostsQuery) => sql<CardRow>`
    select id, type, ${authorOf(sql.ref('card.author_id'))} as author, name, about, photo from (
      select id, 'business' as type, id as author_id, null as name, null as about, null::jsonb as photo
      from business where is_public
      union all
      select id, 'user', id, null, null, null from user_profile
      union all
      select product.id, 'product', business_id, product.name, null, main_image
      from product join business on business.id = business_id
      where product.is_public and business.is_public
      union all
      select id, 'post', author_id, null, left(content, 200), picture
      from post where ${isShownPost('post', { userID: '', actorID: '' })} and ${isReadable('post', reader)}
    ) as card
    where id = ${anyOf(reader.ids)}
      and ${noBlockWith(reader)}`,
);

function noBlockWith({ userID, actorID }: Reader) {
  return sql<boolean>`(${noBlockBetween(userID, sql.ref('card.author_id'))} and ${noBlockBetween(actorID, sql.ref('card.author_id'))})`;
}
