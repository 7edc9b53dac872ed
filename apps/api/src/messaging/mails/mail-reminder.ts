import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { reminderMail } from '@wbn/mail/templates/reminder-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { loadAuthors } from '../../authors/load-authors.ts';
import { newStopToken } from '../../notifications/notification-settings.ts';
import { readerSite } from '../../notifications/reader-site.ts';
import { ensureStopToken, findMailReader, findWaiting } from './mail-messages.sql.ts';

/** What is needed to build and send mails about messages. */
export interface MessageMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

interface Addressed {
  readonly userID: string;
  readonly reader: RowOf<typeof findMailReader>;
  /** The person's id, or that of the company they read as. */
  readonly ownerID: string;
  readonly requestID: string;
}

/** Common parts of a mail about a thread: language and edition of the person, link to the thread, unsubscribe link. */
export async function buildMailFrame(
  transaction: Kysely<Database>,
  siteLinks: SiteLinks,
  { userID, reader, ownerID, requestID }: Addressed,
) {
  const { page, ...site } = readerSite(siteLinks, reader);
  const token =
    reader.stop_token ??
    (
      await ensureStopToken.only(transaction, {
        userID,
        stopToken: newStopToken(),
        messageStopToken: newStopToken(),
      })
    ).stop_token;
  return {
    ...site,
    url: page(`/business/${ownerID}/requests/${requestID}`),
    stopUrl: page(`/mails/stop?token=${token}`),
  };
}

/** Reminds a person of an inquiry by mail. */
export const mailReminder = defineTask({
  name: 'mail-reminder',
  payload: z.object({
    requestID: z.string(),
    cycle: z.int(),
    userID: z.string(),
    kind: z.enum(['request-reminder', 'request-assigned']),
  }),
  // After that the time to answer is over.
  hours: 4,
});

type Reminder = z.output<typeof mailReminder.payload>;

/** Sends the reminder if the inquiry still waits and the person still wants such mails. */
export function bindMailReminder(mailing: MessageMailing): BoundTask {
  return bindTask(mailReminder, async (reminder) => {
    const message = await prepare(mailing, reminder);
    if (message) await mailing.mailer.send(message);
  });
}

async function prepare(
  { db, siteLinks }: MessageMailing,
  { requestID, cycle, userID, kind }: Reminder,
): Promise<Mail | undefined> {
  const waiting = await findWaiting.first(db, { requestID, cycle, userID });
  const reader = await findMailReader.first(db, { userID });
  if (!waiting || !reader?.email || !reader.is_wanted) return undefined;
  // It was assigned to somebody else meanwhile.
  if (kind === 'request-assigned' && waiting.assignee_id !== userID) return undefined;
  const { business_id: ownerID, from_id, due_at, subject } = waiting;
  const names = await loadAuthors(db, [ownerID, from_id]);
  const nameOf = (id: string) => nameInMail(names.get(id)?.name ?? 'WBN');
  const frame = await buildMailFrame(db, siteLinks, { userID, reader, ownerID, requestID });
  return reminderMail({
    ...frame,
    id: `${kind}-${requestID}-${cycle}-${userID}`,
    to: reader.email,
    kind,
    who: nameOf(from_id),
    company: nameOf(ownerID),
    subject: nameInMail(subject),
    due: formatMoment(frame.locale, due_at, reader.time_zone ?? 'UTC'),
  });
}
