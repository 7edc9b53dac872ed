import type { ActorType, ResourceType } from '@wbn/contract/social/resource-type.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { noBlockBetween } from '../authors/blocks.sql.ts';
import { isShownTo } from '../business/publication/public-business.sql.ts';
import { isInShownPlace } from './shown-place.sql.ts';

interface Input {
  readonly id: string;
  readonly type: ResourceType;
  /** The person who reads; '' for a visitor. */
  readonly viewerID: string;
  /** The person's own id, or the company they act for. */
  readonly actorID: string;
  /** Whether to find it despite a block. */
  readonly evenBlocked: boolean;
}

export interface ResourceRow {
  readonly id: string;
  /** The author of a post or comment; the company of a product. */
  readonly owner_id: string;
  readonly owner_type: ActorType;
  /** The person who wrote it, or the person themselves; null for companies and products. */
  readonly user_id: string | null;
  /** What a comment or answer is on; otherwise the thing itself. */
  readonly root_id: string;
  readonly root_type: ResourceType;
  /** What a comment is on or answers; null for other types. */
  readonly parent_type: ResourceType | null;
}

const columns = (owner: string, ownerType: RawBuilder<unknown>, user: string, root = 'id') =>
  sql`id, ${sql.raw(owner)} as owner_id, ${ownerType} as owner_type, ${sql.raw(user)} as user_id, ${sql.raw(root)} as root_id`;

const authorType = sql`case when business_id is null then 'user' else 'business' end`;

/** The select of each type, limited to what the person may see. */
export const foundResources: Record<ResourceType, (viewerID: string) => Expression<unknown>> = {
  user: () =>
    sql`select ${columns('id', sql`'user'`, 'id')}, 'user' as root_type, null as parent_type from user_profile`,
  business: (viewerID) => sql`
    select ${columns('id', sql`'business'`, 'null')}, 'business' as root_type, null as parent_type
    from business as resource where ${isShownTo('resource.id', viewerID)}`,
  product: (viewerID) => sql`
    select ${columns('business_id', sql`'business'`, 'null')}, 'product' as root_type, null as parent_type
    from product where product.is_public and ${isShownTo('product.business_id', viewerID)}`,
  post: (viewerID) => sql`
    select ${columns('author_id', authorType, 'user_id')}, 'post' as root_type, null as parent_type
    from post where removed_at is null and ${isInShownPlace('post', viewerID)}`,
  // A comment is found where its post is: in a private group by members only.
  comment: (viewerID) => sql`
    select ${columns('author_id', authorType, 'user_id', 'root_id')}, root_type, resource_type as parent_type
    from comment where removed_at is null and (root_type <> 'post' or exists (
      select from post as root where root.id = comment.root_id and ${isInShownPlace('root', viewerID)}))`,
};

/** Finds a thing if the person may see it: it is not removed or hidden, and no block exists with its owner or author. */
export const findResourceRow = defineStatement((_, { id, type, viewerID, actorID, evenBlocked }: Input) => {
  return sql<ResourceRow>`
    select * from (${foundResources[type](viewerID)}) as resource
    where id = ${id}
      and (${evenBlocked} or (
        ${noBlockBetween(viewerID, sql.ref('resource.owner_id'))}
        and ${noBlockBetween(actorID, sql.ref('resource.owner_id'))}
        and ${noBlockBetween(viewerID, sql.ref('resource.user_id'))}))`;
});

/** Who is told about a thing: the person, or all members of the company. */
export const selectPeopleToTell = defineStatement(
  (_, { ownerID, userID }: { ownerID: string; userID: string | null }) => sql<{ user_id: string }>`
    select user_id from business_member where business_id = ${ownerID}
    union
    select id from user_profile where id = ${ownerID}
    union
    select ${userID}::text where ${userID}::text is not null
      and not exists (select from business where id = ${ownerID})`,
);
