import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

/** One event, or several of the same kind together. */
export interface DigestEntry {
  /** The sentence of its kind and number of people. */
  readonly line: string;
  /** Names of the latest people, formatted; empty when the account is deleted. */
  readonly names: readonly string[];
  /** The number of people. */
  readonly count: number;
}

/** Unseen notifications of a person. */
export interface DigestMail extends LetterMail {
  /** The newest entries, newest first. */
  readonly entries: readonly DigestEntry[];
  /** The number of all entries. */
  readonly count: number;
  /** The page of notifications and their settings. */
  readonly url: string;
  readonly stopUrl: string;
}

/** Tells a person about unseen notifications. It quotes nothing, because other people may read mails too. */
export function digestMail(mail: DigestMail): Mail {
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
  });
}

/** For example 'Ana and 4 others follow you'. */
function sentence({ line, names, count }: DigestEntry, texts: MailTexts['digest']): string {
  const [first = texts.somebody, second = texts.somebody] = names.filter((name) => name !== '');
  if (count <= 1) return fillIn(line, { who: first });
  const who = fillIn(count === 2 ? texts.two : texts.many, { first, second, others: count - 1 });
  return fillIn(line, { who });
}
