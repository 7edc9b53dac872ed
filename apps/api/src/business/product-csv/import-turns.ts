import { CallError, tooManyRequests } from '@wbn/host/errors/call-error.ts';
import { createWorkQueue } from '../../files/work-queue.ts';

declare module '../../server/services.ts' {
  interface Services {
    readonly importTurns: ImportTurns;
  }
}

/** Imports of one person in an hour, dry runs included: more than anybody corrects a file. */
export const importLimit = { call: 'import-products', most: 120, seconds: 3600 } as const;
/** Seconds that an import takes at most, about. */
const usualWait = 10;

/** Who may import now: a file takes a processor for seconds, and the answers of all others wait for it. */
export interface ImportTurns {
  /** Runs the whole of a person's import. Throws TooManyRequests while another of theirs is under way. */
  ofPerson<T>(userID: string, work: () => Promise<T>): Promise<T>;
  /** Reads a file when it is its turn. Throws ServiceUnavailable when too many wait. */
  read<T>(work: () => Promise<T>): Promise<T>;
}

/** For one process: one file is read at a time, and five wait. */
export function createImportTurns(): ImportTurns {
  const importing = new Set<string>();
  const queue = createWorkQueue({ atOnce: 1, waiting: 5 });
  return {
    async ofPerson(userID, work) {
      if (importing.has(userID)) throw tooManyRequests(usualWait);
      importing.add(userID);
      try {
        return await work();
      } finally {
        importing.delete(userID);
      }
    },
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
