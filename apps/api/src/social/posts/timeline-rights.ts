import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mayActAs } from '../../business/policies.ts';
import { requireRoleForWrite } from '../../business/require-role.ts';
import type { Actor } from '../actors/require-actor.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import { requireResource } from '../resources/find-resource.ts';
import { findPostRight } from './timeline-rights.sql.ts';

export interface Timeline {
  readonly id: string;
  readonly type: ActorType;
}

/** Whether the actor may post on a timeline: their own, a connection's, or that of a company they work for. */
export async function mayPostOn(
  on: Kysely<Database>,
  { id, type }: Timeline,
  { id: actorID, userID }: Pick<Actor, 'id' | 'userID'>,
): Promise<boolean> {
  if (id === actorID || id === userID) return true;
  const asked = { userID, actorID, timelineID: id };
  const right = 'query' in on ? await findPostRight.only(on, asked) : await findPostRight.only(on, asked);
  return type === 'business' ? right.works_there : right.is_connected;
}

/**
 * Returns the timeline of a new post, by default the actor's own. Throws NotFound when the actor cannot see it, Forbidden when they may not
 * post on it.
 */
export async function requireTimeline(
  transaction: Kysely<Database>,
  { timelineID: id, timelineType }: { timelineID?: string | undefined; timelineType?: ActorType | undefined },
  actor: Actor,
): Promise<Timeline> {
  if (id === undefined) return actor;
  const owner = (await loadAuthors(transaction, [id])).get(id);
  const type = timelineType ?? owner?.authorType ?? 'user';
  await requireResource(transaction, { id, type }, actor);
  if (type === 'business')
    await requireRoleForWrite(transaction, { businessID: id, userID: actor.userID, may: mayActAs });
  if (await mayPostOn(transaction, { id, type }, actor)) return { id, type };
  throw new CallError('Forbidden', 'Only connections may post on a person’s timeline.');
}
