import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';
import { isHiddenFrom } from '../relations/blocks.sql.ts';

/** Who reads: '' for visitors. */
export interface Reader {
  readonly userID: string;
  /** In whose name. */
  readonly actorID: string;
}

type Time = Date | string;

/** What can be talked about. */
export type RootType = Exclude<ResourceType, 'comment'>;

export interface CommentRow {
  readonly id: string;
  /** The person who wrote it. */
  readonly user_id: string;
  readonly business_id: string | null;
  readonly author_id: string;
  readonly resource_id: string;
  readonly resource_type: ResourceType;
  readonly root_id: string;
  readonly root_type: RootType;
  readonly content: string;
  readonly version: number;
  readonly edited_at: Time | null;
  readonly created_at: Time;
  readonly removed_at: Time | null;
  readonly like_count: number;
  /** Of those that the reader may read. */
  readonly answer_count: number;
  /** Whether the reader likes it. */
  readonly liked: boolean;
  /** What the reader is to the company in whose name it was written. */
  readonly role: BusinessRole | null;
  /** The person whose page or post it stands on; null on what is a company's. */
  readonly root_user_id: string | null;
  /** What the reader is to the company whose page, product or post it stands on. */
  readonly root_role: BusinessRole | null;
}

/** Whether somebody may read what `alias` has written: nobody has blocked the other, in whatever name. */
export const isReadable = (alias: string, { userID, actorID }: Reader) => sql<boolean>`(
  not ${isHiddenFrom(userID, `${alias}.author_id`, `${alias}.user_id`)}
  and not ${isHiddenFrom(actorID, `${alias}.author_id`)})`;

/** Asked once of a statement: most people are in no block, and their counts are the stored ones. */
export const isInBlock = ({ userID, actorID }: Reader) => sql<boolean>`exists (
  select from block where blocker_id in (${userID}, ${actorID}) or blocked_id in (${userID}, ${actorID}))`;

const roleIn = (businessID: Expression<unknown>, userID: string) =>
  sql`(select role from business_member where business_id = ${businessID} and user_id = ${userID})`;

const rootBusiness = sql`case root_type
  when 'business' then root_id
  when 'product' then (select business_id from product where product.id = root_id)
  when 'post' then (select post.business_id from post where post.id = root_id) end`;

const rootUser = sql`case root_type
  when 'user' then root_id
  when 'post' then (select post.user_id from post where post.id = root_id and post.business_id is null) end`;

/** Comments as rows, for a reader; `page` ends a statement on `comment`. */
export const fromComment = (reader: Reader, page: Expression<unknown>) => sql<CommentRow>`
  select comment.id, comment.user_id, business_id, author_id, comment.resource_id, resource_type, root_id, root_type,
    content, version, edited_at, created_at, removed_at,
    coalesce(like_count, 0) as like_count,
    coalesce(comment_count, 0) - case when ${isInBlock(reader)} then (
      select count(*)::integer from comment as answer
      where answer.resource_id = comment.id and answer.removed_at is null and not ${isReadable('answer', reader)}
    ) else 0 end as answer_count,
    exists (
      select from reaction where reaction.resource_id = comment.id and reaction.actor_id = ${reader.actorID}
    ) as liked,
    ${roleIn(sql.ref('comment.business_id'), reader.userID)} as role,
    ${rootUser} as root_user_id,
    ${roleIn(rootBusiness, reader.userID)} as root_role
  from (select * from comment ${page}) as comment
  left join reaction_summary on reaction_summary.resource_id = comment.id
  left join comment_summary on comment_summary.resource_id = comment.id`;

/** One comment, removed or not. */
export const readComment = defineStatement((_, { id, ...reader }: Reader & { readonly id: string }) =>
  fromComment(reader, sql`where id = ${id}`),
);

/** Nobody changes it, answers it or takes it away until the transaction ends. */
export const lockComment = defineStatement((db, { id }: { readonly id: string }) =>
  db.selectFrom('comment').select('id').where('id', '=', id).forUpdate(),
);

/** Nobody takes it away until the transaction ends; others may answer it too. */
export const shareComment = defineStatement((db, { id }: { readonly id: string }) =>
  db.selectFrom('comment').select('id').where('id', '=', id).forShare(),
);

type NewComment = Pick<
  CommentRow,
  'id' | 'user_id' | 'business_id' | 'resource_id' | 'resource_type' | 'root_id' | 'root_type' | 'content'
>;

export const insertComment = defineStatement((db, { row }: { readonly row: NewComment }) =>
  db.insertInto('comment').values(row),
);

export const updateComment = defineStatement(
  (db, { id, content }: { readonly id: string; readonly content: string }) =>
    db
      .updateTable('comment')
      .set({ content, version: sql`version + 1`, edited_at: sql`now()` })
      .where('id', '=', id),
);

/** Takes a comment away with the answers to it. */
export const markRemoved = defineStatement(
  (_, { id }: { readonly id: string }) => sql`
    update comment set removed_at = now()
    where (id = ${id} or resource_id = ${id}) and removed_at is null`,
);
