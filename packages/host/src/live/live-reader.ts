import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createListener } from '../notifications/create-listener.ts';
import { liveChannel } from './add-live-event.sql.ts';
import type { LiveCursor } from './live-cursor.ts';
import { findLiveBounds, type LiveEventRow, readLiveEvents } from './live-event.sql.ts';

export interface LiveReaderOptions {
  readonly databaseUrl: string;
  readonly db: Kysely<Database>;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /** Is given what has happened, in order, and where it ends; the next comes when this has been delivered. */
  readonly deliver: (events: readonly LiveEventRow[], end: LiveCursor) => Promise<void>;
  /** Told each time that events cannot be heard or read at the moment. */
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds after which it reads although nobody has called. */
  readonly pause?: number;
}

export interface LiveReader {
  /** Gives where it begins. Throws when the database cannot be reached. */
  start(): Promise<LiveCursor>;
  stop(): Promise<void>;
}

const batch = 1_000;
/** While a transaction keeps events back, it looks again so soon. */
const shortPause = 100;
/** A transaction that keeps events back for so many seconds is worth a line in the log. */
const tooLate = 10;

/** Reads live events once for a whole process: woken by the database, after each break of the line, and now and then anyway. */
export function createLiveReader(options: LiveReaderOptions): LiveReader {
  const { databaseUrl, db, applicationName, deliver, onFailure, pause = 3_000 } = options;
  let cursor: LiveCursor | undefined;
  let reading: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;

  const listener = createListener({
    databaseUrl,
    applicationName,
    channel: liveChannel,
    onPayload: wake,
    onOpen: wake,
    onFailure,
  });

  function wake(): void {
    if (stopped || !cursor) return;
    again = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
      if (again) wake();
    });
  }

  async function readAll(): Promise<void> {
    clearTimeout(timer);
    let wait = pause;
    try {
      while (again && !stopped) {
        again = false;
        if (await readBatch()) wait = shortPause;
      }
    } catch (error) {
      again = false;
      onFailure(error);
    }
    if (!stopped) timer = setTimeout(wake, wait).unref();
  }

  /** Whether some are kept back. */
  async function readBatch(): Promise<boolean> {
    if (!cursor) return false;
    const rows = await readLiveEvents.all(db, { after: cursor, limit: batch });
    const [first] = rows;
    if (!first) return false;
    const events = rows.filter((row) => row.id !== null);
    const last = events.at(-1);
    if (last && events.length === batch) {
      cursor = { transactionID: last.transaction_id, id: last.id };
      again = true;
    } else cursor = { transactionID: first.horizon, id: '0' };
    await deliver(events, cursor);
    tellLate(first.seconds_late);
    return first.seconds_late !== null;
  }

  function tellLate(seconds: number | null): void {
    const late = seconds !== null && seconds > tooLate;
    if (late && !isLate)
      onFailure(
        new Error(`Live events have been kept back for ${Math.round(seconds)} s by an open transaction`),
      );
    isLate = late;
  }

  return {
    async start() {
      const { horizon } = await findLiveBounds.only(db);
      cursor = { transactionID: horizon, id: '0' };
      await listener.start();
      return cursor;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await listener.stop();
      await reading;
    },
  };
}
