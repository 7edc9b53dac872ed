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
import { type Candidate, feedCandidates, feedPosts, putOffCandidates } from './load-newsfeed.sql.ts';
import { findTimeline, selectTimeline } from './load-timeline.sql.ts';

/** Of one author in a row of ten, as long as others have something to say. */
export const mostOfAuthor = 2;
export const rowLength = 10;

/**
 * A balanced page: the newest first, but of any ten posts in a row at most two are of one author, unless nobody else has anything among
 * the candidates. A post that is put off takes the first place that is free for its author.
 * @param candidates in the order of time
 * @param above who has written what stands directly above this page, the last of them last
 */
export function chooseBalanced(
  candidates: readonly Candidate[],
  size: number,
  above: readonly string[] = [],
): readonly Candidate[] {
  const left = [...candidates];
  const chosen: Candidate[] = [];
  while (chosen.length < size && left.length > 0) {
    const around = [...above, ...chosen.map(({ author_id }) => author_id)].slice(1 - rowLength);
    const isFree = ({ author_id }: Candidate) =>
      around.filter((author) => author === author_id).length < mostOfAuthor;
    chosen.push(...left.splice(Math.max(0, left.findIndex(isFree)), 1));
  }
  return chosen;
}

type Reads = Services['db'];

const feedPageSize = 10;
/** Among so many of the newest posts a balanced page is chosen. */
const balancedWindow = 60;
/** In a balanced `nextID`: between the oldest post that was shown and the authors above, and before the posts that were put off. */
const between = '.';
const beforePutOff = '~';
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
    const [before = newestID] = nextID.split(/[.~]/);
    const asked = { ...reader, before, most: feedPageSize + 1 };
    const among = await feedPosts.amongNewest.all(db, asked);
    const rows = among.length < asked.most ? await feedPosts.ofEachAuthor.all(db, asked) : among;
    const page = rows.slice(0, feedPageSize);
    const items = await presentPosts(db, page, reader);
    return { items, nextID: rows.length > page.length ? page.at(-1)?.id : undefined };
  },
  async balanced(db, { reader, nextID = newestID }) {
    const [shown = '', ...putOff] = nextID.split(beforePutOff);
    const [before = newestID, ...above] = shown.split(between);
    const asked = { ...reader, before, most: balancedWindow };
    const among = await feedCandidates.amongNewest.all(db, asked);
    const older = among.length < asked.most ? await feedCandidates.ofEachAuthor.all(db, asked) : among;
    // One more of each author than fit on a page: where the rest begins.
    const most = feedPageSize + 1;
    const newer =
      putOff.length > 0 ? await putOffCandidates.all(db, { ...reader, before, putOff, most }) : [];
    const candidates = [...newer, ...older];
    const chosen = chooseBalanced(candidates, feedPageSize, above);
    const posts = await loadPosts(db, { ids: chosen.map(({ id }) => id), reader });
    const isEnd = older.length < asked.most && chosen.length === candidates.length;
    return {
      items: chosen.flatMap(({ id }) => posts.get(id) ?? []),
      nextID: isEnd ? undefined : toNextID({ candidates, chosen, before, above }),
    };
  },
};

interface ShownPage {
  readonly candidates: readonly Candidate[];
  readonly chosen: readonly Candidate[];
  readonly before: string;
  readonly above: readonly string[];
}

/**
 * Where the next balanced page begins: the oldest post that was shown, the authors of what will stand above it, and of each author who has
 * newer posts that were put off the first of them. An older post is only shown while each of those authors has two of the last nine, so
 * they are four at most.
 */
function toNextID({ candidates, chosen, before, above }: ShownPage): string {
  const oldest = [before, ...chosen.map(({ id }) => id)].sort()[0] ?? before;
  const authors = [...above, ...chosen.map(({ author_id }) => author_id)].slice(1 - rowLength);
  const putOff = new Map<string, string>();
  for (const one of candidates)
    if (one.id > oldest && !chosen.includes(one) && !putOff.has(one.author_id))
      putOff.set(one.author_id, one.id);
  return [[oldest, ...authors].join(between), ...putOff.values()].join(beforePutOff);
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
