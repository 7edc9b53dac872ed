import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../actors/act-as.ts';
import { type Resource, requireResource } from '../resources/find-resource.ts';
import { type RootType, shareComment } from './comment.sql.ts';

/** Where a new comment stands: on something, or on a comment that stands on it. */
export interface CommentPlace {
  readonly resource: Resource;
  /** What is talked about. */
  readonly root: Resource & { readonly type: RootType };
}

/**
 * Finds what somebody comments on, in the transaction of the comment. Throws NotFound when it or what it stands on is not there for them,
 * ValidationError for the answer to an answer.
 */
export async function requirePlace(
  transaction: Kysely<Database>,
  { resourceID, resourceType }: { readonly resourceID: string; readonly resourceType: ResourceType },
  actor: Actor,
): Promise<CommentPlace> {
  // Before it is looked at: an answer never outlives its comment.
  if (resourceType === 'comment') await shareComment.run(transaction, { id: resourceID });
  const resource = await requireResource(transaction, { id: resourceID, type: resourceType }, actor);
  if (resource.parentType === 'comment') throw validationError({ resourceID: problem });
  const { rootID: id, rootType } = resource;
  if (rootType === 'comment')
    throw new Error(`The comment ${resourceID} stands on a comment and is no answer`);
  const root =
    resourceType === 'comment' ? await requireResource(transaction, { id, type: rootType }, actor) : resource;
  return { resource, root: { ...root, type: rootType } };
}

const problem = 'is an answer, which cannot be answered; answer the comment that it stands on';
