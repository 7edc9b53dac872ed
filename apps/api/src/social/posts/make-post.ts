import { makePost } from '@wbn/contract/social/posts.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Actor, requireActorForWrite } from '../../authors/require-actor.ts';
import { takeUpload, type UploadReference } from '../../files/take-upload.ts';
import { tell } from '../../notifications/tell.ts';
import { loadPeopleToTell } from '../../resources/find-resource.ts';
import { requireAllowance } from '../../safety/require-allowance.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler, type HandlerInput } from '../../server/define-handler.ts';
import type { Services } from '../../services.ts';
import { saveMentions } from '../mentions/save-mentions.ts';
import { findCard } from './find-link.ts';
import { requirePost } from './load-posts.ts';
import { insertPost } from './post.sql.ts';
import { isPrivateGroup, requireTimeline } from './timeline-rights.ts';

interface PostChange {
  readonly postID: string;
  readonly actor: Actor;
  /** People and companies that the post mentions. */
  readonly named: readonly string[];
  /** The timeline of a new post; absent for an edit, which tells only people who were not mentioned before. */
  readonly timelineID?: string;
}

/** Tells each person once: those mentioned, then the owners of the timeline when somebody else posts on it; a group has none. */
export async function tellOfPost(transaction: Kysely<Database>, change: PostChange): Promise<void> {
  const { postID, actor, named, timelineID } = change;
  const resource = { id: postID, type: 'post' } as const;
  const namedPeople = new Set<string>();
  for (const ownerID of named)
    for (const person of await loadPeopleToTell(transaction, { ownerID, userID: null }))
      namedPeople.add(person);
  await tell(transaction, 'mention', [...namedPeople], { actor, resource });
  if (timelineID === undefined || timelineID === actor.id) return;
  const owners = await loadPeopleToTell(transaction, { ownerID: timelineID, userID: null });
  const people = owners.filter((person) => !namedPeople.has(person));
  await tell(transaction, 'post', people, { actor, resource });
}

export const makePostHandler = defineHandler(
  makePost,
  async ({ user: { userID }, body, idempotencyKey, services }) => {
    const { picture: token } = body;
    // The upload belongs to the person, in whatever name they post.
    const picture: UploadReference | undefined = token
      ? { token, userID, purpose: 'postPhoto', isPrivate: await isPrivateGroup(services.db, body, userID) }
      : undefined;
    // Drawing the sizes of a picture takes a second, so it is done before the transaction.
    if (picture) await services.uploads.prepare(picture);
    const { id, actorID } = await services.db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID: body.businessID });
      const created = await createOnce(transaction, {
        call: makePost.name,
        userID,
        idempotencyKey,
        body,
        create: () => addPost(transaction, services, { ...body, picture, actor }),
      });
      return { id: created.id, actorID: actor.id };
    });
    // Read after the commit with the prepared statement: planning it inside the transaction took longer than all the writes.
    return { data: await requirePost(services.db, id, { userID, actorID }) };
  },
);

type NewPost = Omit<HandlerInput<typeof makePost>['body'], 'picture'> & {
  readonly picture: UploadReference | undefined;
  readonly actor: Actor;
};

async function addPost(
  transaction: Kysely<Database>,
  services: Pick<Services, 'isOwnSite'>,
  { content, mentions, picture, pictureAlt, actor, ...where }: NewPost,
): Promise<string> {
  const timeline = await requireTimeline(transaction, where, actor);
  await requireAllowance(transaction, { userID: actor.userID, act: 'post' });
  const id = newId();
  const photo = picture && (await takeUpload(transaction, picture));
  await insertPost.run(transaction, {
    row: {
      id,
      user_id: actor.userID,
      business_id: actor.businessID,
      timeline_id: timeline.id,
      timeline_type: timeline.type,
      content,
      picture: photo ? JSON.stringify(photo) : null,
      picture_alt: pictureAlt || null,
      ...(await findCard(transaction, services, content)),
    },
  });
  const named = await saveMentions(transaction, { resourceID: id, content, mentions, actor });
  await tellOfPost(transaction, { postID: id, actor, named, timelineID: timeline.id });
  const audiences = [
    ...(timeline.isPrivate ? [] : [actor.id]),
    ...(timeline.type === 'group' ? [timeline.id] : []),
  ];
  await addLiveEvents.run(transaction, { audiences, kind: 'post', resourceID: id });
  return id;
}
