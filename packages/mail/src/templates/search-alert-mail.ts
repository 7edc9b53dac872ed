import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { mailTexts } from '../mail-texts.ts';

/** New results of a saved search, with formatted names. */
export interface SearchAlertMail extends LetterMail {
  /** Name of the saved search. */
  readonly search: string;
  /** Names of the first new results. */
  readonly names: readonly string[];
  /** The number of all new results. */
  readonly count: number;
  /** The search, newest results first. */
  readonly url: string;
  readonly stopUrl: string;
  /** The page of saved searches, where alerts can be changed. */
  readonly listUrl: string;
}

/** Tells a member about new results of a saved search. */
export function searchAlertMail(mail: SearchAlertMail): Mail {
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
    links: [{ label: searchAlert.list, url: mail.listUrl }],
  });
}
