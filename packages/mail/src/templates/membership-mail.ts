import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

type Texts = MailTexts['membership'];

export const membershipMailKinds = [
  'bought',
  'renewed',
  'raised',
  'lowered',
  'scheduled',
  'cancelled',
  'resumed',
  'payment-failed',
  'refunded',
  'ended',
  'renewal-announced',
  'card-expiring',
  'disputed',
  'dispute-won',
  'dispute-lost',
] as const satisfies readonly (keyof Texts['kind'])[];

export type MembershipMailKind = (typeof membershipMailKinds)[number];

/** An event of a company's membership, with formatted values. */
export interface MembershipMail extends LetterMail {
  readonly kind: MembershipMailKind;
  readonly company: string;
  /** The plan of the event. */
  readonly plan: keyof Texts['plan'];
  /** The charged, refunded or future amount; empty when the event has none. */
  readonly amount: string;
  /** The end of the period; for a failed payment the next attempt, empty when there is none. */
  readonly date: string;
  /** The membership screen of the company. */
  readonly url: string;
  /** The invoice as a PDF. */
  readonly invoiceUrl: string | undefined;
  /** Sent to the address for invoices: it links only the invoice. */
  readonly isForInvoices?: boolean;
}

/** Tells an owner of a company, or the operator about a dispute, what happened to its membership. */
export function membershipMail(mail: MembershipMail): Mail {
  const { membership } = mailTexts(mail.language);
  const { kind, company, amount, date, edition } = mail;
  const texts = membership.kind[kind];
  const plan = membership.plan[mail.plan];
  const fill = (text: string) => fillIn(text, { company, plan, amount, date, edition });
  const lead = kind === 'payment-failed' && date === '' ? membership.lastAttempt : texts.lead;
  const isForOperator = kind.startsWith('dispute');
  if (mail.isForInvoices && mail.invoiceUrl)
    return writeLetter(mail, fill(texts.subject), {
      title: fill(texts.title),
      paragraphs: [fill(lead)],
      action: { label: membership.invoice, url: mail.invoiceUrl },
      note: fill(membership.invoiceNote),
    });
  return writeLetter(mail, fill(texts.subject), {
    title: fill(texts.title),
    paragraphs: [fill(lead)],
    action: { label: texts.action, url: mail.url },
    note: fill(isForOperator ? membership.operatorNote : membership.note),
    ...(mail.invoiceUrl && { links: [{ label: membership.invoice, url: mail.invoiceUrl }] }),
  });
}
