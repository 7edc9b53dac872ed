import { nameMark } from '../documents/build-document.ts';
import { companyNameKey } from '../documents/company-name-key.ts';
import { type MarkGroup, markGroups, ownerMark } from '../documents/filter-marks.ts';
import { createWordStatistics } from '../postgres/word-statistics.ts';
import type { SearchEngine, SearchHits, SearchKind } from '../search-engine.ts';
import { type Match, type MatchParts, mostHits, type Preferred } from '../search-index.ts';
import { findCategories, type NamedCategories } from '../understand/category-names.ts';
import type { Condition } from '../understand/conditions/condition.ts';
import { foldText } from '../understand/fold-text.ts';
import { parseQuery, type SearchTerm, splitTerms } from '../understand/parse-query.ts';
import type { Places } from '../understand/places.ts';
import { type RecognisedText, recognise } from '../understand/recognise.ts';
import { readSynonyms } from '../understand/synonyms.ts';
import { selectOwners } from './addresses.sql.ts';
import { type Asking, categoriesOf, categoryMark, isProminent, type SearchOptions } from './asking.ts';
import { correctWords } from './correct-words.ts';
import { countFacets } from './count-facets.ts';
import { countTypes, otherKinds } from './count-types.ts';
import { findPromoted } from './find-promoted.ts';
import { joinNames } from './join-names.ts';
import { createKnownPlaces } from './known-places.ts';
import { meet } from './met-conditions.ts';
import { rankTerms } from './rank-terms.ts';
import { isNothingSure, thingGroups, thingMarks } from './thing-marks.ts';

/** Hits with what was searched, for counting the same hits. */
interface FoundHits {
  readonly hits: SearchHits;
  /** What full matches have, in the words of this search. */
  readonly parts: MatchParts;
  /** Conditions named in the text. */
  readonly conditions: readonly Condition[];
  /** What full matches of this kind meet. */
  readonly groups: readonly MarkGroup[];
  /** The words of the thing, as corrected. */
  readonly thing: string;
  /** Number of full matches with each mark. */
  readonly marks?: ReadonlyMap<string, number> | undefined;
}

/** With fewer full matches, partial matches follow. */
const enoughHits = 5;
/** Products read to find their companies. */
const mostOwning = 200;
/** A term that no document has. */
const nothing: SearchTerm = { surface: '', spelt: false, alternatives: [{ lexemes: ['='], weight: 1 }] };
const unconditional = meet([], 'business', '');

/** The search common to all engines: parses a query, finds hits, adds partial matches or corrections, and counts. */
export function createSearch(options: SearchOptions): SearchEngine['search'] {
  const { db, index, catalog } = options;
  const statisticsOf = createWordStatistics(db);
  const knownPlaces = createKnownPlaces(db, readSynonyms(catalog));
  return async (query) => {
    const statistics = await statisticsOf(query.kind);
    const asking = { ...options, query, statistics, thing: query.text, met: unconditional };
    const found = await findHits(asking, knownPlaces);
    const { hits, parts, thing } = found;
    const full = hits.loosened ? 0 : (hits.full ?? hits.total);
    const match = async (kind: SearchKind): Promise<Match> => ({
      kind,
      parts,
      prominent: !query.exact && isProminent(kind),
      groups: [
        ...(kind === query.kind ? found.groups : await groupsFor({ ...asking, thing }, found, kind)),
        ...markGroups(kind, { ...query, businessType: undefined }),
      ],
    });
    const own = await match(query.kind);
    const typed = {
      ...own,
      groups: [
        // Without full matches the words offer no other values of their conditions.
        ...(full > 0 ? found.groups : found.groups.map(({ marks }) => ({ marks }))),
        ...markGroups(query.kind, query),
      ],
    };
    const promotes = query.promoted && full > 0;
    const [facets, tabs, promoted] = await Promise.all([
      query.facets ? countFacets(index, typed, { total: full, marks: found.marks }) : undefined,
      query.tabs
        ? countTypes(
            index,
            query.kind,
            [own, ...(await Promise.all(otherKinds(query.kind).map(match)))],
            full,
          )
        : undefined,
      promotes ? findPromoted(db, index, query, typed) : query.promoted && [],
    ]);
    return { ...hits, ...(facets && { facets }), ...(tabs && { tabs }), ...(promoted && { promoted }) };
  };
}

/** Searches the thing that a text names, under the conditions that it names; with another reading of its words when that finds nothing. */
async function findHits(asking: Asking, knownPlaces: () => Promise<Places>): Promise<FoundHits> {
  const { query, recipe, catalog } = asking;
  if (query.text.trim() === '') return findMatching(asking, [], []);
  if (query.exact || !recipe.recognises) return findWords(asking, query.text, []);
  const places = await knownPlaces();
  const read = (asThings: boolean) => recognise(query.text, { places, asThings });
  // The whole name of a category is no condition: 'Factory Automation'.
  const isName = findCategories(query.text, [], catalog).whole;
  const understood = isName ? { rest: query.text, conditions: [], offered: [] } : read(false);
  const found = await findUnderstood(asking, understood);
  if (isFull(found)) return found;
  const otherwise = isName ? understood : read(true);
  if (otherwise.conditions.length === understood.conditions.length) return found;
  const other = await findUnderstood(asking, otherwise);
  // A country stays a condition when nothing meets it; a town may be a part of a company's name.
  const keepsPlace = understood.conditions.some(({ facet }) => facet === 'countries');
  return isFull(other) || (found.hits.total === 0 && !keepsPlace) ? other : found;
}

