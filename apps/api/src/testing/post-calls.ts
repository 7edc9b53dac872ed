import type { CallInput } from '@wbn/contract/call.ts';
import type { makePost, Post } from '@wbn/contract/social/posts.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { type Answer, post as send } from './call-server.ts';
import { callsOf } from './relation-calls.ts';
import type { TestServer } from './start-test-server.ts';

interface Asking {
  readonly headers: { readonly authorization: string };
}

type NewPost = CallInput<typeof makePost>['body'];

/** Calls about posts over HTTP, as a person or a visitor. */
export function postCalls({ url, db }: Pick<TestServer, 'url' | 'db'>) {
  const path = `${url}/social/posts`;
  const make = (body: NewPost, who: Asking, headers: Record<string, string> = {}): Promise<Answer> =>
    send(`${path}/make-post`, body, { ...who.headers, ...headers });
  const load = (id: string, who?: Asking) => fetch(`${path}/${id}`, { headers: { ...who?.headers } });
  return {
    make,
    load,
    /** Creates a post and returns it; throws when it is refused. */
    async made(body: NewPost, who: Asking): Promise<Post> {
      const { status, body: answer } = await make(body, who);
      if (status !== 200) throw new Error(`make-post was answered with ${status}: ${answer.message}`);
      return answer.data;
    },
    async loaded(id: string, who?: Asking): Promise<Post> {
      return (await (await load(id, who)).json()).data;
    },
    edit: (id: string, body: object, { headers }: Asking) =>
      fetch(`${path}/${id}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    remove: (postID: string, who: Asking) =>
      callsOf({ url }, who).delete('social/posts/remove-post', { postID }),
    /** Connects two people. */
    connect: (one: string, other: string) =>
      db
        .insertInto('connection')
        .values({
          id: newId(),
          requester_id: one,
          requester_type: 'user',
          addressee_id: other,
          addressee_type: 'user',
          user_id: one,
          status: 'accepted',
        })
        .execute(),
    /** Returns a person's notifications as `kind root`, oldest first. */
    async noticesOf({ userID }: { readonly userID: string }): Promise<string[]> {
      const rows = await db
        .selectFrom('notification')
        .select(['kind', 'root_id'])
        .where('user_id', '=', userID)
        .orderBy('id')
        .execute();
      return rows.map(({ kind, root_id }) => `${kind} ${root_id}`);
    },
  };
}
