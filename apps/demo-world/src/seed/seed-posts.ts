import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { countSeedAuthors, createSeedAuthors, indexSeedAuthors, insertSeedPosts } from './seed-posts.sql.ts';

/** Posts were asked for, but there is nobody to write them. */
export class NoUsersError extends Error {
  override readonly name = 'NoUsersError';
}

/** Rows in one statement, so that it can be seen how far it is. */
const batch = 50_000;

/** Makes posts of the people and companies of a seed; those that are there already stay. Gives how many are new. */
export async function seedPosts(
  transaction: Kysely<Database>,
  { posts, seed }: { readonly posts: number; readonly seed: number },
  onProgress: (message: string) => void,
): Promise<number> {
  if (posts === 0) return 0;
  await createSeedAuthors.run(transaction, { seed });
  await indexSeedAuthors.run(transaction);
  const { count: authors } = await countSeedAuthors.only(transaction);
  if (authors === 0) throw new NoUsersError('Posts need people who write them: give --users too.');
  let made = 0;
  for (let from = 1; from <= posts; from += batch) {
    const to = Math.min(posts, from + batch - 1);
    made += await insertSeedPosts.run(transaction, { seed, authors, from, to });
    onProgress(`Making post ${to.toLocaleString('en')} of ${posts.toLocaleString('en')}`);
  }
  return made;
}
