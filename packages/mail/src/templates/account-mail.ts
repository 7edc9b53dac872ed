import { fillIn } from '../fill-in.ts';
import { type Letter, letterHtml, letterText } from '../letter.ts';
import { type MailLanguage, type MailTexts, mailTexts } from '../mail-texts.ts';
import type { Message } from '../message.ts';

/** What every mail about an account needs to know. */
export interface AccountMail {
  readonly id: string;
  readonly to: string;
  readonly language: MailLanguage;
  readonly firstName: string;
  /** Country label of the edition, as it stands beside WBN. */
  readonly edition: string;
  /** Brand colour of the edition. */
  readonly color: string;
}

export interface LinkMail extends AccountMail {
  /** Works once. */
  readonly url: string;
}

type Kind = keyof MailTexts['account']['kind'];

/** Asks a new member to confirm the address. */
export function verifyEmailMail(mail: LinkMail): Message {
  return write('verifyEmail', mail, mail.url);
}

/** Says, to whoever registers with a known address, that there is an account already; `url` leads to a new password. */
export function alreadyRegisteredMail(mail: LinkMail): Message {
  return write('alreadyRegistered', mail, mail.url);
}

/** Brings the link with which a new password is chosen. */
export function resetPasswordMail(mail: LinkMail): Message {
  return write('resetPassword', mail, mail.url);
}

/** Says that the password was changed; `url` leads to a new one, for somebody who has not done it. */
export function passwordChangedMail(mail: LinkMail): Message {
  return write('passwordChanged', mail, mail.url);
}

/** Asks for a click that makes an address the account's. */
export function confirmAddressMail(mail: LinkMail): Message {
  return write('confirmAddress', mail, mail.url);
}

/** Says, to whoever has an account with it, that somebody wants to use their address for another; `url` leads to the login. */
export function addressTakenMail(mail: LinkMail): Message {
  return write('addressTaken', mail, mail.url);
}

/** Says, to the old address, that the account has another; `url` undoes it. */
export function addressChangedMail(mail: LinkMail): Message {
  return write('addressChanged', mail, mail.url);
}

/** Says that somebody has signed in in another browser than before; `url` leads to a new password. */
export function newDeviceMail(
  mail: LinkMail & {
    /** `Firefox on Linux`. */
    readonly device: string;
    /** When, in words. */
    readonly time: string;
  },
): Message {
  const { device, time } = mail;
  return write('newDevice', mail, mail.url, { device, time });
}

export const signInMethods = [
  'totpOn',
  'totpOff',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodes',
] as const satisfies readonly (keyof MailTexts['account']['method'])[];

export type SignInMethod = (typeof signInMethods)[number];

/** Says that a way to sign in was added or taken away; `url` leads to the account's pages. */
export function newSignInMethodMail(mail: LinkMail & { readonly method: SignInMethod }): Message {
  const method = mailTexts(mail.language).account.method[mail.method];
  return write('newSignInMethod', mail, mail.url, { method });
}

/** Says that the copy of somebody's data can be downloaded; `url` leads to the page that has it. */
export function exportReadyMail(mail: LinkMail): Message {
  return write('exportReady', mail, mail.url);
}

/** The last mail to somebody who has gone; `url` leads to the site. */
export function accountDeletedMail(mail: LinkMail): Message {
  return write('accountDeleted', mail, mail.url);
}

function write(
  kind: Kind,
  mail: AccountMail,
  url: string,
  more: Readonly<Record<string, string>> = {},
): Message {
  const { account } = mailTexts(mail.language);
  const words = account.kind[kind];
  const fill = (text: string) => fillIn(text, { edition: mail.edition, name: mail.firstName, ...more });
  const letter: Letter = {
    language: mail.language,
    sender: `WBN ${mail.edition}`,
    title: fill(words.title),
    paragraphs: [fill(account.greeting), fill(words.lead)],
    action: { label: words.action, url },
    note: fill(words.note),
    color: mail.color,
  };
  return {
    id: mail.id,
    to: mail.to,
    subject: fill(words.subject),
    text: letterText(letter),
    html: letterHtml(letter),
  };
}
