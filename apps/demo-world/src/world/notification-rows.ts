import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import type { PostOrComment } from './post-rows.ts';
import type { WorldIndex } from './world-index.ts';

type Notification = Insertable<Database['notification']>;

const shownFor = 14 * 86_400_000;

/** Makes notifications of the last two weeks: comments, answers, mentions, connection requests. */
export function makeNotifications(
  said: readonly PostOrComment[],
  connections: readonly Insertable<Database['connection']>[],
  { peopleOf }: WorldIndex,
  now: Date,
): Notification[] {
  const rows: (Notification & { created_at: Date })[] = [];
  const posts = new Map(said.filter(({ type }) => type === 'post').map((post) => [post.id, post]));
  for (const one of said) {
    const told = new Set([one.actor.userID]);
    const tell = (kind: string, people: readonly string[]) => {
      for (const userID of people) {
        if (told.has(userID)) continue;
        told.add(userID);
        rows.push(noticeOf(one, kind, userID));
      }
    };
    tell('mention', one.mentioned.flatMap(peopleOf));
    if (one.type === 'post') continue;
    if (one.answered) tell('reply', peopleOf(one.answered.actor.id));
    else tell('comment', peopleOf(posts.get(one.postID)?.actor.id ?? ''));
  }
  for (const { id, requester_id, addressee_id, created_at, status } of connections)
    if (status === 'pending')
      rows.push({
        ...keyed('connection-request', { id, type: 'connection' }, created_at as Date),
        user_id: addressee_id,
        actor_id: requester_id,
        actor_type: 'user',
        root_id: id,
        root_type: 'connection',
      });
  return rows
    .filter(({ created_at }) => now.getTime() - created_at.getTime() < shownFor)
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
}

function noticeOf({ id, type, at, actor, postID }: PostOrComment, kind: string, userID: string) {
  return {
    ...keyed(kind, { id, type }, at),
    user_id: userID,
    actor_id: actor.id,
    actor_type: actor.businessID === null ? ('user' as const) : ('business' as const),
    root_id: postID,
    root_type: 'post' as const,
  };
}

function keyed(
  kind: string,
  { id, type }: { id: string; type: 'post' | 'comment' | 'connection' },
  at: Date,
) {
  return {
    id: newId(at),
    kind,
    resource_id: id,
    resource_type: type,
    group_key: `${kind} ${id}`,
    created_at: at,
  };
}
