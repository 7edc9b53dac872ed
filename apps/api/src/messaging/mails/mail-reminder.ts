import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Message } from '@wbn/mail/message.ts';
import { reminderMail } from '@wbn/mail/templates/reminder-mail.ts';
import * as z from 'zod';
import { loadAuthors } from '../../social/authors/load-authors.ts';
import { findMailReader } from './mail-reader.sql.ts';
import { frameOf, type MessageMailing } from './mail-reader.ts';
import { findWaiting } from './mail-reminder.sql.ts';

/** Reminds somebody of an inquiry by mail. */
export const mailReminder = defineTask({
  name: 'mail-reminder',
  payload: z.object({
    requestID: z.string(),
    cycle: z.int(),
    userID: z.string(),
    kind: z.enum(['request-reminder', 'request-assigned']),
  }),
  // Later the time to answer is over.
  hours: 4,
});

type Reminder = z.output<typeof mailReminder.payload>;

/** Sends it if the inquiry still waits and the person still wants to hear of it. */
export function bindMailReminder(mailing: MessageMailing): BoundTask {
  return bindTask(mailReminder, async (reminder) => {
    const message = await prepare(mailing, reminder);
    if (message) await mailing.mailer.send(message);
  });
}

async function prepare(
  { db, siteLinks }: MessageMailing,
  { requestID, cycle, userID, kind }: Reminder,
): Promise<Message | undefined> {
  const waiting = await findWaiting.first(db, { requestID, cycle, userID });
  const reader = await findMailReader.first(db, { userID });
  if (!waiting || !reader?.email || !reader.is_wanted) return undefined;
  // It was given to somebody else meanwhile.
  if (kind === 'request-assigned' && waiting.assignee_id !== userID) return undefined;
  const { business_id: ownerID, from_id, due_at, subject } = waiting;
  const names = await loadAuthors(db, [ownerID, from_id]);
  const nameOf = (id: string) => nameInMail(names.get(id)?.name ?? 'WBN');
  const frame = await frameOf(db, siteLinks, { userID, reader, ownerID, requestID });
  return reminderMail({
    ...frame,
    id: `${kind}-${requestID}-${cycle}-${userID}`,
    to: reader.email,
    kind,
    who: nameOf(from_id),
    company: nameOf(ownerID),
    subject: nameInMail(subject),
    due: new Intl.DateTimeFormat(frame.language, {
      ...{ weekday: 'long', day: 'numeric', month: 'long' },
      ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
      timeZone: reader.time_zone ?? 'UTC',
    }).format(due_at),
  });
}
