import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { Reader } from '../../authors/blocks.sql.ts';
import { isShownPost } from '../posts/post.sql.ts';
import { isOfFeed } from './feed-authors.sql.ts';
import { scannedPosts } from './load-newsfeed.sql.ts';

interface NewPostsQuery extends Reader {
  readonly after: string;
  readonly most: number;
}

/** Counts posts of others in a newsfeed that are newer than `after`, up to `most`; looks only at the newest posts of the network. */
export const countPostsAfter = defineStatement(
  (_, wanted: NewPostsQuery) => sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from (
        select id, author_id, timeline_id from post
        where removed_at is null and id > ${wanted.after}
        order by id desc limit ${sql.lit(scannedPosts)}
      ) as newest
      join lateral (select * from post where post.id = newest.id offset 0) as post on true
      where ${isOfFeed('newest', wanted)}
        and post.user_id <> ${wanted.userID} and ${isShownPost('post', wanted)}
      limit ${wanted.most}
    ) as counted`,
);
