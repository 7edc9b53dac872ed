import { fillIn } from '../fill-in.ts';
import { type Letter, letterHtml, letterText } from '../letter.ts';
import { type MailLanguage, mailTexts } from '../mail-texts.ts';
import type { Message } from '../message.ts';

/** What a person has not read in one thread. */
export interface MessageMail {
  readonly id: string;
  readonly to: string;
  readonly language: MailLanguage;
  /** Who has written: a person or a company. */
  readonly who: string;
  /** Of the inquiry. */
  readonly subject: string;
  /** The last ones, in their order; empty for what has files or an offer only. */
  readonly messages: readonly string[];
  /** How many there are in all. */
  readonly count: number;
  /** Country label of the edition, as it stands beside WBN. */
  readonly edition: string;
  /** Brand colour of the edition. */
  readonly color: string;
  /** The thread. */
  readonly url: string;
  /** Ends these mails, without a login. */
  readonly stopUrl: string;
}

/** Brings messages to somebody who is away; several of one thread come in one mail. */
export function messageMail(mail: MessageMail): Message {
  const { message } = mailTexts(mail.language);
  const { count, edition, who, subject } = mail;
  const more = count - mail.messages.length;
  const fill = (text: string) => fillIn(text, { count, edition, who, subject, more });
  const letter: Letter = {
    language: mail.language,
    sender: `WBN ${edition}`,
    title: fill(count === 1 ? message.titleOne : message.title),
    paragraphs: [fill(message.about), ...(more > 0 ? [fill(message.more)] : [])],
    quotes: mail.messages.map((text) => text || message.wordless),
    action: { label: message.action, url: mail.url },
    note: fill(message.note),
    links: [{ label: message.stop, url: mail.stopUrl }],
    color: mail.color,
  };
  return {
    id: mail.id,
    to: mail.to,
    subject: fill(count === 1 ? message.subjectOne : message.subject),
    text: letterText(letter),
    html: letterHtml(letter),
    unsubscribeUrl: mail.stopUrl,
  };
}
