import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { mailTexts } from '../mail-texts.ts';

/** Last week's figures of a person's companies; numbers are formatted. */
export interface FiguresMail extends LetterMail {
  readonly companies: readonly {
    readonly name: string;
    /** Of the company and its products, and in the week before. */
    readonly views: string;
    readonly before: string;
    readonly appearances: string;
    readonly inquiries: string;
    readonly followers: string;
  }[];
  /** The page of figures, or the list of companies. */
  readonly url: string;
  readonly stopUrl: string;
}

/** Sums up the week for owners and admins of companies. */
export function figuresMail(mail: FiguresMail): Mail {
  const { figures } = mailTexts(mail.language);
  const { companies, edition } = mail;
  const [first] = companies;
  const subject = first && companies.length === 1 ? figures.subjectOne : figures.subject;
  return writeLetter(mail, fillIn(subject, { edition, name: first?.name ?? '', views: first?.views ?? '' }), {
    title: figures.title,
    paragraphs: [fillIn(figures.lead, { edition })],
    items: companies.map((company) => fillIn(figures.company, company)),
    action: { label: figures.action, url: mail.url },
    note: fillIn(figures.note, { edition }),
  });
}
