import { fillIn } from '../fill-in.ts';
import { type Letter, letterHtml, letterText } from '../letter.ts';
import { type MailLanguage, type MailTexts, mailTexts } from '../mail-texts.ts';
import type { Message } from '../message.ts';

/** An invitation to work for a company, names and times already as they are read. */
export interface InvitationMail {
  readonly id: string;
  readonly to: string;
  readonly language: MailLanguage;
  /** Who invites: a person, or the company when that person has gone. */
  readonly inviter: string;
  readonly company: string;
  readonly role: keyof MailTexts['invitation']['role'];
  /** Country label of the edition, as it stands beside WBN. */
  readonly edition: string;
  /** Brand colour of the edition. */
  readonly color: string;
  /** Page on which the invitation is accepted. */
  readonly url: string;
  /** The last moment, in words. */
  readonly until: string;
}

/** Asks somebody, with or without an account, to work for a company. */
export function invitationMail(mail: InvitationMail): Message {
  const { invitation } = mailTexts(mail.language);
  const { inviter, company, edition, until } = mail;
  const role = invitation.role[mail.role];
  const fill = (text: string) => fillIn(text, { inviter, company, edition, until, role, email: mail.to });
  const letter: Letter = {
    language: mail.language,
    sender: `WBN ${edition}`,
    title: fill(invitation.title),
    paragraphs: [fill(invitation.lead), fill(invitation.account)],
    action: { label: invitation.action, url: mail.url },
    note: fill(invitation.note),
    color: mail.color,
  };
  return {
    id: mail.id,
    to: mail.to,
    subject: fill(invitation.subject),
    text: letterText(letter),
    html: letterHtml(letter),
  };
}
