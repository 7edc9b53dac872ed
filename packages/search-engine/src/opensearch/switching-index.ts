import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchIndex } from '../search-index.ts';
import { RefusedSearchError } from './opensearch-index.ts';
import { selectOutboxState } from './outbox.sql.ts';

/** Which engine answers searches now, and why not the other. */
export interface SearchState {
  readonly engine: 'opensearch' | 'postgresql';
  readonly reason?: string;
}

export interface SwitchingIndex extends SearchIndex {
  state(): SearchState;
}

export interface SwitchingOptions {
  readonly db: Kysely<Database>;
  readonly opensearch: SearchIndex;
  readonly postgres: SearchIndex;
  readonly onFailure: (error: unknown) => void;
}

/** Milliseconds for which OpenSearch is not asked after it has failed. */
const pause = 5_000;
/** Milliseconds after which it is looked anew how far OpenSearch is. */
const freshFor = 5_000;
/** Seconds that the oldest change may wait. */
const mostBehind = 60;
const kinds = 3;

/** OpenSearch, and PostgreSQL while it does not answer, is being built or is behind. */
export function createSwitchingIndex({
  db,
  opensearch,
  postgres,
  onFailure,
}: SwitchingOptions): SwitchingIndex {
  let pausedUntil = 0;
  let lookedAt = 0;
  let unfit: string | undefined = 'nothing is known of its indexes yet';
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      const { kinds: built, behind } = await selectOutboxState.only(db);
      if (built.length < kinds) unfit = 'not all indexes are built: run pnpm reindex:opensearch';
      else if (behind > mostBehind) unfit = `OpenSearch is ${Math.round(behind)} seconds behind`;
      else unfit = undefined;
    } catch (error) {
      unfit = `it is not known how far OpenSearch is: ${messageOf(error)}`;
    }
    lookedAt = Date.now();
    looking = undefined;
  }

  async function ask<Answer>(question: (index: SearchIndex) => Promise<Answer>): Promise<Answer> {
    if (Date.now() - lookedAt > freshFor) looking ??= look();
    if (lookedAt === 0) await looking;
    if (unfit !== undefined || Date.now() < pausedUntil) return question(postgres);
    try {
      return await question(opensearch);
    } catch (error) {
      onFailure(error);
      // One search that it refuses says nothing of others.
      if (!(error instanceof RefusedSearchError && error.statusCode === 400))
        pausedUntil = Date.now() + pause;
      return question(postgres);
    }
  }

  return {
    find: (wanted) => ask((index) => index.find(wanted)),
    countMarks: (sets) => ask((index) => index.countMarks(sets)),
    countTypes: (matches) => ask((index) => index.countTypes(matches)),
    countMatches: (matches, most) => ask((index) => index.countMatches(matches, most)),
    state() {
      if (Date.now() - lookedAt > freshFor) looking ??= look();
      const reason = Date.now() < pausedUntil ? 'OpenSearch did not answer' : unfit;
      return reason === undefined ? { engine: 'opensearch' } : { engine: 'postgresql', reason };
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
