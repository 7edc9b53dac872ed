import { makeComment } from '@wbn/contract/social/comments.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Actor, requireActorForWrite } from '../../authors/require-actor.ts';
import { tell } from '../../notifications/tell.ts';
import { loadPeopleToTell, type Resource, requireResource } from '../../resources/find-resource.ts';
import { requireAllowance } from '../../safety/require-allowance.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler, type HandlerInput } from '../../server/define-handler.ts';
import { saveMentions } from '../mentions/save-mentions.ts';
import { requireGroupOfResource } from '../posts/timeline-rights.ts';
import { insertComment, lockCommentForShare, type RootType, readComment } from './comments.sql.ts';
import { presentComments } from './list-comments.ts';

/** What a new comment is on: a thing, or a comment on a thing. */
interface CommentPlace {
  readonly resource: Resource;
  /** The post, page or product at the top of the thread. */
  readonly root: Resource & { readonly type: RootType };
}

/**
 * Finds what a new comment is on, in the transaction of the comment. Throws NotFound when the actor cannot see it or the thing above it,
 * ValidationError for an answer to an answer, Forbidden in a group of which the person is no member.
 */
async function requirePlace(
  transaction: Kysely<Database>,
  { resourceID, resourceType }: { readonly resourceID: string; readonly resourceType: ResourceType },
  actor: Actor,
): Promise<CommentPlace> {
  // Locks the comment before it is checked, so that an answer never outlives it.
  if (resourceType === 'comment') await lockCommentForShare.run(transaction, { id: resourceID });
  const resource = await requireResource(transaction, { id: resourceID, type: resourceType }, actor);
  if (resource.parentType === 'comment') throw validationError({ resourceID: problem });
  const { rootID: id, rootType } = resource;
  if (rootType === 'comment')
    throw new Error(`The comment ${resourceID} stands on a comment and is no answer`);
  const root =
    resourceType === 'comment' ? await requireResource(transaction, { id, type: rootType }, actor) : resource;
  await requireGroupOfResource(transaction, resource, actor.userID);
  return { resource, root: { ...root, type: rootType } };
}

const problem = 'is an answer, which cannot be answered; answer the comment that it stands on';

interface CommentChange {
  readonly commentID: string;
  readonly actor: Actor;
  /** People and companies that the comment mentions. */
  readonly named: readonly string[];
  /** What a new comment is on; absent for an edit, which tells only people who were not mentioned before. */
  readonly place?: CommentPlace;
  readonly root: { readonly id: string; readonly type: RootType };
}

/** Tells each person once: those mentioned, then the author of the answered comment, then the owner of the page or post. */
export async function tellOfComment(transaction: Kysely<Database>, change: CommentChange): Promise<void> {
  const { commentID, actor, named, place, root } = change;
  const told = new Set<string>();
  const tellOthers = async (kind: 'mention' | 'reply' | 'comment', people: readonly string[]) => {
    const others = people.filter((person) => !told.has(person));
    for (const person of others) told.add(person);
    await tell(transaction, kind, others, { actor, resource: { id: commentID, type: 'comment' }, root });
  };
  const namedPeople: string[] = [];
  for (const ownerID of named)
    namedPeople.push(...(await loadPeopleToTell(transaction, { ownerID, userID: null })));
  await tellOthers('mention', [...new Set(namedPeople)]);
  if (!place) return;
  if (place.resource.type === 'comment')
    await tellOthers('reply', await loadPeopleToTell(transaction, place.resource));
  await tellOthers('comment', await loadPeopleToTell(transaction, place.root));
}

export const makeCommentHandler = defineHandler(
  makeComment,
  ({ user: { userID }, body, idempotencyKey, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID: body.businessID });
      const { id } = await createOnce(transaction, {
        call: makeComment.name,
        userID,
        idempotencyKey,
        body,
        create: () => addComment(transaction, body, actor),
      });
      const reader = { userID, actorID: actor.id };
      const row = await readComment.only(transaction, { ...reader, id });
      const [comment] = presentComments([row], reader);
      if (!comment) throw new Error(`The comment ${id} has no author`);
      return { data: comment };
    }),
);

async function addComment(
  transaction: Kysely<Database>,
  { content, mentions, ...where }: HandlerInput<typeof makeComment>['body'],
  actor: Actor,
): Promise<string> {
  const place = await requirePlace(transaction, where, actor);
  await requireAllowance(transaction, { userID: actor.userID, act: 'comment' });
  const { resource, root } = place;
  const id = newId();
  await insertComment.run(transaction, {
    row: {
      id,
      user_id: actor.userID,
      business_id: actor.businessID,
      resource_id: resource.id,
      resource_type: resource.type,
      root_id: root.id,
      root_type: root.type,
      content,
    },
  });
  const named = await saveMentions(transaction, { resourceID: id, content, mentions, actor });
  await tellOfComment(transaction, { commentID: id, actor, named, place, root });
  return id;
}
