import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import { selectCommonLexemes } from './word-statistics.sql.ts';

/** How often words are used, as far as PostgreSQL's own statistics know it. */
export interface WordStatistics {
  /** About how many documents have a lexeme; undefined for one that is not among the commonest. */
  countOf(lexeme: string): number | undefined;
  /** 0 for a word of every document, about 1 for one that is hardly used. */
  rarityOf(lexeme: string): number;
}

const freshFor = 5 * 60_000;
/** As many as the columns' statistics targets keep (`schema/06-search.sql`) reach down to about this share. */
const rareShare = 0.0005;

/** Statistics of each kind, read when they are first needed and again when they have grown old. */
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

/** What the last `analyze` saw. */
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
