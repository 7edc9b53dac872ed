import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import { mailTexts } from '../mail-texts.ts';
import type { Message } from '../message.ts';

/** What a person has not read in one thread. */
export interface MessageMail extends LetterMail {
  /** Who has written: a person or a company. */
  readonly who: string;
  /** Of the inquiry. */
  readonly subject: string;
  /** The last ones, in their order; empty for what has files or an offer only. */
  readonly messages: readonly string[];
  /** How many there are in all. */
  readonly count: number;
  readonly url: string;
  readonly stopUrl: string;
}

/** Brings messages to somebody who is away; several of one thread come in one mail. */
export function messageMail(mail: MessageMail): Message {
  const { message } = mailTexts(mail.language);
  const { count, edition, who, subject } = mail;
  const more = count - mail.messages.length;
  const fill = (text: string) => fillIn(text, { count, edition, who, subject, more });
  return writeLetter(mail, fill(count === 1 ? message.subjectOne : message.subject), {
    title: fill(count === 1 ? message.titleOne : message.title),
    paragraphs: [fill(message.about), ...(more > 0 ? [fill(message.more)] : [])],
    quotes: mail.messages.map((text) => text || message.wordless),
    action: { label: message.action, url: mail.url },
    note: fill(message.note),
    links: [{ label: message.stop, url: mail.stopUrl }],
  });
}
