import type { Post } from '@wbn/contract/social/posts/post.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Reader } from '../comments/comment-row.sql.ts';
import { loadPosts } from './load-posts.ts';

/** One post as somebody reads it. Throws NotFound when it is not there for them. */
export async function requirePost(on: Kysely<Database>, id: string, reader: Reader): Promise<Post> {
  const post = (await loadPosts(on, { ids: [id], reader })).get(id);
  if (!post) throw notFound(`There is no post with the id ${id}.`);
  return post;
}
