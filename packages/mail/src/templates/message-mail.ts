import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { mailTexts } from '../mail-texts.ts';

/** Unread messages of one thread. */
export interface MessageMail extends LetterMail {
  /** The sender: a person or company. */
  readonly who: string;
  /** The inquiry's subject; undefined in a conversation with a person. */
  readonly subject: string | undefined;
  /** The latest messages in order; empty for one with only files or an offer. */
  readonly messages: readonly string[];
  /** The number of all unread messages. */
  readonly count: number;
  readonly url: string;
  readonly stopUrl: string;
}

/** Mails unread messages of one thread to a person who is away. */
export function messageMail(mail: MessageMail): Mail {
  const { message } = mailTexts(mail.language);
  const { count, edition, who, subject } = mail;
  const more = count - mail.messages.length;
  const fill = (text: string) => fillIn(text, { count, edition, who, subject: subject ?? '', more });
  const title = fill(count === 1 ? message.titleOne : message.title);
  const line = subject === undefined ? title : fill(count === 1 ? message.subjectOne : message.subject);
  return writeLetter(mail, line, {
    title,
    paragraphs: [
      ...(subject === undefined ? [] : [fill(message.about)]),
      ...(more > 0 ? [fill(message.more)] : []),
    ],
    quotes: mail.messages.map((text) => text || message.wordless),
    action: { label: message.action, url: mail.url },
    note: fill(message.note),
  });
}
