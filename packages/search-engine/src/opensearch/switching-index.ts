import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchIndex } from '../search-index.ts';
import { RefusedSearchError } from './opensearch-index.ts';
import { selectOutboxState } from './outbox.sql.ts';

/** The engine that answers now, and why the other does not. */
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

/** Milliseconds without requests to OpenSearch after a failure. */
const pause = 5_000;
/** Milliseconds between reads of the state of the outbox. */
const freshFor = 5_000;
/** Seconds that the oldest change may wait before OpenSearch counts as behind. */
const mostBehind = 60;
const kinds = 3;

/** Searches in OpenSearch, or in PostgreSQL while OpenSearch does not answer, is being built or is behind. */
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
      // A refused search says nothing about others, so there is no pause.
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
