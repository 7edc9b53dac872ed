import { newSignInMethodMail, type SignInMethod } from '@wbn/mail/templates/account-mail.ts';
import { linkMail } from '../account-post.ts';
import type { Host } from '../host.ts';
import { findPerson } from '../people.sql.ts';
import type { Visit } from '../visit.ts';

/** Tells somebody that a way to sign in was added or taken away. */
export async function sendMethodMail(
  host: Host,
  visit: Visit,
  userID: string,
  method: SignInMethod,
): Promise<void> {
  const person = await findPerson(host.db, userID);
  if (!person) return;
  const to = { to: person.email, firstName: person.firstName };
  const mail = linkMail(visit, host.settings.accountsUrl, to, '/account');
  host.post.run(() => host.post.send(newSignInMethodMail({ ...mail, method })));
}
