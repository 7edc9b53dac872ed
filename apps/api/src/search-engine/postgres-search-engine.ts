import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { quote } from './build-document.ts';
import { correctWords } from './correct-words.ts';
import { filterMarks, type SearchFilters } from './filter-marks.ts';
import { listLatest } from './find-documents.sql.ts';
import { parseQuery, type SearchTerm } from './parse-query.ts';
import { findRanked, type Ranking } from './rank-documents.ts';
import { type Recipe, usualRecipe } from './recipe.ts';
import type { SearchEngine, SearchHits, SearchKind, SearchQuery } from './search-engine.ts';
import { readSynonyms } from './synonyms.ts';
import { allButOneQuery, anyTermQuery, matchQuery } from './term-query.ts';
import { createWordStatistics } from './word-statistics.ts';
import { deleteDocuments } from './write-documents.sql.ts';
import { findStaleProducts, learnWords, writeDocuments } from './write-documents.ts';

/** Search inside the product's own PostgreSQL: nothing else to run, and a change is found once committed. */
export function createPostgresSearchEngine(db: Kysely<Database>, recipe: Recipe = usualRecipe): SearchEngine {
  const index = async (kind: SearchKind, ids: string[], trx: Kysely<Database>) => {
    await learnWords(trx, kind, await writeDocuments(trx, kind, ids, recipe));
    if (kind === 'business') {
      const products = await findStaleProducts(trx, ids);
      if (products.length > 0)
        await learnWords(trx, 'product', await writeDocuments(trx, 'product', products, recipe));
    }
  };
  const statisticsOf = createWordStatistics(db);
  return {
    search: async (query) => search({ db, recipe, statistics: await statisticsOf(query.kind) }, query),
    index: async (kind, ids, trx) => {
      if (ids.length === 0) return;
      await (trx ? index(kind, ids, trx) : db.transaction().execute((own) => index(kind, ids, own)));
    },
    remove: async (kind, ids, trx) => {
      if (ids.length > 0) await deleteDocuments.run(trx ?? db, { kind, ids });
    },
  };
}

async function search(ranking: Ranking, query: SearchQuery): Promise<SearchHits> {
  const { db, recipe, statistics } = ranking;
  const filters: SearchFilters = {
    businessType: query.kind === 'business' ? query.businessType : undefined,
    country: query.country === 'global' ? undefined : query.country,
    industry: query.industry,
  };
  const { kind, conditions, skip, size } = query;
  if (query.text.trim() === '') return listLatest.only(db, { kind, conditions, skip, size, filters });
  const terms = parseQuery(query.text, recipe, readSynonyms());
  if (terms.length === 0) return { ids: [], total: 0 };

  const marks = filterMarks(filters).map(quote);
  const find = (wanted: readonly SearchTerm[], match: string) =>
    findRanked(ranking, query, wanted, [match, ...marks].join(' & '));
  const typed = await find(terms, matchQuery(terms, []));
  if (typed.total > 0 || query.exact) return typed;

  const {
    terms: meant,
    replaced,
    incomplete,
  } = recipe.correctsTypos
    ? await correctWords(db, kind, terms, statistics)
    : { terms, replaced: new Map<string, string>(), incomplete: false };
  if (meant.length === 0) return typed;
  const correction = replaced.size > 0 ? { correction: correctionOf(terms, replaced) } : {};
  const changed = replaced.size > 0 || incomplete || meant.some((term, at) => term !== terms[at]);
  const corrected = changed ? await find(meant, matchQuery(meant, [])) : typed;
  if (corrected.total > 0) return { ...corrected, ...correction, ...(incomplete ? { loosened: true } : {}) };
  if (meant.length < 2 || !recipe.loosens) return typed;
  const most = meant.length > 2 ? await find(meant, allButOneQuery(meant)) : typed;
  const some = most.total > 0 ? most : await find(meant, anyTermQuery(meant));
  return some.total > 0 ? { ...some, ...correction, loosened: true } : typed;
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
