import { createHash } from 'node:crypto';
import {
  accountMail,
  newDeviceMail,
  newSignInMethodMail,
  signInMethods,
} from '@wbn/mail/templates/account-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { momentText } from '../account-texts.ts';
import { findChange, openConfirmation, openUndo } from '../auth/address-change.sql.ts';
import { createConfirmation, hashConfirmationSecret } from '../auth/confirmation.ts';
import { createResetToken } from '../auth/reset-token.ts';
import { browserText } from '../browser-name.ts';
import { findPerson, findPersonByEmail } from '../people.sql.ts';
import { hashSecret } from '../tokens/secrets.ts';
import type { Visit } from '../visit.ts';
import { defineMail } from './define-mail.ts';

/** The page that changes the address, and the pages of its links. */
export const emailPath = '/account/email';
export const confirmPath = `${emailPath}/confirm`;
export const undoPath = `${emailPath}/undo`;

const person = z.object({ userID: z.string() });
const address = z.object({ email: z.string() });
const change = z.object({ changeID: z.string() });

/** Mails the link that confirms an address, unless the registration is gone or confirmed. */
const mailConfirmation = defineMail({
  name: 'mail-confirmation',
  hours: 72,
  /** `browserHash`: hash of the cookie of the requesting browser. */
  facts: address.extend({ browserHash: z.string() }),
  async write({ mailID, email, browserHash }, { db, mailedSecret }, link) {
    const owner = await findPersonByEmail.first(db, { email });
    if (!owner || owner.verified) return undefined;
    const given = { userID: owner.id, secret: mailedSecret(mailID), browserHash };
    return accountMail(
      'verifyEmail',
      link(owner, `/verify-email?token=${await createConfirmation(db, given)}`),
    );
  },
});

/** Adds the job that mails the link; it replaces one that still waits for the same address. */
export function addConfirmationMail(
  db: Kysely<Database>,
  visit: Visit,
  { email, browserSecret }: { email: string; browserSecret: string },
): Promise<void> {
  const facts = { email, browserHash: hashConfirmationSecret(browserSecret) };
  return mailConfirmation.add(db, visit, facts, createHash('sha256').update(email).digest('base64url'));
}

/** Tells the owner of an address that somebody registered with it although the account exists. */
export const mailAlreadyRegistered = defineMail({
  name: 'mail-already-registered',
  hours: 72,
  facts: address,
  async write({ email }, { db }, link) {
    // Uses the account owner's name, not the one that a stranger typed.
    const owner = await findPersonByEmail.first(db, { email });
    return owner && accountMail('alreadyRegistered', link(owner, '/forgot-password'));
  },
});

/**
 * Mails the link that resets the password; nothing when no account has the address. Only the job looks the address up, so that the response
 * time does not reveal whether an account exists.
 */
export const mailResetLink = defineMail({
  name: 'mail-reset-link',
  hours: 24,
  facts: address,
  async write({ mailID, email }, { db, auth, mailedSecret }, link) {
    const owner = await findPersonByEmail.first(db, { email });
    if (!owner) return undefined;
    const token = mailedSecret(mailID);
    await createResetToken(auth, owner.id, token);
    return accountMail('resetPassword', link(owner, `/reset-password?token=${token}`));
  },
});

/** Tells a person that their password was changed. */
export const mailPasswordChanged = defineMail({
  name: 'mail-password-changed',
  hours: 72,
  facts: person,
  async write({ userID }, { db }, link) {
    const owner = await findPerson.first(db, { id: userID });
    return owner && accountMail('passwordChanged', link(owner, '/forgot-password'));
  },
});

/** Tells a person that a new browser has signed in, and how to end its session. */
export const mailNewDevice = defineMail({
  name: 'mail-new-device',
  hours: 72,
  facts: person.extend({ userAgent: z.nullable(z.string()), at: z.iso.datetime() }),
  async write({ userID, userAgent, at, visit }, { db }, link) {
    const owner = await findPerson.first(db, { id: userID });
    const device = browserText(visit, userAgent);
    const time = momentText(visit, new Date(at));
    return owner && newDeviceMail({ ...link(owner, '/forgot-password'), device, time });
  },
});

/** Tells a person that a way to sign in was added or removed. */
export const mailSignInMethod = defineMail({
  name: 'mail-sign-in-method',
  hours: 72,
  facts: person.extend({ method: z.enum(signInMethods) }),
  async write({ userID, method }, { db }, link) {
    const owner = await findPerson.first(db, { id: userID });
    return owner && newSignInMethodMail({ ...link(owner, '/account'), method });
  },
});

/** Mails the link that confirms a new address; when an account has it already, tells that account's owner instead. */
export const mailNewAddress = defineMail({
  name: 'mail-new-address',
  hours: 24,
  facts: change,
  async write({ mailID, changeID }, { db, mailedSecret }, link) {
    const wanted = await findChange.first(db, { id: changeID });
    if (!wanted) return undefined;
    const { newEmail: email, firstName } = wanted;
    const holder = await findPersonByEmail.first(db, { email });
    if (holder?.verified) return accountMail('addressTaken', link(holder, '/login'));
    const secret = mailedSecret(mailID);
    await openConfirmation.run(db, { id: changeID, hash: hashSecret(secret) });
    const path = `${confirmPath}?token=${changeID}.${secret}`;
    return accountMail('confirmAddress', link({ email, firstName }, path));
  },
});

/** Tells the old address that it was replaced, with the link that undoes it. */
export const mailAddressChanged = defineMail({
  name: 'mail-address-changed',
  hours: 72,
  facts: change,
  async write({ mailID, changeID }, { db, mailedSecret }, link) {
    const made = await findChange.first(db, { id: changeID });
    if (!made) return undefined;
    const secret = mailedSecret(mailID);
    await openUndo.run(db, { id: changeID, hash: hashSecret(secret) });
    const { oldEmail: email, firstName } = made;
    return accountMail(
      'addressChanged',
      link({ email, firstName }, `${undoPath}?token=${changeID}.${secret}`),
    );
  },
});

/** Confirms that an account was deleted; only the job still has the address. */
export const mailAccountDeleted = defineMail({
  name: 'mail-account-deleted',
  hours: 72,
  facts: address.extend({ firstName: z.string() }),
  async write({ visit, ...gone }, _, link) {
    return accountMail('accountDeleted', { ...link(gone, '/'), url: new URL('/', visit.back).href });
  },
});

/** Mails of this host whose link leads to one of its pages. */
export const accountMails = [
  mailConfirmation,
  mailAlreadyRegistered,
  mailResetLink,
  mailPasswordChanged,
  mailNewDevice,
  mailSignInMethod,
  mailNewAddress,
  mailAddressChanged,
  mailAccountDeleted,
];
