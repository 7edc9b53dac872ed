import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

type Texts = MailTexts['member'];

export const memberMailKinds = [
  'invitationAccepted',
  'roleChanged',
  'removed',
  'handOverAsked',
  'handOverStarted',
  'handOverDeclined',
  'ownershipReceived',
  'ownershipGiven',
  'businessDeleted',
  'businessRestored',
  'businessesMerged',
  'mergeUndone',
] as const satisfies readonly (keyof Texts['kind'])[];

export type MemberMailKind = (typeof memberMailKinds)[number];

/** Kinds whose button leads to the reader's own companies. */
const ownList: ReadonlySet<MemberMailKind> = new Set(['removed', 'businessDeleted', 'businessRestored']);

/** A change of a person's membership in a company, with formatted names and times. */
export interface MemberMail extends LetterMail {
  readonly kind: MemberMailKind;
  /** The other person: who did it, or whom it is about; of a merge the other company. */
  readonly person: string;
  readonly company: string;
  readonly role: keyof Texts['role'];
  /** The formatted end of an offer; empty when nothing ends. */
  readonly until: string;
  /** The page of the company's members; for former members the page of their own companies. */
  readonly url: string;
}

/** Tells a member about a change among the company's members. */
export function memberMail(mail: MemberMail): Mail {
  const { member } = mailTexts(mail.language);
  const words = member.kind[mail.kind];
  const { person, company, until, edition } = mail;
  const fill = (text: string) =>
    fillIn(text, { person, company, until, edition, role: member.role[mail.role] });
  return writeLetter(mail, fill(words.subject), {
    title: fill(words.subject),
    paragraphs: [fill(words.lead)],
    action: { label: ownList.has(mail.kind) ? member.action.own : member.action.company, url: mail.url },
    note: fill(words.note),
  });
}
