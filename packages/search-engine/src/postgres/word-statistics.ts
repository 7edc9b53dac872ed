import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import { selectCommonLexemes } from './word-statistics.sql.ts';

/** Word frequencies from PostgreSQL's statistics. */
export interface WordStatistics {
  /** Approximate number of documents with a lexeme; undefined when it is not among the commonest. */
  countOf(lexeme: string): number | undefined;
  /** 0 for a word in every document, about 1 for a rare one. */
  rarityOf(lexeme: string): number;
}

const freshFor = 5 * 60_000;
/** The statistics targets of the columns (`schema/06-search.sql`) reach down to about this share. */
const rareShare = 0.0005;

/** Caches statistics per kind; they are read when first needed and again after 5 minutes. */
export function createWordStatistics(db: Kysely<Database>): (kind: SearchKind) => Promise<WordStatistics> {
  const kept = new Map<SearchKind, { at: number; statistics: Promise<WordStatistics> }>();
  return (kind) => {
    const now = Date.now();
    let entry = kept.get(kind);
    if (!entry || now - entry.at > freshFor) {
      const statistics = readWordStatistics(db, kind);
      entry = { at: now, statistics };
      kept.set(kind, entry);
      statistics.catch(() => kept.delete(kind));
    }
    return entry.statistics;
  };
}

/** Statistics as of the last `analyze`. */
async function readWordStatistics(db: Kysely<Database>, kind: SearchKind): Promise<WordStatistics> {
  const { lexemes, shares, documents } = await selectCommonLexemes.only(db, { kind });
  const shareOf = new Map(lexemes.map((lexeme, at) => [lexeme, shares[at] ?? 0]));
  return {
    countOf: (lexeme) => {
      const share = shareOf.get(lexeme);
      return share === undefined ? undefined : share * documents;
    },
    rarityOf: (lexeme) => {
      const share = Math.max(shareOf.get(lexeme) ?? rareShare, rareShare);
      return Math.max(Math.log(share) / Math.log(rareShare), 0.01);
    },
  };
}
