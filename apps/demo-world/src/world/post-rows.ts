import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import { findPicture } from './demo-pictures.ts';
import type { DemoPost, DemoWorld } from './demo-world.ts';
import type { DemoActor, WorldIndex } from './world-index.ts';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

export interface PostRows {
  readonly post: Row<'post'>[];
  readonly comment: Row<'comment'>[];
  readonly mention: Row<'mention'>[];
}

/** A post or comment, for likes, answers and notifications. */
export interface PostOrComment {
  readonly id: string;
  readonly type: 'post' | 'comment';
  readonly at: Date;
  readonly actor: DemoActor;
  readonly post: DemoPost;
  readonly postID: string;
  /** The comment that it answers. */
  readonly answered: PostOrComment | undefined;
  readonly mentioned: readonly string[];
}

const day = 86_400_000;
const hour = 3_600_000;

/** Makes rows of posts and comments with mentions, oldest first; times are relative to `now`. */
export function makePostRows(
  { posts }: DemoWorld,
  index: WorldIndex,
  now: Date,
): { rows: PostRows; said: readonly PostOrComment[] } {
  const rows: PostRows = { post: [], comment: [], mention: [] };
  const said: PostOrComment[] = [];
  for (const post of posts.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const at = new Date(now.getTime() - post.daysAgo * day);
    const actor = index.actor(post.by, post.as);
    const id = newId(at);
    const { content, mentioned } = addText(rows, id, post.text, index);
    rows.post.push({
      id,
      ...writer(actor),
      ...standing(actor),
      ...shown(post, index),
      content,
      created_at: at,
    });
    said.push({ id, type: 'post', at, actor, post, postID: id, answered: undefined, mentioned });
    said.push(...addComments(rows, { post, postID: id, at, now }, index));
  }
  return { rows, said };
}

interface Place {
  readonly post: DemoPost;
  readonly postID: string;
  readonly at: Date;
  readonly now: Date;
}

function addComments(rows: PostRows, { post, postID, at, now }: Place, index: WorldIndex): PostOrComment[] {
  const said: PostOrComment[] = [];
  for (const comment of post.comments) {
    const written = new Date(at.getTime() + comment.after * hour);
    // Comments with a time after `now` are left out, and so are those that follow.
    if (written > now) break;
    const answered = comment.to === undefined ? undefined : said[comment.to];
    const actor = index.actor(comment.by, comment.as);
    const id = newId(written);
    const { content, mentioned } = addText(rows, id, comment.text, index);
    rows.comment.push({
      id,
      ...writer(actor),
      resource_id: answered?.id ?? postID,
      resource_type: answered ? 'comment' : 'post',
      root_id: postID,
      root_type: 'post',
      content,
      created_at: written,
    });
    said.push({ id, type: 'comment', at: written, actor, post, postID, answered, mentioned });
  }
  return said;
}

const writer = ({ userID, businessID }: DemoActor) => ({ user_id: userID, business_id: businessID });

/** On the author's own timeline. */
const standing = ({ id, businessID }: DemoActor) => ({
  timeline_id: id,
  timeline_type: businessID === null ? ('user' as const) : ('business' as const),
});

function shown({ key, card }: DemoPost, index: WorldIndex) {
  const found = card === undefined ? undefined : index.find(card);
  const picture = findPicture('posts', key);
  return {
    picture: picture ? JSON.stringify(picture) : null,
    card_id: found?.id ?? null,
    card_type: found?.type ?? null,
  };
}

/** Replaces `@[key]` by the name, and adds a row for the mention. */
function addText(rows: PostRows, id: string, text: string, { find }: WorldIndex) {
  const mentioned: string[] = [];
  let content = '';
  let read = 0;
  for (const { 0: whole, 1: key = '', index: at } of text.matchAll(/@\[([^\]]+)\]/g)) {
    const { id: mentioned_id, type, name } = find(key);
    if (type === 'product') throw new Error(`'${key}' is a product, which nobody calls`);
    content += text.slice(read, at);
    const written = `@${name}`;
    rows.mention.push({
      resource_id: id,
      start: content.length,
      length: written.length,
      mentioned_id,
      mentioned_type: type,
    });
    mentioned.push(mentioned_id);
    content += written;
    read = at + whole.length;
  }
  return { content: content + text.slice(read), mentioned };
}
