import type { ActorType, ResourceType } from '@wbn/contract/social/resource-type.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../authors/require-actor.ts';
import { findResourceRow, selectPeopleToTell } from './find-resource.sql.ts';

/** Something to react to, comment on, follow or report. */
export interface Resource {
  readonly id: string;
  readonly type: ResourceType;
  /** The author of a post or comment; the company of a product. */
  readonly ownerID: string;
  readonly ownerType: ActorType;
  /** The person who wrote it or is it; null for companies and products. */
  readonly userID: string | null;
  /** What a comment is on; otherwise the thing itself. */
  readonly rootID: string;
  readonly rootType: ResourceType;
  /** What a comment is on or answers. */
  readonly parentType: ResourceType | null;
}

type Viewer = Pick<Actor, 'id' | 'userID'>;

/**
 * Finds a thing. Throws NotFound when the viewer cannot see it: removed, hidden or blocked (the error does not say which). `evenBlocked`
 * finds it despite a block, for blocking and for reading the relation.
 */
export async function requireResource(
  db: Kysely<Database>,
  { id, type }: Pick<Resource, 'id' | 'type'>,
  viewer: Viewer,
  { evenBlocked = false } = {},
): Promise<Resource> {
  const row = await findResourceRow.first(db, {
    id,
    type,
    viewerID: viewer.userID,
    actorID: viewer.id,
    evenBlocked,
  });
  if (!row) throw notFound(`There is no ${type} with the id ${id}.`);
  return {
    id,
    type,
    ownerID: row.owner_id,
    ownerType: row.owner_type,
    userID: row.user_id,
    rootID: row.root_id,
    rootType: row.root_type,
    parentType: row.parent_type,
  };
}

/** Ids of the people who are told about a thing. */
export async function loadPeopleToTell(
  db: Kysely<Database>,
  { ownerID, userID }: Pick<Resource, 'ownerID' | 'userID'>,
): Promise<readonly string[]> {
  const rows = await selectPeopleToTell.all(db, { ownerID, userID });
  return rows.map(({ user_id }) => user_id);
}
