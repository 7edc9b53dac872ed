import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { nameMark } from './build-document.ts';
import { companyNameKey } from './company-name-key.ts';
import { filterMarks, type SearchFilters } from './filter-marks.ts';
import { findDocuments, listLatest } from './find-documents.sql.ts';
import { matchQuery, parseQuery, rankQuery, type SearchTerm, widenTerm } from './parse-query.ts';
import type { SearchEngine, SearchHits, SearchKind, SearchQuery } from './search-engine.ts';
import { findSimilarWords, type SimilarWords } from './similar-words.ts';
import { deleteDocuments } from './write-documents.sql.ts';
import { findStaleProducts, learnWords, writeDocuments } from './write-documents.ts';

const fewHits = 10;
const mostRemembered = 100_000;

interface Search {
  db: Kysely<Database>;
  /** Words seen in the vocabulary, each with its kind: they are never forgotten there, so need no second look. */
  known: Set<string>;
}

/** Search inside the product's own PostgreSQL: nothing else to run, and a change is found once committed. */
export function createPostgresSearchEngine(db: Kysely<Database>): SearchEngine {
  const index = async (kind: SearchKind, ids: string[], trx: Kysely<Database>) => {
    await learnWords(trx, kind, await writeDocuments(trx, kind, ids));
    if (kind === 'business') {
      const products = await findStaleProducts(trx, ids);
      if (products.length > 0)
        await learnWords(trx, 'product', await writeDocuments(trx, 'product', products));
    }
  };
  const known = new Set<string>();
  return {
    search: (query) => search({ db, known }, query),
    index: async (kind, ids, trx) => {
      if (ids.length === 0) return;
      await (trx ? index(kind, ids, trx) : db.transaction().execute((own) => index(kind, ids, own)));
    },
    remove: async (kind, ids, trx) => {
      if (ids.length > 0) await deleteDocuments.run(trx ?? db, { kind, ids });
    },
  };
}

async function search({ db, known }: Search, query: SearchQuery): Promise<SearchHits> {
  const filters: SearchFilters = {
    businessType: query.kind === 'business' ? query.businessType : undefined,
    country: query.country === 'global' ? undefined : query.country,
    industry: query.industry,
  };
  const { kind, conditions, skip, size } = query;
  if (query.text.trim() === '') return listLatest.only(db, { kind, conditions, skip, size, filters });
  const terms = parseQuery(query.text);
  if (terms.length === 0) return { ids: [], total: 0 };

  const find = (wanted: SearchTerm[], first?: SearchTerm[]) =>
    findAll(db, query, wanted, filterMarks(filters), first);
  const exact = await find(terms);
  // Few hits of a word nobody uses may be a chance: 'seimens' stems to a word of some other company's name.
  // They stay first; what the word may have meant follows.
  if (exact.total >= fewHits || query.exact) return exact;
  const nameOf = ({ surface }: SearchTerm) => `${query.kind} ${surface}`;
  if (exact.total > 0 && terms.every((term) => !term.spelt || known.has(nameOf(term)))) return exact;
  const similar = await findSimilarWords(db, query.kind, terms);
  if (known.size > mostRemembered) known.clear();
  for (const term of terms) if (similar.get(term.surface)?.known) known.add(nameOf(term));
  const isUnknown = ({ surface }: SearchTerm) => similar.get(surface)?.known === false;
  const widenWhere = (wanted: (term: SearchTerm) => boolean) =>
    terms.map((term, at) => (wanted(term) ? widen(term, similar, at === terms.length - 1) : term));
  const corrected = terms.some(isUnknown)
    ? await find(widenWhere(isUnknown), exact.total > 0 ? terms : undefined)
    : exact;
  return corrected.total > 0 ? corrected : find(widenWhere(() => true));
}

/** A term with what may have been meant; the last one may not be typed to its end. */
function widen(term: SearchTerm, similar: Map<string, SimilarWords>, last: boolean): SearchTerm {
  const words = similar.get(term.surface);
  if (!words) return last ? { ...term, beginning: term.lexemes[0] === term.surface } : term;
  return widenTerm(term, last ? [...words.typos, ...words.endings] : words.typos, last);
}

async function findAll(
  db: Kysely<Database>,
  { kind, text, conditions, skip, size }: SearchQuery,
  terms: SearchTerm[],
  marks: string[],
  first?: SearchTerm[],
): Promise<SearchHits> {
  const hits = await findDocuments.only(db, {
    kind,
    conditions,
    skip,
    size,
    match: matchQuery(terms, marks),
    rank: rankQuery(terms, nameMark(companyNameKey(text))),
    preferred: first && matchQuery(first, []),
  });
  const beginnings = terms.filter(({ beginning }) => beginning).map(({ surface }) => surface);
  return { ...hits, foundBy: { lexemes: terms.flatMap(({ lexemes }) => lexemes), beginnings } };
}
