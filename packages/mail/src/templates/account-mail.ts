import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { type MailTexts, mailTexts } from '../mail-texts.ts';

/** A mail about an account, with a link that works once. */
export interface LinkMail extends LetterMail {
  readonly firstName: string;
  readonly url: string;
}

type Kind = keyof MailTexts['account']['kind'];

/**
 * A mail about an account. `url` by kind: `verifyEmail` and `confirmAddress` confirm an address; `alreadyRegistered`,
 * `resetPassword` and `passwordChanged` lead to a new password; `addressTaken` to the sign-in; `addressChanged`
 * undoes the change; `exportReady` leads to the page with the export; `accountDeleted` to the site.
 */
export function accountMail(kind: Exclude<Kind, 'newDevice' | 'newSignInMethod'>, mail: LinkMail): Mail {
  return write(kind, mail);
}

/** Tells that a new browser has signed in; `url` leads to a new password. */
export function newDeviceMail(
  mail: LinkMail & {
    /** For example `Firefox on Linux`. */
    readonly device: string;
    /** The formatted time. */
    readonly time: string;
  },
): Mail {
  const { device, time } = mail;
  return write('newDevice', mail, { device, time });
}

export const signInMethods = [
  'totpOn',
  'totpOff',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodes',
] as const satisfies readonly (keyof MailTexts['account']['method'])[];

export type SignInMethod = (typeof signInMethods)[number];

/** Tells that a way to sign in was added or removed; `url` leads to the account pages. */
export function newSignInMethodMail(mail: LinkMail & { readonly method: SignInMethod }): Mail {
  const method = mailTexts(mail.language).account.method[mail.method];
  return write('newSignInMethod', mail, { method });
}

function write(kind: Kind, mail: LinkMail, more: Readonly<Record<string, string>> = {}): Mail {
  const { account } = mailTexts(mail.language);
  const words = account.kind[kind];
  const fill = (text: string) => fillIn(text, { edition: mail.edition, name: mail.firstName, ...more });
  return writeLetter(mail, fill(words.subject), {
    title: fill(words.title),
    paragraphs: [fill(account.greeting), fill(words.lead)],
    action: { label: words.action, url: mail.url },
    note: fill(words.note),
  });
}
