import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import { markGroups } from '../documents/filter-marks.ts';
import { type Recipe, usualRecipe } from '../documents/recipe.ts';
import type { SearchEngine, SearchHits, SearchQuery } from '../search-engine.ts';
import { parseQuery, type SearchTerm } from '../understand/parse-query.ts';
import { readSynonyms } from '../understand/synonyms.ts';
import { correctWords } from './correct-words.ts';
import { countFacets } from './count-facets.ts';
import { countTypes } from './count-types.ts';
import { findPromoted } from './find-promoted.ts';
import { indexDocuments } from './index-documents.ts';
import { listDocuments } from './list-documents.ts';
import { type Found, findRanked, type Ranking } from './rank-documents.ts';
import { allButOne, anyTerm, type MatchParts } from './term-query.ts';
import { quote } from './tsvector.ts';
import { createWordStatistics } from './word-statistics.ts';
import { deleteDocuments } from './write-documents.sql.ts';

/** Fewer hits than these are followed by those that have only some of the words. */
const enoughHits = 5;
/** A mark that no document has. */
const nothing = quote('=');

/** Search inside the product's own PostgreSQL: nothing else to run, and a change is found once committed. */
export function createPostgresSearchEngine(
  db: Kysely<Database>,
  catalog: CatalogNames,
  recipe: Recipe = usualRecipe,
): SearchEngine {
  const statisticsOf = createWordStatistics(db);
  return {
    search: async (query) => {
      const statistics = await statisticsOf(query.kind);
      const found = await search({ db, recipe, catalog, statistics }, query);
      const [facets, tabs, promoted] = await Promise.all([
        query.facets ? countFacets(db, query, found) : undefined,
        query.tabs ? countTypes(db, query, found) : undefined,
        query.promoted ? findPromoted(db, query, found) : undefined,
      ]);
      return {
        ...found.hits,
        ...(facets && { facets }),
        ...(tabs && { tabs }),
        ...(promoted && { promoted }),
      };
    },
    index: async (kind, ids, trx, onProgress) => {
      if (ids.length === 0) return;
      const order = { kind, ids, recipe, catalog, onProgress };
      await (trx
        ? indexDocuments(trx, order)
        : db.transaction().execute((own) => indexDocuments(own, order)));
    },
    remove: async (kind, ids, trx) => {
      if (ids.length > 0) await deleteDocuments.run(trx ?? db, { kind, ids });
    },
  };
}

async function search(
  ranking: Ranking & { readonly catalog: CatalogNames },
  query: SearchQuery,
): Promise<Found> {
  const { db, recipe, catalog, statistics } = ranking;
  const { kind } = query;
  if (query.text.trim() === '') return { hits: await listDocuments(db, query), match: [] };
  const parse = (text: string) => parseQuery(text, recipe, readSynonyms(catalog));
  const terms = parse(query.text);
  if (terms.length === 0) return { hits: { ids: [], total: 0 }, match: [nothing] };

  const groups = markGroups(kind, query);
  const find = (wanted: readonly SearchTerm[], parts: MatchParts = [wanted], text = query.text) =>
    findRanked(ranking, { ...query, text }, wanted, parts, groups);
  const typed = await find(terms);
  if (query.exact) return typed;
  if (typed.hits.total > 0) return fillUp(typed, terms);

  const {
    terms: meant,
    replaced,
    incomplete,
  } = recipe.correctsTypos
    ? await correctWords({ db, kind, statistics, parse, recipe }, terms)
    : { terms, replaced: new Map<string, string>(), incomplete: false };
  if (meant.length === 0) return typed;
  const correction: Pick<SearchHits, 'correction'> =
    replaced.size > 0 ? { correction: correctionOf(terms, replaced) } : {};
  const changed = replaced.size > 0 || incomplete || meant.some((term, at) => term !== terms[at]);
  const corrected = changed ? await find(meant, [meant], correction.correction?.meant) : typed;
  if (corrected.hits.total > 0)
    return withNotes(await fillUp(corrected, meant), {
      ...correction,
      ...(incomplete ? { loosened: true } : {}),
    });
  const some = await findPartial(meant);
  return some && some.hits.total > 0 ? withNotes(some, { ...correction, loosened: true }) : typed;

  /** What has most of the terms; where nothing has, what has any of them. */
  async function findPartial(wanted: readonly SearchTerm[]): Promise<Found | undefined> {
    if (wanted.length < 2 || !recipe.loosens) return undefined;
    const most = wanted.length > 2 ? await find(wanted, allButOne(wanted)) : undefined;
    return most && most.hits.total > 0 ? most : find(wanted, anyTerm(wanted));
  }

  /** Few hits with all terms, and after them the best of those that have some. */
  async function fillUp(full: Found, wanted: readonly SearchTerm[]): Promise<Found> {
    const { total } = full.hits;
    if (total >= enoughHits || wanted.length < 2 || !recipe.loosens) return full;
    // The few stand first on the first page, wherever they rank among all.
    const fromStart = { ...query, skip: 0, size: query.skip + query.size + total };
    const parts = wanted.length > 2 ? allButOne(wanted) : anyTerm(wanted);
    const [first, partial] = await Promise.all([
      query.skip === 0 && query.size >= total
        ? full
        : findRanked(ranking, { ...fromStart, size: total }, wanted, [wanted], groups),
      findRanked(ranking, fromStart, wanted, parts, groups),
    ]);
    if (partial.hits.total <= total) return full;
    const others = partial.hits.ids.filter((id) => !first.hits.ids.includes(id));
    const ids = [...first.hits.ids, ...others].slice(query.skip, query.skip + query.size);
    return { ...partial, hits: { ...partial.hits, ids, full: total } };
  }
}

function withNotes(found: Found, notes: Pick<SearchHits, 'correction' | 'loosened'>): Found {
  return { ...found, hits: { ...found.hits, ...notes } };
}

/** The whole text as it was typed (folded) and as it is taken. */
function correctionOf(
  terms: readonly SearchTerm[],
  replaced: ReadonlyMap<string, string>,
): { typed: string; meant: string } {
  return {
    typed: terms.map(({ surface }) => surface).join(' '),
    meant: terms.map(({ surface }) => replaced.get(surface) ?? surface).join(' '),
  };
}
