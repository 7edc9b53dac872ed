import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { mailTexts } from '../mail-texts.ts';

/** An inquiry that waits for an imported company without an owner. */
export interface WaitingInquiryMail extends LetterMail {
  readonly company: string;
  /** The page where the company is claimed. */
  readonly claimUrl: string;
  /** The form that asks for the removal of the page. */
  readonly removeUrl: string;
}

/** Tells a company, once, that an inquiry waits, and how to claim or remove its page. It names neither buyer nor words. */
export function waitingInquiryMail(mail: WaitingInquiryMail): Mail {
  const { waitingInquiry: texts } = mailTexts(mail.language);
  const { company, edition, claimUrl, removeUrl } = mail;
  const fill = (text: string) => fillIn(text, { company, edition });
  return writeLetter(mail, fill(texts.subject), {
    title: fill(texts.subject),
    paragraphs: [fill(texts.lead)],
    action: { label: texts.action, url: claimUrl },
    note: fill(texts.note),
    links: [{ label: texts.remove, url: removeUrl }],
  });
}
