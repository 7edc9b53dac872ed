import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';
import type { Reader } from '../comments/comments.sql.ts';
import { type PostRow, postColumns } from '../posts/load-posts.sql.ts';
import { isShownPost } from '../posts/post.sql.ts';
import { feedAuthors, isOfFeedAuthor } from './feed-authors.sql.ts';

interface Wanted extends Reader {
  /** Posts that are older; ids are made by the time. */
  readonly before: string;
  readonly most: number;
}

export interface Candidate {
  readonly id: string;
  readonly author_id: string;
}

/** Posts that are looked through, whosever they are, before the authors are asked one by one: a millisecond's work. */
export const lookedThrough = 5_000;

/** What is read of a post is read before the limit: its order is the index's, so that no more rows are made than the limit lets through. */
const fullPost = (id: string) => sql`
  join lateral (select * from post where post.id = ${sql.ref(id)} offset 0) as post on true`;

/**
 * The newest posts of a newsfeed among the newest of all: whoever reads many busy authors has a page after a few hundred. Fewer rows than
 * asked say that the feed is sparse, not that it has ended: see `ofEachAuthor`.
 */
const amongNewest = <Row>(columns: (reader: Reader) => Expression<unknown>) =>
  defineStatement(
    (_, wanted: Wanted) => sql<Row>`
      select ${columns(wanted)} from (
        select id, author_id from post
        where removed_at is null and id < ${wanted.before}
        order by id desc limit ${sql.lit(lookedThrough)}
      ) as newest
      ${fullPost('newest.id')}
      where ${isOfFeedAuthor('newest', wanted)} and ${isShownPost('post', wanted)}
      order by newest.id desc limit ${wanted.most}`,
  );

/** The same for whoever reads few or quiet authors: the newest of each, of which the newest are the feed's. */
const ofEachAuthor = <Row>(columns: (reader: Reader) => Expression<unknown>) =>
  defineStatement(
    (_, wanted: Wanted) => sql<Row>`
      with ${feedAuthors(wanted)}
      select ${columns(wanted)} from (
        select latest.id from author, lateral (
          select id from post
          where author_id = author.id and removed_at is null and id < ${wanted.before}
          order by id desc limit ${wanted.most}
        ) as latest
        order by latest.id desc
      ) as latest
      ${fullPost('latest.id')}
      where ${isShownPost('post', wanted)}
      order by latest.id desc limit ${wanted.most}`,
  );

/** Both ways to a page by time alone: its posts, in one statement. */
export const feedPosts = {
  amongNewest: amongNewest<PostRow>(postColumns),
  ofEachAuthor: ofEachAuthor<PostRow>(postColumns),
};

const candidateColumns = () => sql`post.id, post.author_id`;

/** Both ways to the posts of which a balanced page is chosen. */
export const feedCandidates = {
  amongNewest: amongNewest<Candidate>(candidateColumns),
  ofEachAuthor: ofEachAuthor<Candidate>(candidateColumns),
};

/** The newest of each author of which posts were put off, from the first of those on and newer than what has been shown. */
export const putOffCandidates = defineStatement(
  (_, wanted: Wanted & { readonly putOff: readonly string[] }) => sql<Candidate>`
    select post.id, post.author_id from post as first, lateral (
      select id from post
      where author_id = first.author_id and removed_at is null and id <= first.id and id > ${wanted.before}
      order by id desc limit ${wanted.most}
    ) as latest
    ${fullPost('latest.id')}
    where first.id = any(${wanted.putOff}::text[]) and ${isOfFeedAuthor('first', wanted)} and ${isShownPost('post', wanted)}
    order by post.id desc`,
);
