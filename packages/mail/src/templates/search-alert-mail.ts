import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import { mailTexts } from '../mail-texts.ts';
import type { Message } from '../message.ts';

/** What is new in a search that somebody keeps, names already as they are read. */
export interface SearchAlertMail extends LetterMail {
  /** Its name. */
  readonly search: string;
  /** The first of what is new. */
  readonly names: readonly string[];
  /** How many there are in all. */
  readonly count: number;
  /** The search, the newest first. */
  readonly url: string;
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
  return writeLetter(mail, fill(count === 1 ? searchAlert.subjectOne : searchAlert.subject), {
    title: fill(count === 1 ? searchAlert.titleOne : searchAlert.title),
    paragraphs: [fill(searchAlert.lead)],
    items: more > 0 ? [...names, fill(searchAlert.more)] : names,
    action: { label: searchAlert.action, url: mail.url },
    note: fill(searchAlert.note),
    links: [
      { label: searchAlert.stop, url: mail.stopUrl },
      { label: searchAlert.list, url: mail.listUrl },
    ],
  });
}
