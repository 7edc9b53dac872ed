import type { SearchQuery } from '../search-engine.ts';
import type { MatchParts } from '../search-index.ts';
import type { SearchTerm } from '../understand/parse-query.ts';
import { splitTerms } from '../understand/parse-query.ts';
import { type Asking, categoriesOf, categoryMark, isProminent } from './asking.ts';
import { type FoundMatches, findMatching, markTerm, nothing, type Ranking } from './find-matching.ts';
import { groupsOf } from './full-match-groups.ts';
import { meet } from './met-conditions.ts';
import { thingMarks } from './thing-marks.ts';

/** With fewer full matches, partial matches follow. */
const enoughHits = 5;

interface Loosening {
  /** The terms as they were probably meant; ranks similar things. */
  readonly likely?: readonly SearchTerm[];
  /** Whether a word was left out, so that there are no full matches. */
  readonly incomplete?: boolean;
  /** Whether similar things follow only when a document has all words. */
  readonly onlyFound?: boolean;
  /** The outcome of the same search, where it found nothing with all words. */
  readonly none?: FoundMatches | undefined;
}

/**
 * Finds full matches; when they are few, partial matches follow: first those with all words anywhere in their texts that meet the conditions
 * which always hold, then similar things.
 */
export async function findLoosening(
  asking: Asking,
  terms: readonly SearchTerm[],
  { likely = terms, incomplete = false, onlyFound = false, none }: Loosening = {},
): Promise<FoundMatches> {
  const { query, recipe } = asking;
  const parts = terms.length > 0 ? [terms] : [];
  const prominent = isProminent(query.kind) && terms.length > 0;
  const fully = { prominent, groups: await groupsOf(asking, parts, query.kind) };
  const full = none ?? (await findMatching(asking, terms, fully));
  const count = incomplete ? 0 : full.hits.total;
  if (count >= enoughHits || !recipe.allowsPartialMatches) return full;
  // Full matches come first on the first page, whatever their rank.
  const isFirstPage = query.skip === 0 && count <= query.size;
  const all = fromStart(asking);
  const { loose: groups, preferred } = meet(asking, query.kind);
  const loosely = { groups, preferred };
  const [first, loose] = await Promise.all([
    isFirstPage ? full : findMatching(all, terms, fully),
    none ?? findMatching(all, terms, loosely),
  ]);
  if (onlyFound && loose.hits.total === 0) return full;
  const similar = await findSimilar(all, terms, likely, loosely);
  const tiers = [...(count > 0 ? [first] : []), loose, ...(similar ? [similar] : [])];
  const found = withPartial(query, full, count, tiers);
  // With a word left out nothing is a full match, on any tab.
  return incomplete && found !== full ? { ...found, parts: [[nothing]] } : found;
}

/** The same search for as many hits from the first on as may precede and fill a page. */
function fromStart(asking: Asking): Asking {
  const { query } = asking;
  const size = query.skip + query.size + enoughHits;
  return { ...asking, query: { ...query, skip: 0, size, facets: false } };
}

/** Adds partial matches of several tiers, best first, to full matches. */
function withPartial(
  { skip, size }: Pick<SearchQuery, 'skip' | 'size'>,
  full: FoundMatches,
  count: number,
  tiers: readonly FoundMatches[],
): FoundMatches {
  const total = Math.max(...tiers.map(({ hits }) => hits.total));
  if (total <= count) return full;
  const ids = [...new Set(tiers.flatMap(({ hits }) => hits.ids))].slice(skip, skip + size);
  const foundBy = tiers.at(-1)?.hits.foundBy;
  return {
    ...full,
    marks: count > 0 ? full.marks : new Map(),
    hits: {
      ...full.hits,
      ids,
      total,
      ...(foundBy && { foundBy }),
      ...(count > 0 ? { full: count } : { loosened: true }),
    },
  };
}

/** Finds documents with most of the terms; if there are none, those that are one of them or in or near a named category. */
async function findSimilar(
  asking: Asking,
  all: readonly SearchTerm[],
  likely: readonly SearchTerm[],
  loosely: Partial<Ranking>,
): Promise<FoundMatches | undefined> {
  const terms = splitTerms(all);
  const named = categoriesOf(asking, all);
  const near = named.ids.flatMap((id) => [id, id.replace(/\.\d+$/, '')]);
  if (terms.length + near.length < 2) return undefined;
  const inCategory = near.length > 0 ? [[markTerm(near.map(categoryMark))]] : [];
  const tries = [
    ...(terms.length > 2 ? [[...allButOne(terms), ...inCategory]] : []),
    [...terms.map((term) => [term]), ...inCategory],
  ];
  // One shared common word is no similarity: the thing itself must be similar.
  const things = thingMarks(asking, [...terms, ...likely], asking.query.kind);
  const groups = [
    ...(loosely.groups ?? []),
    ...(things ? [{ marks: [...things, ...near.map(categoryMark)] }] : []),
  ];
  for (const parts of tries) {
    const found = await findMatching(asking, splitTerms(likely), { ...loosely, parts, groups });
    if (found.hits.total > 0) return found;
  }
  return undefined;
}

/** All combinations that leave out one term. */
function allButOne(terms: readonly SearchTerm[]): MatchParts {
  return terms.map((left) => terms.filter((term) => term !== left));
}
