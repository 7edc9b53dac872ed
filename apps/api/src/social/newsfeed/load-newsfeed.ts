import {
  countNewPosts,
  type FeedOrder,
  listFollowProposals,
  loadNewsfeed,
  loadTimeline,
  type Post,
} from '@wbn/contract/social/posts.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Reader } from '../../authors/blocks.sql.ts';
import { selectAuthors } from '../../authors/load-authors.sql.ts';
import { loadAuthors, presentAuthor } from '../../authors/load-authors.ts';
import { requireActor } from '../../authors/require-actor.ts';
import { cutPage, lastID } from '../../lists/page-key.ts';
import { defineHandler } from '../../server/define-handler.ts';
import type { Services } from '../../services.ts';
import { requireReader } from '../comments/list-comments.ts';
import { loadPosts, presentPosts } from '../posts/load-posts.ts';
import { mayPostOn } from '../posts/timeline-rights.ts';
import { countPostsAfter } from './count-new-posts.sql.ts';
import { selectFollowProposals } from './list-follow-proposals.sql.ts';
import { type Candidate, feedCandidates, feedPosts, putOffCandidates } from './load-newsfeed.sql.ts';
import { findTimeline, selectTimeline } from './load-timeline.sql.ts';

/** At most this many posts of one author in any `consecutivePosts` posts, as long as others have posts. */
export const maxPostsOfAuthor = 2;
export const consecutivePosts = 10;

/**
 * Chooses a balanced page: newest first, but at most 2 of any 10 consecutive posts by one author, unless no other author has candidates. A
 * post that is put off comes as soon as its author has fewer than 2 of the last 10.
 * @param candidates sorted by time, newest first
 * @param above authors of the posts directly above this page, in order
 */
export function chooseBalanced(
  candidates: readonly Candidate[],
  size: number,
  above: readonly string[] = [],
): readonly Candidate[] {
  const left = [...candidates];
  const chosen: Candidate[] = [];
  while (chosen.length < size && left.length > 0) {
    const around = [...above, ...chosen.map(({ author_id }) => author_id)].slice(1 - consecutivePosts);
    const isFree = ({ author_id }: Candidate) =>
      around.filter((author) => author === author_id).length < maxPostsOfAuthor;
    chosen.push(...left.splice(Math.max(0, left.findIndex(isFree)), 1));
  }
  return chosen;
}

type Reads = Services['db'];

const feedPageSize = 10;
/** Number of newest posts from which a balanced page is chosen. */
const balancedWindow = 60;

interface FeedQuery {
  readonly reader: Reader;
  /** From the previous page; undefined for the first page. */
  readonly nextID: string | undefined;
}

interface FeedPage {
  readonly items: readonly Post[];
  /** Undefined on the last page. */
  readonly nextID: string | undefined;
}

/** Loads a page of a newsfeed, newest first, and the `nextID` of the next; accepts a `nextID` of the other order too. */
const findPage: Record<FeedOrder, (db: Reads, query: FeedQuery) => Promise<FeedPage>> = {
  async newest(db, { reader, nextID: from }) {
    const { before } = readBalancedKey(from);
    const asked = { ...reader, before, most: feedPageSize + 1 };
    const among = await feedPosts.amongNewest.all(db, asked);
    const rows = among.length < asked.most ? await feedPosts.ofEachSource.all(db, asked) : among;
    const { rows: page, nextID } = cutPage(rows, feedPageSize);
    return { items: await presentPosts(db, page, reader), nextID };
  },
  async balanced(db, { reader, nextID: from }) {
    const { before, above, putOff } = readBalancedKey(from);
    const asked = { ...reader, before, most: balancedWindow };
    const among = await feedCandidates.amongNewest.all(db, asked);
    const older = among.length < asked.most ? await feedCandidates.ofEachSource.all(db, asked) : among;
    // One more post per author than fits on a page, to know where the rest begins.
    const most = feedPageSize + 1;
    const newer =
      putOff.length > 0 ? await putOffCandidates.all(db, { ...reader, before, putOff, most }) : [];
    const candidates = [...newer, ...older];
    const chosen = chooseBalanced(candidates, feedPageSize, above);
    const posts = await loadPosts(db, { ids: chosen.map(({ id }) => id), reader });
    const isEnd = older.length < asked.most && chosen.length === candidates.length;
    return {
      items: chosen.flatMap(({ id }) => posts.get(id) ?? []),
      nextID: isEnd ? undefined : writeBalancedKey(nextKey({ candidates, chosen, before, above })),
    };
  },
};

