import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { mailTexts } from '../mail-texts.ts';

/** The code of a claim of an imported company. */
export interface ClaimCodeMail extends LetterMail {
  /** The claimant. */
  readonly person: string;
  readonly company: string;
  readonly code: string;
  readonly minutes: number;
}

/** Mails the code of a claim to the company. It has no button: the code is entered by the person who claims the company. */
export function claimCodeMail(mail: ClaimCodeMail): Mail {
  const { claimCode } = mailTexts(mail.language);
  const { person, company, code, minutes, edition } = mail;
  const fill = (text: string) => fillIn(text, { person, company, code, minutes, edition });
  return writeLetter(mail, fill(claimCode.subject), {
    title: fill(claimCode.subject),
    paragraphs: [fill(claimCode.lead)],
    note: fill(claimCode.note),
  });
}
