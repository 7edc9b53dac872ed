import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { mailTexts } from '../mail-texts.ts';

/** What a colleague of the operator writes: an answer to who asked for help, or about an import that has failed. */
export interface StaffAnswerMail extends LetterMail {
  readonly about: 'needHelp' | 'import';
  readonly company: string;
  /** The colleague. */
  readonly name: string;
  /** Name of the imported file. */
  readonly file?: string;
  readonly answer: string;
  /** Where an answer to this mail goes. */
  readonly operatorAddress: string;
}

export function staffAnswerMail(mail: StaffAnswerMail): Mail {
  const { about, company, name, file = '', edition, answer, operatorAddress: address } = mail;
  const texts = mailTexts(mail.language).staffAnswer[about];
  const letter = writeLetter(mail, texts.subject, {
    title: texts.subject,
    paragraphs: [fillIn(texts.lead, { company, name, file, edition })],
    quotes: [answer],
    note: texts.note,
  });
  return { ...letter, replyTo: { name: 'WBN', address } };
}
