import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';
import type { Reader } from '../../authors/blocks.sql.ts';
import { type PostRow, postColumns } from '../posts/load-posts.sql.ts';
import { isShownPost } from '../posts/post.sql.ts';
import { feedSources, isNotOfMuted, isOfFeed } from './feed-authors.sql.ts';

interface FeedRange extends Reader {
  /** Reads posts older than this id; ids sort by time. */
  readonly before: string;
  readonly most: number;
}

export interface Candidate {
  readonly id: string;
  readonly author_id: string;
}

/** Newest posts of the whole network that are scanned (about 1 ms) before posts are read author by author. */
export const scannedPosts = 5_000;

/** `offset 0` reads the post's columns before the limit in index order, so PostgreSQL makes no more rows than the limit asks for. */
const fullPost = (id: string) => sql`
  join lateral (select * from post where post.id = ${sql.ref(id)} offset 0) as post on true`;

/**
 * Newsfeed by scanning the newest posts of the network: fast for readers of many busy authors and groups. Fewer rows than requested do not mean the
 * end of the feed: the caller then uses `ofEachSource`.
 */
const amongNewest = <Row>(columns: (reader: Reader) => Expression<unknown>) =>
  defineStatement(
    (_, wanted: FeedRange) => sql<Row>`
      select ${columns(wanted)} from (
        select id, author_id, timeline_id from post
        where removed_at is null and id < ${wanted.before}
        order by id desc limit ${sql.lit(scannedPosts)}
      ) as newest
      ${fullPost('newest.id')}
      where ${isOfFeed('newest', wanted)} and ${isShownPost('post', wanted)}
      order by newest.id desc limit ${wanted.most}`,
  );

/** Newsfeed by reading the newest posts of each author and group: for readers of few or quiet ones. */
const ofEachSource = <Row>(columns: (reader: Reader) => Expression<unknown>) =>
  defineStatement(
    (_, wanted: FeedRange) => sql<Row>`
      with ${feedSources(wanted)}
      select ${columns(wanted)} from (
        select latest.id from author, lateral (
          select id from post
          where author_id = author.id and removed_at is null and id < ${wanted.before}
          order by id desc limit ${wanted.most}
        ) as latest
        union
        select latest.id from feed_group, lateral (
          select id from post
          where timeline_id = feed_group.group_id and removed_at is null and id < ${wanted.before}
            and ${isNotOfMuted('post', wanted)}
          order by id desc limit ${wanted.most}
        ) as latest
        order by id desc
      ) as latest
      ${fullPost('latest.id')}
      where ${isShownPost('post', wanted)}
      order by latest.id desc limit ${wanted.most}`,
  );

/** Both ways to read a page sorted by time: whole posts in one statement. */
export const feedPosts = {
  amongNewest: amongNewest<PostRow>(postColumns),
  ofEachSource: ofEachSource<PostRow>(postColumns),
};

const candidateColumns = () => sql`post.id, post.author_id`;

/** Both ways to read the candidates for a balanced page. */
export const feedCandidates = {
  amongNewest: amongNewest<Candidate>(candidateColumns),
  ofEachSource: ofEachSource<Candidate>(candidateColumns),
};

/** Posts put off on earlier pages: for each author from the first such post on, newer than the oldest post already shown. */
export const putOffCandidates = defineStatement(
  (_, wanted: FeedRange & { readonly putOff: readonly string[] }) => sql<Candidate>`
    select post.id, post.author_id from post as first, lateral (
      select id from post
      where author_id = first.author_id and removed_at is null and id <= first.id and id > ${wanted.before}
      order by id desc limit ${wanted.most}
    ) as latest
    ${fullPost('latest.id')}
    where first.id = any(${wanted.putOff}::text[]) and ${isOfFeed('post', wanted)} and ${isShownPost('post', wanted)}
    order by post.id desc`,
);
