import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

/** `invited`: to the people of a supplier that fits; `offered`: to the buyer. */
export const quotationMailKinds = [
  'invited',
  'offered',
] as const satisfies readonly (keyof MailTexts['quotation']['kind'])[];

type QuotationMailKind = (typeof quotationMailKinds)[number];

/** News of a request for quotation. It never says who the buyer is. */
export interface QuotationMail extends LetterMail {
  readonly kind: QuotationMailKind;
  /** What is wanted, formatted for a mail. */
  readonly subject: string;
  /** The supplier that made an offer, formatted; empty for `invited`. */
  readonly company: string;
  readonly url: string;
  readonly stopUrl: string;
}

/** Tells a supplier of a request for quotation, or its buyer of an offer. */
export function quotationMail(mail: QuotationMail): Mail {
  const { quotation } = mailTexts(mail.language);
  const words = quotation.kind[mail.kind];
  const { subject, company, edition } = mail;
  const fill = (text: string) => fillIn(text, { subject, company, edition });
  return writeLetter(mail, fill(words.subject), {
    title: fill(words.subject),
    paragraphs: [words.lead],
    action: { label: words.action, url: mail.url },
    note: fill(quotation.note),
    links: [{ label: quotation.stop, url: mail.stopUrl }],
  });
}
