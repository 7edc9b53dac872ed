import { fillIn } from '../fill-in.ts';
import { type Letter, letterHtml, letterText } from '../letter.ts';
import { type MailLanguage, mailTexts } from '../mail-texts.ts';
import type { Message } from '../message.ts';

/** What is new in a search that somebody keeps, names already as they are read. */
export interface SearchAlertMail {
  readonly id: string;
  readonly to: string;
  readonly language: MailLanguage;
  /** Its name. */
  readonly search: string;
  /** The first of what is new. */
  readonly names: readonly string[];
  /** How many there are in all. */
  readonly count: number;
  /** Country label of the edition, as it stands beside WBN. */
  readonly edition: string;
  /** Brand colour of the edition. */
  readonly color: string;
  /** The search, the newest first. */
  readonly url: string;
  /** Ends these mails, without a login. */
  readonly stopUrl: string;
  /** The kept searches, where mails are changed. */
  readonly listUrl: string;
}

/** Tells somebody what is new in a search that they keep. */
export function searchAlertMail(mail: SearchAlertMail): Message {
  const { searchAlert } = mailTexts(mail.language);
  const { search, names, count, edition } = mail;
  const more = count - names.length;
  const fill = (text: string) => fillIn(text, { search, count, edition, more });
  const letter: Letter = {
    language: mail.language,
    sender: `WBN ${edition}`,
    title: fill(count === 1 ? searchAlert.titleOne : searchAlert.title),
    paragraphs: [fill(searchAlert.lead)],
    items: more > 0 ? [...names, fill(searchAlert.more)] : names,
    action: { label: searchAlert.action, url: mail.url },
    note: fill(searchAlert.note),
    links: [
      { label: searchAlert.stop, url: mail.stopUrl },
      { label: searchAlert.list, url: mail.listUrl },
    ],
    color: mail.color,
  };
  return {
    id: mail.id,
    to: mail.to,
    subject: fill(count === 1 ? searchAlert.subjectOne : searchAlert.subject),
    text: letterText(letter),
    html: letterHtml(letter),
    unsubscribeUrl: mail.stopUrl,
  };
}
