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

/** Where an address is changed, and where the links of its mails lead. */
export const emailPath = '/account/email';
export const confirmPath = `${emailPath}/confirm`;
export const undoPath = `${emailPath}/undo`;

const person = z.object({ userID: z.string() });
const address = z.object({ email: z.string() });
const change = z.object({ changeID: z.string() });

/** Brings the link that confirms an address, unless nobody registered with it or it is confirmed. */
const mailConfirmation = defineMail({
  name: 'mail-confirmation',
  hours: 72,
  /** `browserHash`: of the cookie of the browser that asks. */
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

/** Says, to whoever registers with a known address, that there is an account already. */
export const mailAlreadyRegistered = defineMail({
  name: 'mail-already-registered',
  hours: 72,
  facts: address,
  async write({ email }, { db }, link) {
    // The name of the account's owner, not what a stranger has typed.
    const owner = await findPersonByEmail.first(db, { email });
    return owner && accountMail('alreadyRegistered', link(owner, '/forgot-password'));
  },
});

/**
 * Brings the link with which a new password is chosen; nothing when nobody has the address. Only the job looks the address up, so that the
 * time of the answer does not tell whether an account exists.
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

/** Tells somebody that their password was changed. */
export const mailPasswordChanged = defineMail({
  name: 'mail-password-changed',
  hours: 72,
  facts: person,
  async write({ userID }, { db }, link) {
    const owner = await findPerson.first(db, { id: userID });
    return owner && accountMail('passwordChanged', link(owner, '/forgot-password'));
  },
});

/** Says that a new browser has signed in to the account, and how to end its session. */
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

/** Tells somebody that a way to sign in was added or taken away. */
export const mailSignInMethod = defineMail({
  name: 'mail-sign-in-method',
  hours: 72,
  facts: person.extend({ method: z.enum(signInMethods) }),
  async write({ userID, method }, { db }, link) {
    const owner = await findPerson.first(db, { id: userID });
    return owner && newSignInMethodMail({ ...link(owner, '/account'), method });
  },
});

/** Brings the link that makes an address the account's; to whoever has an account with it already, the news that somebody asked. */
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

/** Tells the old address that another has taken its place, with the link that undoes it. */
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

/** Confirms that an account is deleted; only the job still holds the address. */
export const mailAccountDeleted = defineMail({
  name: 'mail-account-deleted',
  hours: 72,
  facts: address.extend({ firstName: z.string() }),
  async write({ visit, ...gone }, _, link) {
    return accountMail('accountDeleted', { ...link(gone, '/'), url: new URL('/', visit.back).href });
  },
});

/** The mails of this host whose link leads to a page of it. */
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