const isFull = ({ hits }: FoundHits) => hits.total > 0 && !hits.loosened;

async function findUnderstood(
  asking: Asking,
  { rest, conditions, offered }: RecognisedText,
): Promise<FoundHits> {
  const { query } = asking;
  const met = meet(conditions, query.kind, nameMark(companyNameKey(query.text)));
  const found = await findWords({ ...asking, met, thing: rest }, rest, conditions);
  const { category } = found.hits.recognised ?? {};
  const recognised = {
    ...(category !== undefined && { category }),
    ...(conditions.length > 0 && { conditions }),
    ...(offered.length > 0 && { offered }),
  };
  return Object.keys(recognised).length > 0 ? withNotes(found, { recognised }) : found;
}

/** Finds hits by the words of a thing; corrects words that no document has. */
async function findWords(asking: Asking, text: string, conditions: readonly Condition[]): Promise<FoundHits> {
  const { db, index, recipe, catalog, statistics, query } = asking;
  const synonyms = readSynonyms(catalog);
  const parse = (words: string) => parseQuery(words, recipe, synonyms);
  const terms = text === '' ? [] : parse(text);
  if (text !== '' && terms.length === 0)
    return { hits: { ids: [], total: 0 }, parts: [[nothing]], groups: [], thing: text, conditions };
  if (query.exact) return findMatching(asking, terms, conditions);
  const typed = await findLoosening(asking, terms, conditions, { onlyFound: recipe.correctsTypos });
  if (terms.length === 0 || typed.hits.total > 0 || !recipe.correctsTypos) return typed;

  const joined = await joinNames(index, query.kind, terms, parse);
  const lookup = { db, index, kind: query.kind, statistics, parse, synonyms, recipe };
  const { terms: meant, replaced, incomplete, likely } = await correctWords(lookup, joined);
  if (meant.length === 0) return typed;
  const correction = replaced.size > 0 ? { correction: correctionOf(query.text, replaced) } : {};
  const thing = replaced.size > 0 ? correctionOf(text, replaced).meant : text;
  const found = await findLoosening({ ...asking, thing }, meant, conditions, { likely, incomplete });
  return found.hits.total > 0 ? withNotes(found, correction) : typed;
}

function recognisedOf({ ids: [category] }: NamedCategories): Pick<SearchHits, 'recognised'> {
  return category === undefined ? {} : { recognised: { category } };
}

/** The groups of marks of full matches of a kind; companies that products must lead to are found by them. */
async function groupsOf(
  asking: Asking,
  { parts, conditions }: Pick<FoundHits, 'parts' | 'conditions'>,
  kind: SearchKind,
  withLikely: boolean,
): Promise<readonly MarkGroup[]> {
  const { db, index, query } = asking;
  const wholeName = nameMark(companyNameKey(query.text));
  const { full: conditional, byProducts } = meet(conditions, kind, wholeName);
  const full = [...conditional, ...thingGroups(asking, parts, kind, withLikely)];
  if (kind !== 'business' || !byProducts) return full;
  const products = await index.find({
    ...{
      kind: 'product',
      parts,
      groups: await groupsFor(asking, { parts, conditions }, 'product'),
    },
    ...{
      terms: [],
      wholeName: '',
      completeness: 0,
      preferred: [],
      countsMarks: false,
      skip: 0,
      size: mostOwning,
    },
  });
  const owners = products.ids.length > 0 ? await selectOwners.all(db, { ids: products.ids }) : [];
  return [...full, { marks: [...owners.map(({ business_id }) => ownerMark(business_id)), wholeName] }];
}

/** The same for a kind that is not searched itself. */
async function groupsFor(
  asking: Asking,
  found: Pick<FoundHits, 'parts' | 'conditions'>,
  kind: SearchKind,
): Promise<readonly MarkGroup[]> {
  return groupsOf(asking, found, kind, await isNothingSure(asking, found.parts, kind));
}

interface Ranking {
  readonly parts: MatchParts;
  readonly prominent: boolean;
  readonly groups: readonly MarkGroup[];
  readonly preferred: readonly Preferred[];
}

