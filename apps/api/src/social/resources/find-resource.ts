import type { ActorType, ResourceType } from '@wbn/contract/social/resource-type.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../actors/act-as.ts';
import { findResourceRow, selectPeopleOf } from './find-resource.sql.ts';

/** What somebody reacts to, talks about, follows or reports. */
export interface Resource {
  readonly id: string;
  readonly type: ResourceType;
  /** Whose it is: of a post or comment the author, of a product its company. */
  readonly ownerID: string;
  readonly ownerType: ActorType;
  /** The person who wrote it, or is it; null for companies and products. */
  readonly userID: string | null;
  /** What is talked about: of a comment what it stands on, else the thing itself. */
  readonly rootID: string;
  readonly rootType: ResourceType;
  /** Of a comment: what it stands on or answers. */
  readonly parentType: ResourceType | null;
}

type Viewer = Pick<Actor, 'id' | 'userID'>;

/**
 * Finds a thing that somebody wants to do something about. Throws NotFound when it is not there for them: removed, hidden, or one has
 * blocked the other, which nobody is told; `evenBlocked` finds it then too: whoever blocks or asks how they stand to it.
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

/** The people who are told of what happens to it. */
export async function peopleOf(
  db: Kysely<Database>,
  { ownerID, userID }: Pick<Resource, 'ownerID' | 'userID'>,
): Promise<readonly string[]> {
  const rows = await selectPeopleOf.all(db, { ownerID, userID });
  return rows.map(({ user_id }) => user_id);
}
