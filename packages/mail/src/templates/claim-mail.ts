import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

/** `code` goes to an address of the company, the `owner-...` ones to its owners, the others to claimants. */
export const claimMailKinds = [
  'code',
  'accepted',
  'refused',
  'disputed',
  'owner-disputed',
  'owner-changed',
  'owner-kept',
] as const satisfies readonly (keyof MailTexts['claim']['kind'])[];

export type ClaimMailKind = (typeof claimMailKinds)[number];

/** An event of the claim of an imported company. */
export interface ClaimMail extends LetterMail {
  readonly kind: ClaimMailKind;
  /** The claimant, in the mail with the code. */
  readonly person: string;
  readonly company: string;
  /** Empty in other mails. */
  readonly code: string;
  readonly minutes: number;
  /** What staff wrote about the decision; empty when they wrote nothing. */
  readonly reason: string;
  /** The claim; for owners the members of the company. */
  readonly url: string;
}

/** Mails the code of a claim to the company, or tells a claimant or owner what happened to a claim. */
export function claimMail(mail: ClaimMail): Mail {
  const { claim } = mailTexts(mail.language);
  const { kind, person, company, code, reason, edition, url } = mail;
  const words = claim.kind[kind];
  const fill = (text: string) =>
    fillIn(text, { person, company, code, minutes: String(mail.minutes), edition });
  const owner = kind.startsWith('owner-');
  return writeLetter(mail, fill(words.subject), {
    title: fill(words.subject),
    paragraphs: [fill(words.lead)],
    ...(reason && { quotes: [reason] }),
    // Whoever reads the company's mail needs no page: the code is entered by the person who claims it.
    ...(kind !== 'code' && {
      action: { label: owner ? claim.action.members : claim.action.claim, url },
    }),
    note: fill(kind === 'code' ? claim.note.code : owner ? claim.note.owner : claim.note.claimant),
  });
}