interface ShownPage {
  readonly candidates: readonly Candidate[];
  readonly chosen: readonly Candidate[];
  readonly before: string;
  readonly above: readonly string[];
}

/** What the `nextID` of a balanced page says. */
interface BalancedKey {
  /** The oldest shown post. */
  readonly before: string;
  /** Authors of the last nine posts. */
  readonly above: readonly string[];
  /** For each author with newer posts that were put off, the first of these. */
  readonly putOff: readonly string[];
}

function readBalancedKey(nextID = lastID): BalancedKey {
  const [shown = '', ...putOff] = nextID.split('~');
  const [before = lastID, ...above] = shown.split('.');
  return { before, above, putOff };
}

function writeBalancedKey({ before, above, putOff }: BalancedKey): string {
  return [[before, ...above].join('.'), ...putOff].join('~');
}

/**
 * Returns the key of the page after a balanced one. A post is put off only while its author has two of the last nine, so there are at most four of
 * these authors.
 */
function nextKey({ candidates, chosen, before, above }: ShownPage): BalancedKey {
  const oldest = [before, ...chosen.map(({ id }) => id)].sort()[0] ?? before;
  const authors = [...above, ...chosen.map(({ author_id }) => author_id)].slice(1 - consecutivePosts);
  const putOff = new Map<string, string>();
  for (const one of candidates)
    if (one.id > oldest && !chosen.includes(one) && !putOff.has(one.author_id))
      putOff.set(one.author_id, one.id);
  return { before: oldest, above: authors, putOff: [...putOff.values()] };
}

export const loadNewsfeedHandler = defineHandler(
  loadNewsfeed,
  async ({ query: { nextID, order, businessID }, user: { userID }, services: { db } }) => {
    const { id: actorID } = await requireActor(db, { userID, businessID });
    const reader = { userID, actorID };
    const page = await findPage[order](db, { reader, nextID: nextID || undefined });
    return { data: { items: [...page.items], nextID: page.nextID } };
  },
);

interface TimelineQuery {
  readonly timelineID: string;
  readonly nextID?: string | undefined;
  readonly skip?: number;
  readonly size: number;
}

/** Loads a page of a timeline, newest first, for a reader who may see its owner. */
export async function loadTimelinePage(
  db: Reads,
  reader: Reader,
  { timelineID, nextID: before = lastID, skip = 0, size }: TimelineQuery,
): Promise<FeedPage> {
  const rows = await selectTimeline.all(db, { ...reader, timelineID, before, skip, most: size + 1 });
  const page = cutPage(rows, size);
  return { items: await presentPosts(db, page.rows, reader), nextID: page.nextID };
}

export const loadTimelineHandler = defineHandler(
  loadTimeline,
  async ({ params: { timelineID }, query: { businessID, ...page }, user, services: { db } }) => {
    const reader = await requireReader({ db }, user, businessID);
    const timeline = await findTimeline.first(db, { ...reader, timelineID });
    const owner = timeline && (await selectAuthors.first(db, { ids: [timelineID] }));
    if (!timeline || !owner) throw notFound(`There is no timeline with the id ${timelineID}.`);
    const { items, nextID } = await loadTimelinePage(db, reader, { timelineID, ...page });
    const asker = { id: reader.actorID, userID: reader.userID };
    const mayPost = user !== undefined && (await mayPostOn(db, { id: timelineID, ...timeline }, asker));
    return {
      data: {
        owner: presentAuthor(owner),
        ownerCountry: owner.country ?? undefined,
        items: [...items],
        nextID,
        mayPost,
      },
    };
  },
);

/** Larger counts are shown as '50+'. */
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

/** Three rows of four cards. */
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
