import type { ActorType, TimelineType } from '@wbn/contract/social/resource-type.ts';
import { forbidden, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { loadAuthors } from '../../authors/load-authors.ts';
import type { Actor } from '../../authors/require-actor.ts';
import { mayActAs } from '../../business/policies.ts';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { type Resource, requireResource } from '../../resources/find-resource.ts';
import {
  findGroupOfPost,
  findPostRight,
  findReadableGroup,
  lockGroupMembership,
} from './timeline-rights.sql.ts';

export interface Timeline {
  readonly id: string;
  readonly type: TimelineType;
  /** Of a group that only members read. */
  readonly isPrivate?: boolean;
}

/** Whether the actor may post on a timeline: their own, a connection's, or that of a company they work for. */
export async function mayPostOn(
  on: Kysely<Database>,
  { id, type }: { readonly id: string; readonly type: ActorType },
  { id: actorID, userID }: Pick<Actor, 'id' | 'userID'>,
): Promise<boolean> {
  if (id === actorID || id === userID) return true;
  const right = await findPostRight.only(on, { userID, actorID, timelineID: id });
  return type === 'business' ? right.works_there : right.is_connected;
}

/**
 * Returns the timeline of a new post, by default the actor's own. Throws NotFound when the actor cannot see it, Forbidden when they may not
 * post on it.
 */
export async function requireTimeline(
  transaction: Kysely<Database>,
  {
    timelineID: id,
    timelineType,
  }: { timelineID?: string | undefined; timelineType?: TimelineType | undefined },
  actor: Actor,
): Promise<Timeline> {
  if (id === undefined) return actor;
  if (timelineType === 'group') return requireGroupTimeline(transaction, id, actor);
  const owner = (await loadAuthors(transaction, [id])).get(id);
  const type = timelineType ?? owner?.authorType ?? 'user';
  await requireResource(transaction, { id, type }, actor);
  if (type === 'business')
    await requireRoleForWrite(transaction, { businessID: id, userID: actor.userID, may: mayActAs });
  if (await mayPostOn(transaction, { id, type }, actor)) return { id, type };
  throw forbidden('not-received', 'Only connections may post on a person’s timeline.');
}

/** Whether a post goes to a private group that the person reads, before its transaction. */
export async function isPrivateGroup(
  db: Kysely<Database>,
  { timelineID, timelineType }: { timelineID?: string | undefined; timelineType?: TimelineType | undefined },
  userID: string,
): Promise<boolean> {
  if (timelineType !== 'group' || timelineID === undefined) return false;
  return (await findReadableGroup.first(db, { groupID: timelineID, userID }))?.access === 'private';
}

async function requireGroupTimeline(
  transaction: Kysely<Database>,
  id: string,
  { userID }: Pick<Actor, 'userID'>,
): Promise<Timeline> {
  const group = await findReadableGroup.first(transaction, { groupID: id, userID });
  if (!group) throw notFound(`There is no group with the id ${id}.`);
  await requireGroupMember(transaction, id, userID);
  return { id, type: 'group', isPrivate: group.access === 'private' };
}

async function requireGroupMember(
  transaction: Kysely<Database>,
  groupID: string,
  userID: string,
): Promise<void> {
  if (await lockGroupMembership.first(transaction, { groupID, userID })) return;
  throw forbidden('no-group-member', 'Only members of this group write in it. Join the group first.');
}

/** Throws Forbidden when a thing is in a group of which the person is no member: they read it but do not comment or react (GRP-05). */
export async function requireGroupOfResource(
  transaction: Kysely<Database>,
  { rootID, rootType }: Pick<Resource, 'rootID' | 'rootType'>,
  userID: string,
): Promise<void> {
  if (rootType !== 'post') return;
  const group = await findGroupOfPost.first(transaction, { postID: rootID });
  if (group) await requireGroupMember(transaction, group.group_id, userID);
}
