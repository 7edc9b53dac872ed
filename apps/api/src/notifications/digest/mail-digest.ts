import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import type { DigestInterval } from '@wbn/contract/social/notification-settings.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { MailRefusedError } from '@wbn/mail/create-mailer.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { digestMail } from '@wbn/mail/templates/digest-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { loadAuthors } from '../../authors/load-authors.ts';
import { saveNotificationReader } from '../notification-reader.sql.ts';
import { newStopToken } from '../notification-settings.ts';
import { readerSite } from '../reader-site.ts';
import {
  closeDigest,
  findDigestReader,
  insertDigest,
  lockDigest,
  reopenDigest,
  selectDigestRows,
  selectWaiting,
} from './digest.sql.ts';

/** Digests are sent between these hours of the person's day. */
const firstHour = 8;
const lastHour = 20;

/** The day (`YYYY-MM-DD`, in the person's time zone) of the digest that is due now: every day, or on Mondays. Undefined when none is due. */
export function digestPeriod(now: Date, interval: DigestInterval, timeZone: string): string | undefined {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short', hour: '2-digit' },
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  if (interval === 'none' || hour < firstHour || hour >= lastHour) return undefined;
  if (interval === 'weekly' && parts.get('weekday') !== 'Mon') return undefined;
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Mails a person what they have not seen. */
export const mailDigest = defineTask({
  name: 'mail-digest',
  payload: z.object({ userID: z.string(), period: z.string() }),
  // Retrying longer would send the mail at night.
  hours: 8,
});

/** Notifications listed in a mail; the rest is on the page that it links to. */
const named = 8;

interface DigestMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

type Period = z.output<typeof mailDigest.payload>;

/**
 * Sends one digest per person and period. It is marked as sent before the mail server gets it, so a process that dies in between has sent
 * at most one mail. It is retried when the server fails.
 */
export function bindMailDigest(mailing: DigestMailing): BoundTask {
  const { db, mailer } = mailing;
  return bindTask(mailDigest, async (period) => {
    const message = await prepare(mailing, period);
    if (!message) return;
    try {
      await mailer.send(message);
    } catch (error) {
      if (error instanceof MailRefusedError) await closeDigest.run(db, { ...period, skipped: 'refused' });
      else await reopenDigest.run(db, period);
      throw error;
    }
  });
}

/** Checks again what is unseen and wanted, and builds the mail; undefined when there is nothing to send. */
function prepare({ db, siteLinks }: DigestMailing, { userID, period }: Period): Promise<Mail | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockDigest.first(transaction, { userID, period }))) return undefined;
    const reader = await findDigestReader.only(transaction, { userID });
    const rows = await selectDigestRows.all(transaction, { userID, limit: named });
    const [newest] = rows;
    const skipped =
      reader.digest === 'none' ? 'stopped' : !reader.email ? 'no-address' : newest ? null : 'nothing-left';
    await closeDigest.run(transaction, { userID, period, mailedUntil: newest?.position, skipped });
    if (skipped || !newest || !reader.email) return undefined;
    const token = reader.stop_token ?? newStopToken();
    if (!reader.stop_token) await saveNotificationReader.run(transaction, { userID, stopToken: token });
    const authors = await loadAuthors(
      transaction,
      rows.flatMap(({ actor_ids }) => actor_ids),
    );
    const { page, ...site } = readerSite(siteLinks, reader);
    return digestMail({
      id: `digest-${period}-${userID}`,
      to: reader.email,
      ...site,
      entries: rows.map(({ kind, actor_ids, actor_count }) => ({
        kind,
        names: actor_ids.flatMap((id) => nameInMail(authors.get(id)?.name ?? '')),
        count: actor_count,
      })),
      count: newest.total,
      url: page('/notifications'),
      stopUrl: page(`/mails/stop?token=${token}`),
    });
  });
}

const batch = 500;

/** Adds a job for every person whose digest is due; at most one per person and period, however often this runs. */
export async function queueDigests(db: Kysely<Database>, now = new Date()): Promise<void> {
  let after = '';
  for (;;) {
    const waiting = await selectWaiting.all(db, { after, limit: batch });
    for (const { user_id, digest, time_zone } of waiting) {
      const period = digestPeriod(now, digest, time_zone ?? 'UTC');
      if (period) await addDigest(db, user_id, period);
    }
    const last = waiting.at(-1);
    if (!last || waiting.length < batch) return;
    after = last.user_id;
  }
}

/** Inserts the digest and its job in one transaction. */
function addDigest(db: Kysely<Database>, userID: string, period: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const added = await insertDigest.first(transaction, { user_id: userID, period });
    if (added) await addJob(transaction, mailDigest, { userID, period }, userID);
  });
}
