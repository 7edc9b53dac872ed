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
    /** How many are past their due time. */
    readonly pastDue: number;
  }[];
  /** Address of the desk, if there is one. */
  readonly deskUrl: string | undefined;
  /** The reader has chosen these mails at the desk; otherwise the settings of the host name the reader. */
  readonly isOwnChoice: boolean;
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
    items: groups.map(({ kind, count: number, since, what, editions, pastDue }) =>
      fillIn(waiting.item, {
        ...{ since, what, kind: waiting.kind[kind], count: String(number) },
        pastDue: pastDue > 0 ? fillIn(waiting.pastDue, { count: String(pastDue) }) : '',
        editions: editions ? fillIn(waiting.editions, { editions }) : '',
      }),
    ),
    ...(mail.deskUrl && { action: { label: waiting.open, url: mail.deskUrl } }),
    note: fillIn(mail.isOwnChoice ? waiting.ownNote : waiting.note, values),
  });
}
