import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

/** An invitation to work at the operator's desk. */
export interface StaffInvitationMail extends LetterMail {
  readonly inviter: string;
  readonly role: keyof MailTexts['staffInvitation']['role'];
  /** The page that accepts the invitation; works once. */
  readonly url: string;
  /** The formatted last moment. */
  readonly until: string;
}

/** Invites a person, with or without an account, to work at the operator's desk. */
export function staffInvitationMail(mail: StaffInvitationMail): Mail {
  const { staffInvitation: words } = mailTexts(mail.language);
  const { inviter, until } = mail;
  const fill = (text: string) =>
    fillIn(text, { inviter, until, role: words.role[mail.role], email: mail.to });
  return writeLetter(mail, fill(words.subject), {
    title: fill(words.title),
    paragraphs: [fill(words.lead), fill(words.account)],
    action: { label: words.action, url: mail.url },
    note: fill(words.note),
  });
}
