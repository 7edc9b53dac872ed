import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';
import type { Message } from '../message.ts';

/** What has become of a verification: `ending` comes before the badge goes, `ended` when it has gone. */
export const verificationMailKinds = [
  'approved',
  'rejected',
  'more-asked',
  'ending',
  'ended',
] as const satisfies readonly (keyof MailTexts['verification']['kind'])[];

export type VerificationMailKind = (typeof verificationMailKinds)[number];

/** News of a company's verification for its owner. */
export interface VerificationMail extends LetterMail {
  readonly kind: VerificationMailKind;
  readonly company: string;
  /** Last day of the badge, as it is read; empty where none is named. */
  readonly until: string;
  /** The company's own screen of its verification. */
  readonly url: string;
}

/** Tells an owner what a reviewer has said, or that the badge ends. What exactly was said stands on the screen, not in the mail. */
export function verificationMail(mail: VerificationMail): Message {
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
