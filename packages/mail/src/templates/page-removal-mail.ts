import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

/** A request for the removal of the page of an imported company: to the operator, or to whoever asked. */
export interface PageRemovalMail extends LetterMail {
  /** `request` goes to the operator. */
  readonly kind: 'request' | 'receipt' | 'removed' | 'refused' | 'restored';
  readonly company: string;
  readonly number: number;
  /** The last day on which a removed page can be restored. */
  readonly day: string;
  /** Why staff decided so; empty before. */
  readonly decision: string;
  /** The page of the company. */
  readonly url: string;
  /** What was asked. Only the operator reads it, because the address of the others was only typed. */
  readonly asked: {
    readonly name: string;
    readonly email: string;
    readonly relation: string;
    readonly reason: keyof MailTexts['pageRemoval']['reasons'];
    readonly explanation: string;
  };
}

export function pageRemovalMail(mail: PageRemovalMail): Mail {
  const { pageRemoval } = mailTexts(mail.language);
  const { kind, company, number, day, edition, decision, url, asked } = mail;
  const reason = pageRemoval.reasons[asked.reason];
  const values = { company, number, day, edition, ...asked, reason };
  const texts = pageRemoval[kind];
  const toStaff = kind === 'request';
  const subject = fillIn(texts.subject, values);
  const quote = toStaff ? asked.explanation : decision;
  const letter = writeLetter(mail, subject, {
    title: subject,
    paragraphs: [fillIn(texts.lead, values)],
    ...(toStaff && { items: pageRemoval.items.map((item) => fillIn(item, values)) }),
    ...(quote && { quotes: [quote] }),
    ...((kind === 'refused' || kind === 'restored') && { action: { label: pageRemoval.see, url } }),
    note: fillIn(texts.note, values),
    ...(toStaff && { links: [{ label: pageRemoval.see, url }] }),
  });
  return toStaff ? { ...letter, replyTo: { name: asked.name, address: asked.email } } : letter;
}
