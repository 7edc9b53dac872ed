import { fillIn } from '@wbn/mail/fill-in.ts';
import type { Page } from '../page/document.ts';
import { type Field, form, type Problems, submitButton, textField } from '../page/form.ts';
import { type Html, html } from '../page/html.ts';
import { looks } from '../page/looks.ts';
import { choices, pageButton, small } from '../page/text.ts';
import type { RegisterFields } from '../register/register-fields.ts';
import type { Visit } from '../visit.ts';
import type { StaffInvitationRow } from './staff-invitation.sql.ts';

export const staffInvitationPath = '/staff/invitation';

function page(
  visit: Visit,
  { email, role, inviter }: StaffInvitationRow,
  body: Html,
  problems?: Problems,
): Page {
  const words = visit.texts.staff.invitation;
  const lead = fillIn(words.lead, { name: inviter, email, role: words.roles[role] });
  return { title: words.title, lead, body, ...(problems && { problems }) };
}

/** For whoever is signed in with the invited address. */
export function acceptPage(visit: Visit, invitation: StaffInvitationRow): Page {
  return page(
    visit,
    invitation,
    form(visit, staffInvitationPath, submitButton(visit.texts.staff.invitation.accept)),
  );
}

/** For whoever is signed in with another address. */
export function otherAccountPage(visit: Visit, invitation: StaffInvitationRow, own: string): Page {
  const { account, staff } = visit.texts;
  const body = html`<p>${fillIn(staff.invitation.otherAccount, { email: own })}</p>
${form(visit, '/sign-out', submitButton(account.signOut, 'secondary'))}`;
  return page(visit, invitation, body);
}

/** For visitors whose address has an account. */
export function signInPage(visit: Visit, invitation: StaffInvitationRow): Page {
  const words = visit.texts.staff.invitation;
  const toLogin = { ...visit, next: staffInvitationPath };
  const body = html`<p>${fillIn(words.signInLead, { email: invitation.email })}</p>
${choices(pageButton(toLogin, '/login', words.signIn))}`;
  return page(visit, invitation, body);
}

/** For visitors whose address has none: they make one. The link of the mail has proved the address. */
export function newAccountPage(
  visit: Visit,
  invitation: StaffInvitationRow,
  { firstName, lastName }: Pick<RegisterFields, 'firstName' | 'lastName'>,
  problems: Problems = {},
): Page {
  const { texts } = visit;
  const words = texts.staff.invitation;
  const field = (given: Field) => textField(texts, given, problems);
  const body = form(
    visit,
    staffInvitationPath,
    html`${small(words.register)}
<input type="hidden" name="email" value="${invitation.email}" autocomplete="username">
<div class="${looks.page.pair}">
${field({ name: 'firstName', label: texts.firstName, value: firstName, autocomplete: 'given-name', autofocus: true })}
${field({ name: 'lastName', label: texts.lastName, value: lastName, autocomplete: 'family-name' })}
</div>
${field({ name: 'password', label: texts.password, type: 'password', autocomplete: 'new-password', hint: texts.register.passwordHint })}
${submitButton(words.submit)}`,
  );
  return page(visit, invitation, body, problems);
}

/** For a link that was used, has expired, or whose invitation was withdrawn. */
export function goneInvitationPage(visit: Visit): Page {
  const { gone, goneLead } = visit.texts.staff.invitation;
  const toDesk = visit.isDesk && { body: choices(pageButton(visit, '/login', visit.texts.staff.goOn)) };
  return { title: gone, lead: goneLead, ...toDesk };
}
