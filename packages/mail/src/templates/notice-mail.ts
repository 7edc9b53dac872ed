import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { mailTexts } from '../mail-texts.ts';

/** A notification that is mailed by itself. */
export interface NoticeMail extends LetterMail {
  /** The texts of its kind, with placeholders. */
  readonly words: { readonly subject: string; readonly lead: string; readonly action: string };
  /** Formatted values of the placeholders. */
  readonly values: Readonly<Record<string, string>>;
  /** Words of staff. */
  readonly quote?: string | undefined;
  /** The page that the notification leads to. */
  readonly url: string;
  readonly stopUrl: string;
}

/** Tells a person of something at once. */
export function noticeMail({ words, values, quote, url, ...mail }: NoticeMail): Mail {
  const { notice } = mailTexts(mail.language);
  const fill = (text: string) => fillIn(text, { edition: mail.edition, ...values });
  return writeLetter(mail, fill(words.subject), {
    title: fill(words.subject),
    paragraphs: [fill(words.lead)],
    ...(quote && { quotes: [quote] }),
    action: { label: words.action, url },
    note: fill(notice.note),
  });
}
