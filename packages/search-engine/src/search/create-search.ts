import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import { companyNameKey } from '../documents/company-name-key.ts';
import { type MarkGroup, markGroups } from '../documents/filter-marks.ts';
import type { Recipe } from '../documents/recipe.ts';
import { createWordStatistics, type WordStatistics } from '../postgres/word-statistics.ts';
import type { SearchEngine, SearchHits, SearchQuery } from '../search-engine.ts';
import { type Match, type MatchParts, mostHits, type SearchIndex } from '../search-index.ts';
import { parseQuery, type SearchTerm } from '../understand/parse-query.ts';
import { readSynonyms } from '../understand/synonyms.ts';
import { correctWords } from './correct-words.ts';
import { countFacets } from './count-facets.ts';
import { countTypes } from './count-types.ts';
import { findPromoted } from './find-promoted.ts';
import { rankTerms } from './rank-terms.ts';

export interface SearchOptions {
  /** Holds the vocabulary, the statistics of words and the boosts, whichever engine matches. */
  readonly db: Kysely<Database>;
  readonly index: SearchIndex;
  readonly catalog: CatalogNames;
  readonly recipe: Recipe;
}

interface Asking extends SearchOptions {
  readonly query: SearchQuery;
  readonly statistics: WordStatistics;
}

/** Hits, and what was looked for: what counts the same hits needs to know. */
interface Found {
  readonly hits: SearchHits;
  readonly parts: MatchParts;
  /** What the text asks for besides words. */
  readonly conditions: readonly MarkGroup[];
  /** How many of the hits that were looked at have each mark. */
  readonly marks?: ReadonlyMap<string, number> | undefined;
}

/** Fewer hits than these are followed by those that have only some of the words. */
const enoughHits = 5;
/** What no document has. */
const nothing: SearchTerm = { surface: '', spelt: false, alternatives: [{ lexemes: ['='], worth: 1 }] };

/** What all engines have in common: a query is understood, its hits are found, filled up, corrected or loosened, and counted. */
export function createSearch(options: SearchOptions): SearchEngine['search'] {
  const { db, index } = options;
  const statisticsOf = createWordStatistics(db);
  return async (query) => {
    const statistics = await statisticsOf(query.kind);
    const found = await findHits({ ...options, query, statistics });
    const { hits, parts, conditions } = found;
    const match: Match = {
      kind: query.kind,
      parts,
      groups: [...conditions, ...markGroups(query.kind, query)],
    };
    const promotes = query.promoted && hits.total > 0 && !hits.loosened;
    const [facets, tabs, promoted] = await Promise.all([
      query.facets ? countFacets(index, match, { total: hits.total, marks: found.marks }) : undefined,
      query.tabs ? countTypes(index, query, found, hits.total) : undefined,
      promotes ? findPromoted(db, index, query, match) : query.promoted && [],
    ]);
    return { ...hits, ...(facets && { facets }), ...(tabs && { tabs }), ...(promoted && { promoted }) };
  };
}

async function findHits(asking: Asking): Promise<Found> {
  const { db, index, recipe, catalog, statistics, query } = asking;
  if (query.text.trim() === '') return findMatching(asking, [], []);
  const synonyms = readSynonyms(catalog);
  const parse = (text: string) => parseQuery(text, recipe, synonyms);
  const terms = parse(query.text);
  if (terms.length === 0) return { hits: { ids: [], total: 0 }, parts: [[nothing]], conditions: [] };

  const typed = await findMatching(asking, terms);
  if (query.exact) return typed;
  if (typed.hits.total > 0) return fillUp(asking, typed, terms);

  const lookup = { db, index, kind: query.kind, statistics, parse, synonyms, recipe };
  const {
    terms: meant,
    replaced,
    incomplete,
    likely,
  } = recipe.correctsTypos
    ? await correctWords(lookup, terms)
    : { terms, replaced: new Map<string, string>(), incomplete: false, likely: terms };
  if (meant.length === 0) return typed;
  const correction = replaced.size > 0 ? correctionOf(terms, replaced) : undefined;
  const corrected = { ...asking, query: { ...query, text: correction?.meant ?? query.text } };
  const changed = replaced.size > 0 || incomplete || meant.some((term, at) => term !== terms[at]);
  const full = changed ? await findMatching(corrected, meant) : typed;
  if (full.hits.total > 0)
    return withNotes(await fillUp(corrected, full, meant), { correction, loosened: incomplete });
  const some = await findPartial(corrected, meant, likely);
  return some && some.hits.total > 0 ? withNotes(some, { correction, loosened: true }) : typed;
}

