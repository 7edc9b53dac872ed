import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { mailTexts } from '../mail-texts.ts';

/** What a company wrote about its support hours, with formatted values. */
export interface SupportMail extends LetterMail {
  readonly company: string;
  readonly person: string;
  readonly plan: string;
  /** Hours left, and granted. */
  readonly left: string;
  readonly subject: string;
  readonly message: string;
  readonly businessID: string;
  /** The thread in the operator's message center. */
  readonly url: string;
}

/** Tells the operator that a company with support hours has written. */
export function supportMail(mail: SupportMail): Mail {
  const { support } = mailTexts(mail.language);
  const { company, person, plan, left, subject, businessID } = mail;
  const fill = (text: string) => fillIn(text, { company, person, plan, left, subject, businessID });
  return writeLetter(mail, fill(support.subject), {
    title: fill(support.title),
    paragraphs: [fill(support.lead)],
    quotes: [mail.message],
    action: { label: support.action, url: mail.url },
    note: fill(support.note),
  });
}
