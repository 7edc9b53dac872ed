import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import { nameMark } from '../documents/build-document.ts';
import { companyNameKey } from '../documents/company-name-key.ts';
import { facetPrefix, type MarkGroup, markGroups } from '../documents/filter-marks.ts';
import type { Recipe } from '../documents/recipe.ts';
import { createWordStatistics, type WordStatistics } from '../postgres/word-statistics.ts';
import type { SearchEngine, SearchHits, SearchQuery } from '../search-engine.ts';
import { type Match, type MatchParts, mostHits, type SearchIndex, type WantedHits } from '../search-index.ts';
import { findCategories, type NamedCategories } from '../understand/category-names.ts';
import { parseQuery, type SearchTerm, splitTerms } from '../understand/parse-query.ts';
import { type RecognisedText, recognise } from '../understand/recognise.ts';
import { readSynonyms } from '../understand/synonyms.ts';
import { correctWords } from './correct-words.ts';
import { countFacets } from './count-facets.ts';
import { countTypes } from './count-types.ts';
import { findPromoted } from './find-promoted.ts';
import { rankTerms } from './rank-terms.ts';

export interface SearchOptions {
  /** Has the vocabulary, the word statistics and the boosts, whichever engine matches. */
  readonly db: Kysely<Database>;
  readonly index: SearchIndex;
  readonly catalog: CatalogNames;
  readonly recipe: Recipe;
}

interface Asking extends SearchOptions {
  readonly query: SearchQuery;
  readonly statistics: WordStatistics;
  /** Conditions recognised in the text. */
  readonly conditions: readonly MarkGroup[];
}

/** Hits with what was searched, for counting the same hits. */
interface FoundHits {
  readonly hits: SearchHits;
  readonly parts: MatchParts;
  /** Parts of the few full matches, when partial matches follow; the tabs count these. */
  readonly full?: MatchParts | undefined;
  /** Conditions recognised in the text. */
  readonly conditions: readonly MarkGroup[];
  /** Number of examined hits with each mark. */
  readonly marks?: ReadonlyMap<string, number> | undefined;
}

/** With fewer hits, partial matches follow. */
const enoughHits = 5;
/** A term that no document has. */
const nothing: SearchTerm = { surface: '', spelt: false, alternatives: [{ lexemes: ['='], weight: 1 }] };

/** The search common to all engines: parses a query, finds hits, adds partial matches or corrections, and counts. */
export function createSearch(options: SearchOptions): SearchEngine['search'] {
  const { db, index } = options;
  const statisticsOf = createWordStatistics(db);
  return async (query) => {
    const statistics = await statisticsOf(query.kind);
    const found = await findHits({ ...options, query, statistics, conditions: [] });
    const { hits, parts, conditions } = found;
    const match: Match = {
      kind: query.kind,
      parts,
      groups: [...conditions, ...markGroups(query.kind, query)],
    };
    const promotes = query.promoted && hits.total > 0 && !hits.loosened;
    const [facets, tabs, promoted] = await Promise.all([
      query.facets ? countFacets(index, match, { total: hits.total, marks: found.marks }) : undefined,
      query.tabs
        ? countTypes(
            index,
            query,
            { parts: found.full ?? parts, prominent: hits.full !== undefined, conditions },
            hits.full ?? hits.total,
          )
        : undefined,
      promotes ? findPromoted(db, index, query, match) : query.promoted && [],
    ]);
    return { ...hits, ...(facets && { facets }), ...(tabs && { tabs }), ...(promoted && { promoted }) };
  };
}

/** Searches with recognised places and certificates as conditions; when nothing meets them, with the whole text as words. */
async function findHits(asking: Asking): Promise<FoundHits> {
  const { query } = asking;
  if (query.text.trim() === '') return findMatching(asking, []);
  const named = query.exact || !asking.recipe.recognises ? undefined : recognise(query.text);
  const conditions = named ? conditionsOf(query.text, named) : [];
  if (named && conditions.length > 0) {
    const met = await findWords({ ...asking, conditions, query: { ...query, text: named.rest } });
    const { places, certificates } = named;
    if (met.hits.total > 0)
      return withNotes(met, { recognised: { ...met.hits.recognised, places, certificates } });
  }
  return findWords(asking);
}

function conditionsOf(text: string, { places, certificates }: RecognisedText): MarkGroup[] {
  const named = Map.groupBy(
    [...places, ...certificates.map((value) => ({ facet: 'certificates' as const, value }))],
    ({ facet }) => facet,
  );
  // A document whose whole name is the text need not meet the conditions: 'Chile Wines' may be anywhere.
  const wholeName = nameMark(companyNameKey(text));
  return [...named].map(([facet, values]) => ({
    facet,
    marks: [...values.map(({ value }) => `${facetPrefix(facet)}${value}`), wholeName],
  }));
}

