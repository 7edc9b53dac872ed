import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { type ResourceType, resourceTypes } from '@wbn/contract/social/resource-type.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';
import { isInBlock, isReadable, noBlockBetween, type Reader } from '../../authors/blocks.sql.ts';
import { type AuthorRow, authorOf } from '../../authors/load-authors.sql.ts';
import { foundResources, type ResourceRow } from '../../resources/find-resource.sql.ts';
import { roleInGroup } from '../group-role.sql.ts';
import { type MentionRow, mentionsOf } from '../mentions/mentions.sql.ts';
import type { RoleInGroup } from '../policies.ts';

type Time = Date | string;

/** Types of things that have comments. */
export type RootType = Exclude<ResourceType, 'comment'>;

export interface CommentRow {
  readonly id: string;
  /** The person who wrote it. */
  readonly user_id: string;
  readonly business_id: string | null;
  /** The person or company in whose name it was written. */
  readonly author: AuthorRow | null;
  /** In the order of the text; null when there are none. */
  readonly mentions: readonly MentionRow[] | null;
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
  /** Answers that the reader may read. */
  readonly answer_count: number;
  /** Whether the reader likes it. */
  readonly liked: boolean;
  /** The reader's role in the company in whose name the comment was written. */
  readonly role: BusinessRole | null;
  /** Owner of the page or post that is commented on; null when a company owns it. */
  readonly root_user_id: string | null;
  /** The reader's role in the company whose page, product or post is commented on. */
  readonly root_role: BusinessRole | null;
  /** The reader's role in the group whose post is commented on. */
  readonly group_role: RoleInGroup;
}

const roleIn = (businessID: Expression<unknown>, userID: string) =>
  sql`(select role from business_member where business_id = ${businessID} and user_id = ${userID})`;

const rootBusiness = sql`case root_type
  when 'business' then root_id
  when 'product' then (select business_id from product where product.id = root_id)
  when 'post' then (select post.business_id from post where post.id = root_id) end`;

const rootUser = sql`case root_type
  when 'user' then root_id
  when 'post' then (select post.user_id from post where post.id = root_id and post.business_id is null) end`;

/** Selects comments as rows for a reader; `page` is the rest of a statement on `comment` (where, order, limit). */
const fromComment = (reader: Reader, page: Expression<unknown>) => sql<CommentRow>`
  select comment.id, comment.user_id, business_id, comment.resource_id, resource_type, root_id, root_type, content,
    ${authorOf(sql.ref('comment.author_id'))} as author, ${mentionsOf(sql.ref('comment.id'))} as mentions,
    version, edited_at, created_at, removed_at,
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
    ${roleIn(rootBusiness, reader.userID)} as root_role,
    case when root_type = 'post' then (
      select ${roleInGroup('post', reader.userID)} from post where post.id = root_id
    ) end as group_role
  from (select * from comment ${page}) as comment
  left join reaction_summary on reaction_summary.resource_id = comment.id
  left join comment_summary on comment_summary.resource_id = comment.id`;

/** Reads one comment, even a removed one. */
export const readComment = defineStatement((_, { id, ...reader }: Reader & { readonly id: string }) =>
  fromComment(reader, sql`where id = ${id}`),
);

/** Locks a comment FOR UPDATE: until the transaction ends nobody changes, answers or removes it. */
export const lockComment = defineStatement((db, { id }: { readonly id: string }) =>
  db.selectFrom('comment').select('id').where('id', '=', id).forUpdate(),
);

/** Locks a comment FOR SHARE: nobody removes it until the transaction ends, but others may answer it too. */
export const lockCommentForShare = defineStatement((db, { id }: { readonly id: string }) =>
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

interface Input extends Reader {
  readonly id: string;
}

/** Finds a thing of any type by its id, if the reader may see it. */
export const findCommentTarget = defineStatement((_, { id, userID, actorID }: Input) => {
  const found = resourceTypes.map(
    (type) =>
      sql`select *, ${sql.lit(type)} as type from (${foundResources[type](userID)}) as ${sql.ref(type)} where id = ${id}`,
  );
  return sql<Pick<ResourceRow, 'root_id' | 'root_type'> & { readonly type: ResourceRow['root_type'] }>`
    select type, root_id, root_type from (${sql.join(found, sql` union all `)}) as resource
    where ${noBlockBetween(userID, sql.ref('resource.owner_id'))}
      and ${noBlockBetween(actorID, sql.ref('resource.owner_id'))}
      and ${noBlockBetween(userID, sql.ref('resource.user_id'))}`;
});

interface Page extends Reader {
  readonly resourceID: string;
  /** Id of the last comment on the previous page. */
  readonly nextID: string;
  readonly skip: number;
  readonly size: number;
}

/** A page of comments, newest first (keyset pagination). */
export const selectNewestComments = defineStatement((_, page: Page) =>
  fromComment(
    page,
    sql`where resource_id = ${page.resourceID} and removed_at is null and id < ${page.nextID}
      and ${isReadable('comment', page)} order by id desc limit ${page.size} offset ${page.skip}`,
  ),
);

/** A page of answers, oldest first (keyset pagination). */
export const selectAnswers = defineStatement((_, page: Page) =>
  fromComment(
    page,
    sql`where resource_id = ${page.resourceID} and removed_at is null and id > ${page.nextID}
      and ${isReadable('comment', page)} order by id limit ${page.size} offset ${page.skip}`,
  ),
);

interface Counted extends Reader {
  readonly resourceID: string;
}

/** Counts comments for a reader: the stored counts, less comments by people in a block with the reader and the answers to those. */
export const countComments = defineStatement((_, counted: Counted) => {
  const { resourceID } = counted;
  const hidden = sql`
    select count(*) filter (where comment.resource_id = ${resourceID} and not readable)::integer as comment_count,
      count(*)::integer as talk_count
    from (
      select comment.resource_id, ${isReadable('comment', counted)} as readable,
        coalesce(${isReadable('parent', counted)}, true) as parent_readable
      from comment left join comment as parent on parent.id = comment.resource_id
      where (comment.root_id = ${resourceID} or comment.resource_id = ${resourceID})
        and comment.removed_at is null and ${isInBlock(counted)}
    ) as comment
    where not (readable and parent_readable)`;
  return sql<{ comment_count: number; talk_count: number }>`
    select coalesce(stored.comment_count, 0) - hidden.comment_count as comment_count,
      coalesce(stored.talk_count, 0) - hidden.talk_count as talk_count
    from (${hidden}) as hidden
    left join comment_summary as stored on stored.resource_id = ${resourceID}`;
});
