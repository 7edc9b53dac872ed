import {
  countNewPosts,
  type FeedOrder,
  listFollowProposals,
  loadNewsfeed,
  loadTimeline,
  type Post,
} from '@wbn/contract/social/posts.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import type { Services } from '../../services.ts';
import { readAs } from '../actors/act-as.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import type { Reader } from '../comments/comments.sql.ts';
import { readerOf } from '../comments/list-comments.ts';
import { loadPosts, presentPosts } from '../posts/load-posts.ts';
import { mayPostOn } from '../posts/timeline-rights.ts';
import { countPostsAfter } from './count-new-posts.sql.ts';
import { selectFollowProposals } from './list-follow-proposals.sql.ts';
import { type Candidate, feedCandidates, feedPosts } from './load-newsfeed.sql.ts';
import { findTimeline, selectTimeline } from './load-timeline.sql.ts';

/** Of one author in a row of ten, as long as others have something to say. */
export const mostOfAuthor = 2;
export const rowLength = 10;

/**
 * A balanced page out of the newest candidates, which are in the order of time: of any ten posts in a row at most two are of one author,
 * unless the others have too little for a page. In the order of time again.
 * @param above who has written what stands directly above this page, the last of them last
 */
export function chooseBalanced(
  candidates: readonly Candidate[],
  size: number,
  above: readonly string[] = [],
): readonly Candidate[] {
  const authors = [...above];
  const chosen = new Set<Candidate>();
  for (const candidate of candidates) {
    if (chosen.size === size) break;
    const around = authors.slice(1 - rowLength).filter((author) => author === candidate.author_id);
    if (around.length >= mostOfAuthor) continue;
    authors.push(candidate.author_id);
    chosen.add(candidate);
  }
  for (const candidate of candidates) {
    if (chosen.size === size) break;
    chosen.add(candidate);
  }
  return candidates.filter((candidate) => chosen.has(candidate));
}

type Reads = Services['db'];

const feedPageSize = 10;
/** Among so many of the newest posts a balanced page is chosen. */
const balancedWindow = 60;
/** Between the parts of a `nextID`. */
const between = '.';
/** After all ids. */
const newestID = 'g';

interface Wanted {
  readonly reader: Reader;
  /** The last page's; undefined for the first page. */
  readonly nextID: string | undefined;
}

interface FeedPage {
  readonly items: readonly Post[];
  /** Undefined at the end. */
  readonly nextID: string | undefined;
}

/** A page of a newsfeed, the newest first, and where the next begins; its `nextID` may be one of the other order. */
const findPage: Record<FeedOrder, (db: Reads, wanted: Wanted) => Promise<FeedPage>> = {
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

export const loadNewsfeedHandler = defineHandler(
  loadNewsfeed,
  async ({ query: { nextID, order, businessID }, user: { userID }, services: { db } }) => {
    const { id: actorID } = await readAs(db, { userID, businessID });
    const reader = { userID, actorID };
    const page = await findPage[order](db, { reader, nextID: nextID || undefined });
    return { data: { items: [...page.items], nextID: page.nextID } };
  },
);

export const loadTimelineHandler = defineHandler(
  loadTimeline,
  async ({ params: { timelineID }, query, user, services }) => {
    const { skip, size, nextID = newestID, businessID } = query;
    const { db } = services;
    const reader = await readerOf(services, user, businessID);
    const timeline = await findTimeline.first(db, { ...reader, timelineID });
    const owner = timeline && (await loadAuthors(db, [timelineID])).get(timelineID);
    if (!timeline || !owner) throw notFound(`There is no timeline with the id ${timelineID}.`);
    const rows = await selectTimeline.all(db, {
      ...reader,
      timelineID,
      before: nextID,
      skip,
      most: size + 1,
    });
    const ids = rows.slice(0, size).map(({ id }) => id);
    const posts = await loadPosts(db, { ids, reader });
    const asker = { id: reader.actorID, userID: reader.userID };
    const mayPost = user !== undefined && (await mayPostOn(db, { id: timelineID, ...timeline }, asker));
    return {
      data: {
        owner,
        items: ids.flatMap((id) => posts.get(id) ?? []),
        nextID: rows.length > size ? ids.at(-1) : undefined,
        mayPost,
      },
    };
  },
);

/** More are announced as '50+'. */
const mostCounted = 50;

export const countNewPostsHandler = defineHandler(
  countNewPosts,
  async ({ query: { after = '' }, user: { userID }, services: { db } }) => {
    const { count } = await countPostsAfter.only(db, {
      userID,
      actorID: userID,
      after,
      most: mostCounted,
    });
    return { data: { count } };
  },
);

/** Three rows of four. */
const mostProposed = 12;

export const listFollowProposalsHandler = defineHandler(
  listFollowProposals,
  async ({ user: { userID }, services: { db } }) => {
    const rows = await selectFollowProposals.all(db, { userID, most: mostProposed });
    const ids = rows.map(({ id }) => id);
    const authors = await loadAuthors(db, ids);
    return { data: ids.flatMap((id) => authors.get(id) ?? []) };
  },
);
