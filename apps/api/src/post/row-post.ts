import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Message } from '@wbn/mail/message.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { markMailed, type PostRow, type PostTable, postpone, takeWaitingRow } from './row-post.sql.ts';

export interface RowPostOptions<Table extends PostTable> {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly table: Table;
  /** Undefined when there is nothing to say any more; the row then counts as mailed. */
  readonly write: (row: PostRow<Table>) => Promise<Message | undefined> | Message;
  /** Done every minute beside mailing: forgets what is old. */
  readonly tidy?: (db: Kysely<Database>) => Promise<void>;
  readonly onFailure: (error: unknown, id: string | undefined) => void;
}

/** Mails what rows of a table wait for. */
export interface RowPost {
  /** Looks now, at the start, and every minute from then on. */
  start(): void;
  /** There is something to mail; returns at once. */
  wake(): void;
  /** Mails all that wait and are due; gives how many were taken by the mail server. */
  mailWaiting(): Promise<number>;
  /** Ends after the mail under way. */
  stop(): Promise<void>;
}

const minute = 60_000;

/**
 * The row is the job: it waits until a mail server has taken its mail, whatever ends in between. A process takes the row for
 * five minutes, so that no other sends it too; one that dies before it has marked the row lets the mail go out again afterwards,
 * under the same Message-ID.
 */
export function createRowPost<Table extends PostTable>(options: RowPostOptions<Table>): RowPost {
  const { db, table, onFailure } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let wokenMeanwhile = false;
  let stopped = false;

  async function mailOne(): Promise<'sent' | 'failed' | 'none'> {
    const row = await takeWaitingRow(db, table);
    if (!row) return 'none';
    try {
      const message = await options.write(row);
      if (message) await options.mailer.send(message);
    } catch (error) {
      onFailure(error, row.id);
      await postpone(db, table, row);
      return 'failed';
    }
    await markMailed(db, table, row);
    return 'sent';
  }

  async function mailAll(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      const outcome = await mailOne();
      if (outcome === 'sent') sent += 1;
      if (outcome === 'none' && !wokenMeanwhile) break;
      wokenMeanwhile = false;
    }
    return sent;
  }

  function mailWaiting(): Promise<number> {
    wokenMeanwhile = running !== undefined;
    running ??= mailAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  function wake(): void {
    if (!stopped) mailWaiting().catch((error: unknown) => onFailure(error, undefined));
  }

  return {
    mailWaiting,
    wake,
    start() {
      wake();
      timer = setInterval(() => {
        wake();
        options.tidy?.(db).catch((error: unknown) => onFailure(error, undefined));
      }, minute).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
