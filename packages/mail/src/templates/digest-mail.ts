import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';
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
export interface DigestMail extends LetterMail {
  /** The first, the newest first. */
  readonly entries: readonly DigestEntry[];
  /** How many there are in all. */
  readonly count: number;
  /** The notifications, and their settings. */
  readonly url: string;
  readonly stopUrl: string;
}

/** Tells somebody what concerns them and what they have not seen yet. It quotes nothing: mails are read by others too. */
export function digestMail(mail: DigestMail): Message {
  const { digest } = mailTexts(mail.language);
  const { count, edition } = mail;
  const more = count - mail.entries.length;
  const fill = (text: string) => fillIn(text, { count, edition, more });
  const entries = mail.entries.map((entry) => sentence(entry, digest));
  return writeLetter(mail, fill(count === 1 ? digest.subjectOne : digest.subject), {
    title: fill(count === 1 ? digest.titleOne : digest.title),
    paragraphs: [fill(digest.lead)],
    items: more > 0 ? [...entries, fill(digest.more)] : entries,
    action: { label: digest.action, url: mail.url },
    note: fill(digest.note),
    links: [{ label: digest.stop, url: mail.stopUrl }],
  });
}

/** 'Ana and 4 others follow you'. */
function sentence({ kind, names, count }: DigestEntry, texts: MailTexts['digest']): string {
  const [first = texts.somebody, second = texts.somebody] = names.filter((name) => name !== '');
  if (count <= 1) return fillIn(texts.one[kind], { who: first });
  const who = fillIn(count === 2 ? texts.two : texts.many, { first, second, others: count - 1 });
  return fillIn(kind === 'like' || kind === 'follow' ? texts.several[kind] : texts.one[kind], { who });
}
