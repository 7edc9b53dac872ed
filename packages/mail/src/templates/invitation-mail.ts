import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

/** An invitation to work for a company, with formatted names and times. */
export interface InvitationMail extends LetterMail {
  /** The inviting person, or the company when that person's account is deleted. */
  readonly inviter: string;
  readonly company: string;
  readonly role: keyof MailTexts['invitation']['role'];
  /** The page that accepts the invitation. */
  readonly url: string;
  /** The formatted last moment. */
  readonly until: string;
}

/** Invites a person, with or without an account, to work for a company. */
export function invitationMail(mail: InvitationMail): Mail {
  const { invitation } = mailTexts(mail.language);
  const { inviter, company, edition, until } = mail;
  const role = invitation.role[mail.role];
  const fill = (text: string) => fillIn(text, { inviter, company, edition, until, role, email: mail.to });
  return writeLetter(mail, fill(invitation.subject), {
    title: fill(invitation.title),
    paragraphs: [fill(invitation.lead), fill(invitation.account)],
    action: { label: invitation.action, url: mail.url },
    note: fill(invitation.note),
  });
}
