import { fillIn } from '../fill-in.ts';
import { type Letter, letterHtml, letterText } from '../letter.ts';
import { type MailLanguage, type MailTexts, mailTexts } from '../mail-texts.ts';
import type { Message } from '../message.ts';

/** One thing that somebody did, or several together. */
export interface DigestEntry {
  readonly kind: keyof MailTexts['digest']['one'];
  /** The latest of them, as they are read; empty for what has no name any more. */
  readonly names: readonly string[];
  /** How many did it in all. */
  readonly count: number;
}

/** What somebody has not seen. */
export interface DigestMail {
  readonly id: string;
  readonly to: string;
  readonly language: MailLanguage;
  /** The first, the newest first. */
  readonly entries: readonly DigestEntry[];
  /** How many there are in all. */
  readonly count: number;
  /** Country label of the edition, as it stands beside WBN. */
  readonly edition: string;
  /** Brand colour of the edition. */
  readonly color: string;
  /** The notifications, and their settings. */
  readonly url: string;
  /** Ends these mails, without a login. */
  readonly stopUrl: string;
}

/** Tells somebody what concerns them and what they have not seen yet. It quotes nothing: mails are read by others too. */
export function digestMail(mail: DigestMail): Message {
  const { digest } = mailTexts(mail.language);
  const { count, edition } = mail;
  const more = count - mail.entries.length;
  const fill = (text: string) => fillIn(text, { count, edition, more });
  const entries = mail.entries.map((entry) => sentence(entry, digest));
  const letter: Letter = {
    language: mail.language,
    sender: `WBN ${edition}`,
    title: fill(count === 1 ? digest.titleOne : digest.title),
    paragraphs: [fill(digest.lead)],
    items: more > 0 ? [...entries, fill(digest.more)] : entries,
    action: { label: digest.action, url: mail.url },
    note: fill(digest.note),
    links: [{ label: digest.stop, url: mail.stopUrl }],
    color: mail.color,
  };
  return {
    id: mail.id,
    to: mail.to,
    subject: fill(count === 1 ? digest.subjectOne : digest.subject),
    text: letterText(letter),
    html: letterHtml(letter),
    unsubscribeUrl: mail.stopUrl,
  };
}

/** 'Ana and 4 others follow you'. */
function sentence({ kind, names, count }: DigestEntry, texts: MailTexts['digest']): string {
  const [first = texts.somebody, second = texts.somebody] = names.filter((name) => name !== '');
  if (count <= 1) return fillIn(texts.one[kind], { who: first });
  const who = fillIn(count === 2 ? texts.two : texts.many, { first, second, others: count - 1 });
  return fillIn(kind === 'like' || kind === 'follow' ? texts.several[kind] : texts.one[kind], { who });
}
