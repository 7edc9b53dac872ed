import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { MailRefusedError } from '@wbn/mail/create-mailer.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { messageMail } from '@wbn/mail/templates/message-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { loadAuthors } from '../../authors/load-authors.ts';
import { findReader, type Mailing, type Reader } from '../../mails/find-reader.ts';
import { stopUrlOf } from '../../notifications/stop-mails.ts';
import {
  closeMessageMail,
  findMessageWish,
  findThread,
  lockMessageMail,
  reopenMessageMail,
  selectUnreadMessages,
} from './mail-messages.sql.ts';

/** Mails a person the unread messages of a thread. */
export const mailMessages = defineTask({
  name: 'mail-messages',
  payload: z.object({
    requestID: z.string(),
    side: z.enum(['S', 'R']),
    userID: z.string(),
    /** Messages after this number, up to `until`. */
    after: z.int(),
    until: z.int(),
    /** Whether to send it even if the person has a page open, because it has waited long. */
    evenIfPresent: z.boolean(),
  }),
  hours: 24,
});

/** Messages in a mail, and characters of each. */
const most = 10;
const length = 2_000;

type Unread = z.output<typeof mailMessages.payload>;

/**
 * Sends one mail per person and thread. It is marked as sent before the mail server gets it, so a process that dies in between has sent at
 * most one mail. It is retried when the server fails.
 */
export function bindMailMessages(mailing: Mailing): BoundTask {
  const { db, mailer } = mailing;
  return bindTask(mailMessages, async (unread) => {
    const message = await prepare(mailing, unread);
    if (!message) return;
    try {
      await mailer.send(message);
    } catch (error) {
      if (error instanceof MailRefusedError)
        await closeMessageMail.run(db, { ...unread, skipped: 'refused' });
      else await reopenMessageMail.run(db, unread);
      throw error;
    }
  });
}

/** Checks again whether to send the mail; records the reason when not. */
function prepare({ db, siteLinks }: Mailing, unread: Unread): Promise<Mail | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockMessageMail.first(transaction, unread))) return undefined;
    const { requestID, side, userID } = unread;
    const thread = await findThread.first(transaction, { requestID, side, userID });
    const wish = await findMessageWish.only(transaction, { userID });
    const reader = await findReader({ db: transaction, siteLinks }, userID);
    const skipped = skipReason(unread, thread, { ...wish, hasAddress: reader !== undefined });
    await closeMessageMail.run(transaction, { ...unread, skipped });
    if (skipped || !thread || !reader) return undefined;
    return write(transaction, unread, thread, reader);
  });
}

type Thread = RowOf<typeof findThread>;

function skipReason(
  { until, evenIfPresent }: Unread,
  thread: Thread | undefined,
  reader: RowOf<typeof findMessageWish> & { readonly hasAddress: boolean },
) {
  if (!thread || thread.is_blocked) return 'barred';
  if (thread.read_until >= until) return 'read';
  if (!reader.is_wanted || thread.is_muted) return 'stopped';
  if (!reader.hasAddress) return 'no-address';
  return reader.is_present && !evenIfPresent ? 'present' : undefined;
}

async function write(
  transaction: Kysely<Database>,
  { requestID, side, userID, until, ...unread }: Unread,
  thread: Thread,
  reader: Reader,
): Promise<Mail> {
  const after = Math.max(unread.after, thread.read_until);
  const rows = await selectUnreadMessages.all(transaction, { requestID, side, after, until, most, length });
  const names = await loadAuthors(transaction, [thread.other_id]);
  return messageMail({
    ...reader,
    id: `messages-${requestID}-${until}-${userID}`,
    who: nameInMail(names.get(thread.other_id)?.name ?? 'WBN'),
    subject: thread.to_type === 'user' ? undefined : nameInMail(thread.subject),
    // Mails are sent in our name: an address typed by a stranger must not become a link.
    messages: rows.map(({ content }) => nameInMail(content)),
    count: rows[0]?.total ?? 0,
    url: reader.page(`/business/${thread.owner_id}/requests/${requestID}`),
    stopUrl: await stopUrlOf(transaction, reader, 'message'),
  });
}
