import type { FeedOrder } from '@wbn/contract/social/posts/load-newsfeed.ts';
import type { Post } from '@wbn/contract/social/posts/post.ts';
import type { Services } from '../../services.ts';
import type { Reader } from '../comments/comment-row.sql.ts';
import { loadPosts, presentPosts } from '../posts/load-posts.ts';
import { chooseBalanced, rowLength } from './choose-balanced.ts';
import { type Candidate, feedCandidates, feedPosts } from './load-newsfeed.sql.ts';

type Reads = Services['db'];

export const feedPageSize = 10;
/** Among so many of the newest posts a balanced page is chosen. */
const balancedWindow = 60;
/** Between the parts of a `nextID`. */
const between = '.';
/** After all ids. */
export const newestID = 'g';

interface Wanted {
  readonly reader: Reader;
  /** The last page's; undefined for the first page. */
  readonly nextID: string | undefined;
}

export interface FeedPage {
  readonly items: readonly Post[];
  /** Undefined at the end. */
  readonly nextID: string | undefined;
}

/** A page of a newsfeed, the newest first, and where the next begins; its `nextID` may be one of the other order. */
export const findPage: Record<FeedOrder, (db: Reads, wanted: Wanted) => Promise<FeedPage>> = {
  async newest(db, { reader, nextID = newestID }) {
    const [before = newestID] = nextID.split(between);
    const asked = { ...reader, before, most: feedPageSize + 1 };
    const among = await feedPosts.amongNewest.all(db, asked);
    const rows = among.length < asked.most ? await feedPosts.ofEachAuthor.all(db, asked) : among;
    const page = rows.slice(0, feedPageSize);
    const items = await presentPosts(db, page, reader);
    return { items, nextID: rows.length > page.length ? page.at(-1)?.id : undefined };
  },
  async balanced(db, { reader, nextID = newestID }) {
    const [before = newestID, ...above] = nextID.split(between);
    const asked = { ...reader, before, most: balancedWindow };
    const among = await feedCandidates.amongNewest.all(db, asked);
    const candidates = among.length < asked.most ? await feedCandidates.ofEachAuthor.all(db, asked) : among;
    const chosen = chooseBalanced(candidates, feedPageSize, above);
    const posts = await loadPosts(db, { ids: chosen.map(({ id }) => id), reader });
    const isEnd = candidates.length < asked.most && chosen.at(-1) === candidates.at(-1);
    return {
      items: chosen.flatMap(({ id }) => posts.get(id) ?? []),
      nextID: isEnd ? undefined : toNextID(chosen),
    };
  },
};

/** Where the next balanced page begins, with the authors of what will stand above it. */
function toNextID(chosen: readonly Candidate[]): string | undefined {
  const above = chosen.slice(1 - rowLength).map(({ author_id }) => author_id);
  const last = chosen.at(-1);
  return last && [last.id, ...above].join(between);
}
