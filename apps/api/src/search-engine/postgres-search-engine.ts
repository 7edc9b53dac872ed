import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { nameMark, quote } from './build-document.ts';
import { findStaleOwners, findStaleProducts } from './company-facets.ts';
import { companyNameKey } from './company-name-key.ts';
import { countFacets } from './count-facets.ts';
import { countTypes } from './count-types.ts';
import { markConditions, markGroups } from './filter-marks.ts';
import { findDocuments } from './find-documents.sql.ts';
import { listDocuments } from './list-documents.ts';
import { matchQuery, parseQuery, rankQuery, type SearchTerm, widenTerm } from './parse-query.ts';
import type { SearchEngine, SearchHits, SearchKind, SearchQuery } from './search-engine.ts';
import { findSimilarWords, type SimilarWords } from './similar-words.ts';
import { deleteDocuments } from './write-documents.sql.ts';
import { learnWords, writeDocuments } from './write-documents.ts';

const fewHits = 10;
const mostRemembered = 100_000;
/** A mark that no document has. */
const nothing = quote('=');

interface Search {
  db: Kysely<Database>;
  /** Words seen in the vocabulary, each with its kind: they are never forgotten there, so need no second look. */
  known: Set<string>;
}

/** Search inside the product's own PostgreSQL: nothing else to run, and a change is found once committed. */
export function createPostgresSearchEngine(db: Kysely<Database>): SearchEngine {
  const index = async (kind: SearchKind, ids: string[], trx: Kysely<Database>) => {
    if (ids.length === 0) return;
    await learnWords(trx, kind, await writeDocuments(trx, kind, ids));
    // What a company is stands in its products' documents, and what it sells in its own.
    if (kind === 'business') await index('product', await findStaleProducts(trx, ids), trx);
    if (kind === 'product') await index('business', await findStaleOwners(trx, ids), trx);
  };
  const known = new Set<string>();
  return {
    search: async (query) => {
      const { match, ...hits } = await search({ db, known }, query);
      const [facets, tabs] = await Promise.all([
        query.facets ? countFacets(db, query, match) : undefined,
        query.tabs ? countTypes(db, query, match) : undefined,
      ]);
      return { ...hits, ...(facets && { facets }), ...(tabs && { tabs }) };
    },
    index: async (kind, ids, trx) => {
      await (trx ? index(kind, ids, trx) : db.transaction().execute((own) => index(kind, ids, own)));
    },
    remove: async (kind, ids, trx) => {
      if (ids.length > 0) await deleteDocuments.run(trx ?? db, { kind, ids });
    },
  };
}

/** Hits, and what matched their words: as tsquery reads it, empty without words. */
interface Matched extends SearchHits {
  match: string;
}

async function search({ db, known }: Search, query: SearchQuery): Promise<Matched> {
  if (query.text.trim() === '') return { ...(await listDocuments(db, query)), match: '' };
  const terms = parseQuery(query.text);
  if (terms.length === 0) return { ids: [], total: 0, match: nothing };

  const find = (wanted: SearchTerm[], first?: SearchTerm[]) => findAll(db, query, wanted, first);
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
  query: SearchQuery,
  terms: SearchTerm[],
  first?: SearchTerm[],
): Promise<Matched> {
  const { kind, text, sort, skip, size } = query;
  const match = matchQuery(terms);
  const hits = await findDocuments.only(db, {
    kind,
    sort,
    skip,
    size,
    match: [match, ...markConditions(markGroups(kind, query))].join(' & '),
    rank: rankQuery(terms, nameMark(companyNameKey(text))),
    preferred: first && matchQuery(first),
  });
  const beginnings = terms.filter(({ beginning }) => beginning).map(({ surface }) => surface);
  return { ...hits, match, foundBy: { lexemes: terms.flatMap(({ lexemes }) => lexemes), beginnings } };
}
