import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

/** Events of a verification: `ending` is sent before the badge ends, `ended` after it. */
export const verificationMailKinds = [
  'approved',
  'rejected',
  'more-asked',
  'ending',
  'ended',
] as const satisfies readonly (keyof MailTexts['verification']['kind'])[];

export type VerificationMailKind = (typeof verificationMailKinds)[number];

/** An event of a company's verification, for its owner. */
export interface VerificationMail extends LetterMail {
  readonly kind: VerificationMailKind;
  readonly company: string;
  /** The formatted last day of the badge; empty when the mail names none. */
  readonly until: string;
  /** The company's verification screen. */
  readonly url: string;
}

/** Tells an owner the reviewer's decision, or that the badge ends. The reasons are only on the screen. */
export function verificationMail(mail: VerificationMail): Mail {
  const { verification } = mailTexts(mail.language);
  const words = verification.kind[mail.kind];
  const { company, until, edition } = mail;
  const fill = (text: string) => fillIn(text, { company, until, edition });
  return writeLetter(mail, fill(words.subject), {
    title: fill(words.subject),
    paragraphs: [fill(words.lead)],
    action: { label: verification.action, url: mail.url },
    note: fill(verification.note),
  });
}