/** What has all terms of one part and meets the conditions, best first. */
async function findMatching(
  { index, recipe, statistics, query }: Asking,
  terms: readonly SearchTerm[],
  parts: MatchParts = [terms],
  conditions: readonly MarkGroup[] = [],
): Promise<Found> {
  const { kind, among, sort, skip, size } = query;
  const { ids, total, marks } = await index.find({
    kind,
    among,
    sort,
    skip,
    size,
    parts,
    groups: [...conditions, ...markGroups(kind, query)],
    terms: rankTerms(terms, recipe, statistics),
    wholeName: companyNameKey(query.text),
    completeness: recipe.completeness,
    preferred: [],
    countsMarks: query.facets === true,
  });
  const alternatives = terms.flatMap((term) => term.alternatives);
  const foundBy = {
    lexemes: alternatives.flatMap(({ lexemes }) => lexemes),
    beginnings: alternatives.flatMap(({ beginning }) => beginning ?? []),
  };
  const hits: SearchHits = {
    ids: [...ids],
    total,
    ...(total >= mostHits && { atLeast: true as const }),
    ...(terms.length > 0 && { foundBy }),
  };
  return { hits, parts, conditions, marks };
}

/** What has most of the terms; where nothing has, what has any of them; ranked by `likely`. */
async function findPartial(
  asking: Asking,
  terms: readonly SearchTerm[],
  likely: readonly SearchTerm[],
): Promise<Found | undefined> {
  if (terms.length < 2 || !asking.recipe.loosens) return undefined;
  const most = terms.length > 2 ? await findMatching(asking, likely, allButOne(terms)) : undefined;
  return most && most.hits.total > 0 ? most : findMatching(asking, likely, anyTerm(terms));
}

/** Few hits with all terms, and after them the best of those that have some. */
async function fillUp(asking: Asking, full: Found, terms: readonly SearchTerm[]): Promise<Found> {
  const { query, recipe } = asking;
  const { total } = full.hits;
  if (total >= enoughHits || terms.length < 2 || !recipe.loosens) return full;
  // The few stand first on the first page, wherever they rank among all.
  const fromStart = { ...query, skip: 0, size: query.skip + query.size + total };
  const [first, partial] = await Promise.all([
    query.skip === 0 && query.size >= total
      ? full
      : findMatching({ ...asking, query: { ...fromStart, size: total } }, terms),
    findMatching(
      { ...asking, query: fromStart },
      terms,
      terms.length > 2 ? allButOne(terms) : anyTerm(terms),
    ),
  ]);
  if (partial.hits.total <= total) return full;
  const others = partial.hits.ids.filter((id) => !first.hits.ids.includes(id));
  const ids = [...first.hits.ids, ...others].slice(query.skip, query.skip + query.size);
  return { ...partial, hits: { ...partial.hits, ids, full: total } };
}

/** All terms but any one of them. */
function allButOne(terms: readonly SearchTerm[]): MatchParts {
  return terms.map((left) => terms.filter((term) => term !== left));
}

function anyTerm(terms: readonly SearchTerm[]): MatchParts {
  return terms.map((term) => [term]);
}

function withNotes(
  found: Found,
  { correction, loosened }: { correction: SearchHits['correction'] | undefined; loosened: boolean },
): Found {
  const notes = { ...(correction && { correction }), ...(loosened && { loosened: true as const }) };
  return { ...found, hits: { ...found.hits, ...notes } };
}

/** The whole text as it was typed (folded) and as it is taken. */
function correctionOf(terms: readonly SearchTerm[], replaced: ReadonlyMap<string, string>) {
  return {
    typed: terms.map(({ surface }) => surface).join(' '),
    meant: terms.map(({ surface }) => replaced.get(surface) ?? surface).join(' '),
  };
}