/** Finds documents with all terms of a part and a mark of each group, best first; those in a named category rank higher. */
async function findMatching(
  asking: Asking,
  terms: readonly SearchTerm[],
  conditions: readonly Condition[],
  {
    parts = terms.length > 0 ? [terms] : [],
    prominent = false,
    groups = [],
    preferred = [],
  }: Partial<Ranking> = {},
): Promise<FoundHits> {
  const { index, recipe, statistics, query } = asking;
  const { kind, among, sort, skip, size } = query;
  const named = categoriesOf(asking, terms);
  const inCategory = named.whole
    ? [{ marks: named.ids.map(categoryMark), weight: recipe.categoryBonus }]
    : [];
  const { ids, total, marks } = await index.find({
    kind,
    among,
    sort,
    skip,
    size,
    parts,
    groups: [...groups, ...markGroups(kind, query)],
    terms: rankTerms(terms, recipe, statistics),
    wholeName: companyNameKey(query.text),
    completeness: recipe.completeness,
    preferred: [...inCategory, ...preferred],
    prominent,
    countsMarks: query.facets === true,
  });
  const alternatives = terms.flatMap((term) => term.alternatives);
  const foundBy = {
    lexemes: alternatives.flatMap(({ lexemes }) => lexemes),
    prefixes: alternatives.flatMap(({ prefix }) => prefix ?? []),
  };
  const hits: SearchHits = {
    ids: [...ids],
    total,
    ...(total >= mostHits && { atLeast: true as const }),
    ...(terms.length > 0 && { foundBy }),
    ...recognisedOf(named),
  };
  return { hits, parts, groups, thing: asking.thing, conditions, marks };
}

interface Loosening {
  /** The terms as they were probably meant; ranks similar things. */
  readonly likely?: readonly SearchTerm[];
  /** Whether a word was left out, so that there are no full matches. */
  readonly incomplete?: boolean;
  /** Whether similar things follow only when a document has all words. */
  readonly onlyFound?: boolean;
}

/**
 * Finds full matches; when they are few, partial matches follow: first those with all words anywhere in their texts that meet the conditions
 * which always hold, then similar things.
 */
async function findLoosening(
  asking: Asking,
  terms: readonly SearchTerm[],
  conditions: readonly Condition[],
  { likely = terms, incomplete = false, onlyFound = false }: Loosening = {},
): Promise<FoundHits> {
  const { query, met, recipe } = asking;
  const parts = terms.length > 0 ? [terms] : [];
  const findFull = async (withLikely: boolean) => {
    const groups = await groupsOf(asking, { parts, conditions }, query.kind, withLikely);
    const wanted = { prominent: isProminent(query.kind) && terms.length > 0, groups };
    return { fully: wanted, full: await findMatching(asking, terms, conditions, wanted) };
  };
  const strict = await findFull(false);
  const isVague = strict.full.hits.total === 0 && (await isNothingSure(asking, parts, query.kind));
  const { fully, full } = isVague ? await findFull(true) : strict;
  const count = incomplete ? 0 : full.hits.total;
  if (count >= enoughHits || !recipe.allowsPartialMatches) return full;
  // Full matches come first on the first page, whatever their rank.
  const size = query.skip + query.size + enoughHits;
  const fromStart = { ...asking, query: { ...query, skip: 0, size, facets: false } };
  const loosely = { groups: met.loose, preferred: met.preferred };
  const isFirstPage = query.skip === 0 && count <= query.size;
  const similar = () => findSimilar(fromStart, terms, likely, conditions, loosely);
  const [first, loose, soon] = await Promise.all([
    isFirstPage ? full : findMatching(fromStart, terms, conditions, fully),
    findMatching(fromStart, terms, conditions, loosely),
    onlyFound && count === 0 ? undefined : similar(),
  ]);
  if (onlyFound && loose.hits.total === 0) return full;
  const last = onlyFound && count === 0 ? await similar() : soon;
  const tiers = [...(count > 0 ? [first] : []), loose, ...(last ? [last] : [])];
  const total = Math.max(...tiers.map(({ hits }) => hits.total));
  if (total <= count) return full;
  const ids = [...new Set(tiers.flatMap(({ hits }) => hits.ids))].slice(query.skip, query.skip + query.size);
  const foundBy = tiers.at(-1)?.hits.foundBy;
  return {
    ...full,
    // With a word left out nothing is a full match, on any tab.
    ...(incomplete && { parts: [[nothing]] }),
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
  conditions: readonly Condition[],
  loosely: Partial<Ranking>,
): Promise<FoundHits | undefined> {
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
    ...(things ? [{ marks: [...things.sure, ...near.map(categoryMark)] }] : []),
  ];
  for (const parts of tries) {
    const found = await findMatching(asking, splitTerms(likely), conditions, { ...loosely, parts, groups });
    if (found.hits.total > 0) return found;
  }
  return undefined;
}

function markTerm(marks: readonly string[]): SearchTerm {
  return { surface: '', spelt: false, alternatives: marks.map((mark) => ({ lexemes: [mark], weight: 1 })) };
}

/** All combinations that leave out one term. */
function allButOne(terms: readonly SearchTerm[]): MatchParts {
  return terms.map((left) => terms.filter((term) => term !== left));
}

function withNotes(
  found: FoundHits,
  notes: Pick<SearchHits, 'correction' | 'loosened' | 'recognised'>,
): FoundHits {
  return { ...found, hits: { ...found.hits, ...notes } };
}

/** A text as typed (folded) and as corrected. */
function correctionOf(text: string, replaced: ReadonlyMap<string, string>) {
  const typed = foldText(text).trim().replace(/\s+/g, ' ');
  return { typed, meant: typed.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => replaced.get(word) ?? word) };
}
