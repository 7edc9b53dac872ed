import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { keyPath, noticePath } from '@wbn/contract/social/notice-path.ts';
import { noticeTexts } from '@wbn/contract/social/notice-texts.ts';
import { type KindMailedAtOnce, type NotificationKind, noticeOf } from '@wbn/contract/social/notices.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { noticeMail } from '@wbn/mail/templates/notice-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { loadAuthors } from '../authors/load-authors.ts';
import { findReader, type Mailing, type Reader } from '../mails/find-reader.ts';
import { findNotice } from './mail-notice.sql.ts';
import { loadPlaces } from './notice-places.ts';
import { stopUrlOf } from './stop-mails.ts';

/** Mails a notification to its person, by itself. */
export const mailNotice = defineTask({
  name: 'mail-notice',
  payload: z.object({ notificationID: z.string(), quote: z.string().optional() }),
  hours: 24,
});

/** A notification whose mail is made. */
export interface NoticeOfMail {
  readonly kind: NotificationKind;
  readonly outcome: string | null;
  readonly reader: Reader;
  readonly resourceID: string;
  readonly rootID: string;
}

/**
 * Values of a mail that are read when it is sent, by their names in its texts; undefined: it no longer applies. A kind without such a
 * function is mailed with the names of the actor (`who`), the thing (`name`) and the page (`place`). `key` is a secret by which the page
 * of the mail opens without a sign-in.
 */
export type NoticeValues = Partial<
  Record<
    KindMailedAtOnce,
    (db: Kysely<Database>, notice: NoticeOfMail) => Promise<Readonly<Record<string, string>> | undefined>
  >
>;

/** Sends the mail if the person still wants it and it still applies. */
export function bindMailNotice(mailing: Mailing, valuesOf: NoticeValues): BoundTask {
  return bindTask(mailNotice, async (job) => {
    const mail = await buildMail(mailing, valuesOf, job);
    if (mail) await mailing.mailer.send(mail);
  });
}

/** Returns the mail of a notification; undefined when its person has no confirmed address or it no longer applies. */
export async function buildMail(
  mailing: Pick<Mailing, 'db' | 'siteLinks'>,
  valuesOf: NoticeValues,
  { notificationID, quote }: (typeof mailNotice)['payload']['_output'],
): Promise<Mail | undefined> {
  const { db } = mailing;
  const notice = await findNotice.first(db, { notificationID });
  const reader = notice && (await findReader(mailing, notice.user_id));
  if (!reader) return undefined;
  const { kind, actor_id, outcome } = notice;
  const read = valuesOf[kind as KindMailedAtOnce];
  const facts = { kind, outcome, reader, resourceID: notice.resource_id, rootID: notice.root_id };
  const values: Readonly<Record<string, string>> | undefined = read ? await read(db, facts) : {};
  if (!values) return undefined;
  const { target, actor, named } = noticeOf(kind);
  const { resource, root } = (await loadPlaces(db, [notice]))(notice);
  const authors = await loadAuthors(db, [actor_id]);
  const actors = [...authors.values()];
  const words = noticeTexts(reader.language, kind).mail;
  const textOf = (part: string) => words?.[`${part}_${outcome}`] ?? words?.[part] ?? '';
  return noticeMail({
    ...reader,
    id: `notice-${notificationID}`,
    words: { subject: textOf('subject'), lead: textOf('lead'), action: textOf('action') },
    values: {
      who: actor === 'none' ? '' : nameInMail(authors.get(actor_id)?.name ?? 'WBN'),
      name: nameInMail((named === 'root' ? root : resource).text ?? ''),
      place: nameInMail(root.text ?? ''),
      ...values,
    },
    quote,
    url: reader.page(
      values.key
        ? keyPath(notice.root_id, values.key)
        : noticePath(target, { resource, root, actors, actorCount: actors.length }),
    ),
    stopUrl: await stopUrlOf(db, reader, kind),
  });
}
