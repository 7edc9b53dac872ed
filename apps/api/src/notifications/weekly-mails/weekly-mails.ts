import type { Language } from '@wbn/contract/shared/language.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { type Mailer, MailRefusedError } from '@wbn/mail/create-mailer.ts';
import type { LetterMail } from '@wbn/mail/letter.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Statement } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { digestPeriod } from '../digest/mail-digest.ts';
import type { NamedMails } from '../notification-settings.sql.ts';
import { namedStopToken } from '../notification-settings.ts';
import { readerSite } from '../reader-site.ts';
import {
  closeWeeklyMail,
  findWeeklyReader,
  insertWeeklyMail,
  lockWeeklyMail,
  reopenWeeklyMail,
  type WeeklyMailKey,
  weeklyMailKinds,
} from './weekly-mail.sql.ts';

/** A weekly mail: who may get it, and what stands in it. */
export interface WeeklyMail {
  readonly kind: WeeklyMailKey['kind'];
  readonly stopName: NamedMails;
  /** Readers with a confirmed address who want the mail, sorted by id, after an id. */
  readonly selectReaders: Statement<
    { after: string; limit: number; now: Date },
    { user_id: string; time_zone: string | null }
  >;
  /** Builds the mail of the seven days before `period`; undefined when there is nothing to tell. */
  readonly build: (db: Kysely<Database>, frame: WeeklyMailFrame) => Promise<Mail | undefined>;
}

/** The parts that all weekly mails have. */
export interface WeeklyMailFrame extends LetterMail {
  readonly userID: string;
  readonly period: string;
  readonly language: Language;
  /** Returns the address of a page in the reader's edition and language. */
  readonly page: (path: string) => string;
  readonly stopUrl: string;
}

export const mailWeekly = defineTask({
  name: 'mail-weekly',
  payload: z.object({ userID: z.string(), kind: z.enum(weeklyMailKinds), period: z.string() }),
  // Retrying longer would send the mail at night.
  hours: 8,
});

interface WeeklyMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

/**
 * Sends one mail per person, kind and week. It is marked as sent before the mail server gets it, so a process that dies in between has sent
 * at most one mail. It is retried when the server fails.
 */
export function bindMailWeekly(mailing: WeeklyMailing, mails: readonly WeeklyMail[]): BoundTask {
  const { db, mailer } = mailing;
  return bindTask(mailWeekly, async (week) => {
    const weekly = mails.find(({ kind }) => kind === week.kind);
    const message = weekly && (await prepare(mailing, weekly, week));
    if (!message) return;
    try {
      await mailer.send(message);
    } catch (error) {
      if (error instanceof MailRefusedError) await closeWeeklyMail.run(db, { ...week, skipped: 'refused' });
      else await reopenWeeklyMail.run(db, week);
      throw error;
    }
  });
}

/** Checks again whether the mail is wanted, and builds it; undefined when there is nothing to send. */
function prepare(
  { db, siteLinks }: WeeklyMailing,
  weekly: WeeklyMail,
  week: WeeklyMailKey,
): Promise<Mail | undefined> {
  const { userID, kind, period } = week;
  return db.transaction().execute(async (transaction) => {
    if (!(await lockWeeklyMail.first(transaction, week))) return undefined;
    const reader = await findWeeklyReader.only(transaction, week);
    const skip = async (skipped: 'stopped' | 'no-address' | 'nothing-left') => {
      await closeWeeklyMail.run(transaction, { ...week, skipped });
      return undefined;
    };
    if (!reader.is_wanted) return skip('stopped');
    if (!reader.email) return skip('no-address');
    const token = await namedStopToken(transaction, userID, weekly.stopName);
    const site = readerSite(siteLinks, reader);
    const mail = await weekly.build(transaction, {
      userID,
      period,
      ...site,
      id: `${kind}-${period}-${userID}`,
      to: reader.email,
      stopUrl: site.page(`/mails/stop?token=${token}`),
    });
    if (!mail) return skip('nothing-left');
    await closeWeeklyMail.run(transaction, { ...week, skipped: null });
    return mail;
  });
}

const batch = 500;

/** Adds a job for every reader of a weekly mail on their Monday; at most one per person and week, however often this runs. */
export async function queueWeeklyMails(
  db: Kysely<Database>,
  { kind, selectReaders }: WeeklyMail,
  now = new Date(),
): Promise<void> {
  // From Sunday to Tuesday it is Monday somewhere.
  if (now.getUTCDay() > 2) return;
  for (let after = ''; ; ) {
    const readers = await selectReaders.all(db, { after, limit: batch, now });
    for (const { user_id: userID, time_zone } of readers) {
      const period = digestPeriod(now, 'weekly', time_zone ?? 'UTC');
      if (period) await addWeeklyMail(db, { userID, kind, period });
    }
    const last = readers.at(-1);
    if (!last || readers.length < batch) return;
    after = last.user_id;
  }
}

/** Inserts the mail and its job in one transaction. */
function addWeeklyMail(db: Kysely<Database>, week: WeeklyMailKey): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (await insertWeeklyMail.first(transaction, week))
      await addJob(transaction, mailWeekly, week, week.userID);
  });
}
