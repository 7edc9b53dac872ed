import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { type Mailer, MailRefusedError } from '@wbn/mail/create-mailer.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { groupDigestMail } from '@wbn/mail/templates/group-digest-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { digestPeriod } from '../../social/notifications/digest/mail-digest.ts';
import { newStopToken } from '../../social/notifications/notification-settings.ts';
import {
  closeGroupDigest,
  findGroupReader,
  insertGroupDigest,
  lockGroupDigest,
  reopenGroupDigest,
  saveGroupStopToken,
  selectBusyGroups,
  selectGroupReaders,
} from './group-digest.sql.ts';

/** Mails a person in which of their groups there are new posts (GRP-07). */
export const mailGroupDigest = defineTask({
  name: 'mail-group-digest',
  payload: z.object({ userID: z.string(), period: z.string(), since: z.string() }),
  // Retrying longer would send the mail at night.
  hours: 8,
});

interface Mailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

type Week = z.output<typeof mailGroupDigest.payload>;

/** Sends one mail per person and week. It is marked as sent before the mail server gets it, as in `mail-digest`. */
export function bindMailGroupDigest(mailing: Mailing): BoundTask {
  const { db, mailer } = mailing;
  return bindTask(mailGroupDigest, async (week) => {
    const message = await prepare(mailing, week);
    if (!message) return;
    try {
      await mailer.send(message);
    } catch (error) {
      if (error instanceof MailRefusedError) await closeGroupDigest.run(db, { ...week, skipped: 'refused' });
      else await reopenGroupDigest.run(db, week);
      throw error;
    }
  });
}

/** Groups listed in a mail. */
const listed = 8;

/** Checks again what is new and wanted, and builds the mail; undefined when there is nothing to send. */
function prepare({ db, siteLinks }: Mailing, { userID, period, since }: Week): Promise<Mail | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockGroupDigest.first(transaction, { userID, period }))) return undefined;
    const reader = await findGroupReader.only(transaction, { userID });
    const groups = await selectBusyGroups.all(transaction, { userID, since, limit: listed });
    const [busiest] = groups;
    const skipped = !reader.is_wanted
      ? 'stopped'
      : !reader.email
        ? 'no-address'
        : busiest
          ? null
          : 'nothing-left';
    await closeGroupDigest.run(transaction, { userID, period, skipped });
    if (skipped || !busiest || !reader.email) return undefined;
    const token =
      reader.stop_token ??
      (
        await saveGroupStopToken.only(transaction, {
          userID,
          stopToken: newStopToken(),
          groupStopToken: newStopToken(),
        })
      ).stop_token;
    const known = (code: string | null) => languages.find((language) => language === code);
    const language: Language = known(reader.preferred) ?? known(reader.language) ?? 'en';
    const edition = siteLinks.editionOf(reader.edition) ?? siteLinks.ownEdition;
    const page = (path: string) => siteLinks.pageAddress(edition, language, path);
    return groupDigestMail({
      id: `group-digest-${period}-${userID}`,
      to: reader.email,
      language,
      groups: groups.map(({ name, count }) => ({ name: nameInMail(name), count })),
      count: busiest.total,
      edition: editionLabel(edition, language),
      color: networkSite(edition).color,
      url: page('/groups'),
      stopUrl: page(`/mails/stop?token=${token}`),
    });
  });
}

const batch = 500;
const week = 7 * 86_400_000;

/** Adds a job for every person whose weekly mail is due, on their Monday; at most one per person and week, however often this runs. */
export async function queueGroupDigests(db: Kysely<Database>, now = new Date()): Promise<void> {
  // From Sunday to Tuesday it is Monday somewhere.
  if (now.getUTCDay() > 2) return;
  const since = newId(new Date(now.getTime() - week));
  let after = '';
  for (;;) {
    const readers = await selectGroupReaders.all(db, { after, since, limit: batch });
    for (const { user_id, time_zone } of readers) {
      const period = digestPeriod(now, 'weekly', time_zone ?? 'UTC');
      if (period) await addDigest(db, { userID: user_id, period, since });
    }
    const last = readers.at(-1);
    if (!last || readers.length < batch) return;
    after = last.user_id;
  }
}

/** Inserts the mail and its job in one transaction. */
function addDigest(db: Kysely<Database>, { userID, period, since }: Week): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (await insertGroupDigest.first(transaction, { userID, period }))
      await addJob(transaction, mailGroupDigest, { userID, period, since }, userID);
  });
}
