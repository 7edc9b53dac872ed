import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

/** An inquiry that waits for an answer. */
export interface ReminderMail extends LetterMail {
  /** Why the person is reminded: it waits, or it is assigned to them. */
  readonly kind: keyof MailTexts['reminder']['kind'];
  /** Who asks. */
  readonly who: string;
  readonly company: string;
  readonly subject: string;
  /** The formatted time at which the answer is due. */
  readonly due: string;
  readonly url: string;
  readonly stopUrl: string;
}

/** Reminds a member of a company to answer an inquiry in time. */
export function reminderMail(mail: ReminderMail): Mail {
  const { reminder } = mailTexts(mail.language);
  const texts = reminder.kind[mail.kind];
  const { who, company, subject, due, edition } = mail;
  const fill = (text: string) => fillIn(text, { who, company, subject, due, edition });
  return writeLetter(mail, fill(texts.subject), {
    title: fill(texts.title),
    paragraphs: [fill(texts.lead), fill(reminder.due)],
    action: { label: reminder.action, url: mail.url },
    note: fill(reminder.note),
    links: [{ label: reminder.stop, url: mail.stopUrl }],
  });
}
