import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

/** What waits for staff, with formatted values. */
export interface WaitingMail extends LetterMail {
  /** One thing that cannot wait until the morning. */
  readonly isAtOnce: boolean;
  /** By kind, the kind with the oldest first. */
  readonly groups: readonly {
    readonly kind: keyof MailTexts['waiting']['kind'];
    readonly count: number;
    /** Since when the oldest waits. */
    readonly since: string;
    /** The oldest. */
    readonly what: string;
    /** How many belong to each edition; may be empty. */
    readonly editions: string;
    /** Where staff deal with it. */
    readonly command: string;
  }[];
}

/** Tells staff what waits for them: everything in the morning, or one thing at once. */
export function waitingMail(mail: WaitingMail): Mail {
  const { waiting } = mailTexts(mail.language);
  const { groups, isAtOnce } = mail;
  const [first] = groups;
  const count = String(groups.reduce((sum, group) => sum + group.count, 0));
  const values = {
    count,
    kind: first ? waiting.kind[first.kind] : '',
    what: first?.what ?? '',
    edition: mail.edition,
  };
  const texts = isAtOnce ? waiting.atOnce : waiting.morning;
  return writeLetter(mail, fillIn(texts.subject, values), {
    title: fillIn(texts.subject, values),
    paragraphs: [texts.lead],
    items: groups.map((group) => {
      const { since, what, editions, command } = group;
      const line = {
        since,
        what,
        editions,
        command,
        kind: waiting.kind[group.kind],
        count: String(group.count),
      };
      return fillIn(editions === '' ? waiting.item : waiting.itemWithEditions, line);
    }),
    note: fillIn(waiting.note, values),
  });
}
