import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { forgetOldCounts } from '@wbn/postgres/count-call.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Catalog } from '../catalog/catalog.ts';
import { markMailed, postpone, takeWaitingRequest } from './need-help-post.sql.ts';
import { type Operator, presentNeedHelpMail } from './present-need-help-mail.ts';

export interface NeedHelpPostOptions {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly operator: Operator;
  readonly catalog: Catalog;
  readonly onFailure: (error: unknown, requestId: string | undefined) => void;
}

/** Mails stored requests to the operator. */
export interface NeedHelpPost {
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
 * The request's row is the job: it waits until a mail server has taken its mail, whatever ends in between. A process
 * holds the row while it sends, so that no other sends it too; one that dies between sending and marking lets the mail go
 * out again under the same Message-ID.
 */
export function createNeedHelpPost(options: NeedHelpPostOptions): NeedHelpPost {
  const { db, onFailure } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let wokenMeanwhile = false;
  let stopped = false;

  async function mailOne(): Promise<'sent' | 'failed' | 'none'> {
    return db.transaction().execute(async (transaction) => {
      const row = await takeWaitingRequest(transaction);
      if (!row) return 'none';
      try {
        await options.mailer.send(presentNeedHelpMail(row, options.operator, options.catalog));
      } catch (error) {
        onFailure(error, row.id);
        await postpone(transaction, row.id);
        return 'failed';
      }
      await markMailed(transaction, row.id);
      return 'sent';
    });
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
        forgetOldCounts(db).catch((error: unknown) => onFailure(error, undefined));
      }, minute).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
