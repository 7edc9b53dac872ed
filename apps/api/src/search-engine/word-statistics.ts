import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchKind } from './search-engine.ts';
import { selectCommonLexemes } from './word-statistics.sql.ts';

/** How often words are used, as far as PostgreSQL's own statistics know it. */
export interface WordStatistics {
  /** Documents there are; 0 as long as nothing is known. */
  readonly documents: number;
  /** About how many documents have a lexeme; undefined for one that is not among the commonest. */
  countOf(lexeme: string): number | undefined;
  /** The share of all documents that have a lexeme; 0 for one that is not among the commonest. */
  shareOf(lexeme: string): number;
  /** The commonest lexemes that begin so, the commonest first. */
  commonBeginningWith(beginning: string): string[];
  /** 0 for a word of every document, about 1 for one that is hardly used. */
  rarityOf(lexeme: string): number;
}

const freshFor = 5 * 60_000;
/** As many as the columns' statistics targets keep (`schema/06-search.sql`) reach down to about this share. */
export const rareShare = 0.0005;

/** Statistics of each kind, read when they are first needed and again when they have grown old; inside a transaction by itself. */
export function createWordStatistics(
  db: Kysely<Database>,
): (kind: SearchKind, trx?: Kysely<Database>) => Promise<WordStatistics> {
  const kept = new Map<SearchKind, { at: number; statistics: Promise<WordStatistics> }>();
  return async (kind, trx) => {
    const now = Date.now();
    let entry = kept.get(kind);
    if (!entry || now - entry.at > freshFor) {
      // Nobody else waits for what a transaction asks: it may be undone.
      const statistics = trx
        ? Promise.resolve(await readWordStatistics(trx, kind))
        : readWordStatistics(db, kind);
      entry = { at: now, statistics };
      kept.set(kind, entry);
      statistics.catch(() => kept.delete(kind));
    }
    return entry.statistics;
  };
}

/** What the last `analyze` saw. */
export async function readWordStatistics(db: Kysely<Database>, kind: SearchKind): Promise<WordStatistics> {
  const { lexemes, shares, documents } = await selectCommonLexemes.only(db, { kind });
  const shareOf = new Map(lexemes.map((lexeme, at) => [lexeme, shares[at] ?? 0]));
  return {
    documents,
    countOf: (lexeme) => {
      const share = shareOf.get(lexeme);
      return share === undefined ? undefined : share * documents;
    },
    shareOf: (lexeme) => shareOf.get(lexeme) ?? 0,
    commonBeginningWith: (beginning) =>
      lexemes
        .filter((lexeme) => lexeme.startsWith(beginning))
        .sort((one, other) => (shareOf.get(other) ?? 0) - (shareOf.get(one) ?? 0)),
    rarityOf: (lexeme) => {
      const share = Math.max(shareOf.get(lexeme) ?? rareShare, rareShare);
      return Math.max(Math.log(share) / Math.log(rareShare), 0.01);
    },
  };
}