async function findWords(asking: Asking): Promise<FoundHits> {
  const { db, index, recipe, catalog, statistics, query } = asking;
  if (query.text.trim() === '') return findMatching(asking, []);
  const synonyms = readSynonyms(catalog);
  const parse = (text: string) => parseQuery(text, recipe, synonyms);
  const terms = parse(query.text);
  if (terms.length === 0) return { hits: { ids: [], total: 0 }, parts: [[nothing]], conditions: [] };
  if (query.exact) return findMatching(asking, terms);

  const typed = await findMatching(asking, terms);
  if (typed.hits.total > 0) return addPartialMatches(asking, typed, terms);

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
  const correction = replaced.size > 0 ? { correction: correctionOf(terms, replaced) } : {};
  const corrected = { ...asking, query: { ...query, text: correction.correction?.meant ?? query.text } };
  const changed = replaced.size > 0 || incomplete || meant.some((term, at) => term !== terms[at]);
  const full = changed ? await findMatching(corrected, meant) : typed;
  if (full.hits.total > 0)
    return withNotes(await addPartialMatches(corrected, full, meant), {
      ...correction,
      ...(incomplete && { loosened: true as const }),
    });
  const some = await findPartial(corrected, meant, likely);
  return some ? withNotes(some, { ...correction, loosened: true }) : typed;
}

function categoriesOf({ recipe, catalog, query }: Asking, terms: readonly SearchTerm[]): NamedCategories {
  return recipe.recognises ? findCategories(query.text, terms, catalog) : { ids: [], whole: false };
}

function recognisedOf({ ids: [category] }: NamedCategories): Pick<SearchHits, 'recognised'> {
  return category === undefined ? {} : { recognised: { category } };
}

function categoryMark(id: string): string {
  return `${facetPrefix(id.includes('.') ? 'categories' : 'industries')}${id}`;
}

/** Finds documents with all terms of a part that meet the conditions, best first; those in a named category rank higher. */
async function findMatching(
  asking: Asking,
  terms: readonly SearchTerm[],
  {
    parts = terms.length > 0 ? [terms] : [],
    prominent = false,
  }: Partial<Pick<WantedHits, 'parts' | 'prominent'>> = {},
): Promise<FoundHits> {
  const { index, recipe, statistics, query, conditions } = asking;
  const { kind, among, sort, skip, size } = query;
  const named = categoriesOf(asking, terms);
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
    preferred: { marks: named.whole ? named.ids.map(categoryMark) : [], weight: recipe.categoryBonus },
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
  return { hits, parts, conditions, marks };
}

/**
 * Finds documents with most of the terms; if there are none, with any of them or in or near a named category. Ranks by what the terms
 * likely mean.
 */
async function findPartial(
  asking: Asking,
  all: readonly SearchTerm[],
  likely = all,
): Promise<FoundHits | undefined> {
  const terms = splitTerms(all);
  const named = categoriesOf(asking, all);
  const near = named.ids.flatMap((id) => [id, id.replace(/\.\d+$/, '')]);
  if (terms.length + near.length < 2 || !asking.recipe.allowsPartialMatches) return undefined;
  const inCategory = near.length > 0 ? [[markTerm(near.map(categoryMark))]] : [];
  const tries = [
    ...(terms.length > 2 ? [[...allButOne(terms), ...inCategory]] : []),
    [...terms.map((term) => [term]), ...inCategory],
  ];
  for (const parts of tries) {
    const found = await findMatching(asking, splitTerms(likely), { parts });
    if (found.hits.total > 0) return withNotes(found, recognisedOf(named));
  }
  return undefined;
}

function markTerm(marks: readonly string[]): SearchTerm {
  return { surface: '', spelt: false, alternatives: marks.map((mark) => ({ lexemes: [mark], weight: 1 })) };
}

/** When few documents have all terms, adds the best partial matches after them; a mention in a long text then is a partial match. */
async function addPartialMatches(
  asking: Asking,
  all: FoundHits,
  terms: readonly SearchTerm[],
): Promise<FoundHits> {
  const { query } = asking;
  if (all.hits.total >= enoughHits) return all;
  // The full matches come first on the first page, whatever their rank.
  const fromStart = { ...asking, query: { ...query, skip: 0, size: query.skip + query.size + enoughHits } };
  const [full, partial] = await Promise.all([
    findMatching(fromStart, terms, { prominent: true }),
    findPartial(fromStart, terms),
  ]);
  const { total } = full.hits;
  if (!partial || partial.hits.total <= total) return all;
  const others = partial.hits.ids.filter((id) => !full.hits.ids.includes(id));
  const ids = [...full.hits.ids, ...others].slice(query.skip, query.skip + query.size);
  return {
    ...partial,
    ...(total > 0 && { full: full.parts }),
    hits: {
      ...partial.hits,
      ids,
      ...(total > 0 ? { full: total } : { loosened: true }),
    },
  };
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

/** The whole text as typed (folded) and as corrected. */
function correctionOf(terms: readonly SearchTerm[], replaced: ReadonlyMap<string, string>) {
  return {
    typed: terms.map(({ surface }) => surface).join(' '),
    meant: terms.map(({ surface }) => replaced.get(surface) ?? surface).join(' '),
  };
}
