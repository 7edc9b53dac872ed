import { fileRowsLimit, rowsLimit } from '@wbn/contract/business/import-products.ts';
import { CallError, tooManyRequests } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createWorkQueue } from '../../files/work-queue.ts';
import { endTurn, renewTurn, takeTurn } from './import-turns.sql.ts';

export interface ImportBounds {
  /** Maximum rows that one request checks or stores. */
  readonly rowsAtOnce: number;
  /** Maximum rows of a file. */
  readonly rowsInFile: number;
  /** Rows that a job stores in one transaction. */
  readonly rowsInStep: number;
}

export const importBounds: ImportBounds = {
  rowsAtOnce: rowsLimit,
  rowsInFile: fileRowsLimit,
  rowsInStep: 1_000,
};

/** Imports per person and hour, dry runs included: more than correcting a file needs. */
export const importLimit = { call: 'import-products', most: 120, seconds: 3600 } as const;
/** Large files per person and hour. */
export const startLimit = { call: 'start-product-import', most: 12, seconds: 3600 } as const;
/** Seconds that an import takes at most, roughly. */
const usualWait = 10;
/** Milliseconds between two renewals; a turn missing three renewals is free, because its process was killed. */
const renewEvery = 10_000;

/**
 * Limits concurrent imports, because reading a file keeps a processor busy for seconds and delays all other replies.
 */
export interface ImportTurns {
  /** Runs a person's import. Throws TooManyRequests while another of theirs runs in any process. */
  ofPerson<T>(userID: string, work: () => Promise<T>): Promise<T>;
  /** Stores an import of a company. Throws Conflict while another import of it runs in any process. */
  ofCompany<T>(businessID: string, work: () => Promise<T>): Promise<T>;
  /** Queues reading a file in this process. Throws ServiceUnavailable when the queue is full. */
  read<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Turns of persons and companies are rows in the database and apply across all processes. Reading is limited per
 * process, whose processor it uses: one file is read at a time, and five wait.
 */
export function createImportTurns(db: Kysely<Database>): ImportTurns {
  const queue = createWorkQueue({ atOnce: 1, waiting: 5 });

  async function hold<T>(key: string, refusal: CallError, work: () => Promise<T>): Promise<T> {
    const turn = { key, holder: newId() };
    if ((await takeTurn.run(db, turn)) === 0) throw refusal;
    const renewal = setInterval(() => void renewTurn.run(db, turn).catch(() => undefined), renewEvery);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await endTurn.run(db, turn);
    }
  }

  return {
    ofPerson: (userID, work) => hold(`person ${userID}`, tooManyRequests(usualWait), work),
    ofCompany: (businessID, work) => hold(`company ${businessID}`, importUnderWay(), work),
    read(work) {
      const turn = queue.run(work);
      if (!turn) {
        const sentence = 'Many files are being imported. Try again in a moment.';
        throw new CallError('ServiceUnavailable', sentence, undefined, usualWait);
      }
      return turn;
    },
  };
}

export function importUnderWay(): CallError {
  return new CallError(
    'Conflict',
    'Another file is being imported for this company. Try again when that import is done.',
  );
}
