import { fillIn } from '@wbn/mail/fill-in.ts';
import { confirmPath, emailPath, undoPath } from '../../mails/account-mails.ts';
import type { Page } from '../../page/document.ts';
import { form, type Problems, submitButton, textField } from '../../page/form.ts';
import { html } from '../../page/html.ts';
import { backToAccount, choices, link, notice, pageButton, pageLink } from '../../page/text.ts';
import type { Visit } from '../../visit.ts';
import { wordsOf } from '../member-texts.ts';
import { passwordField } from '../page-parts.ts';

export interface EmailView {
  readonly email: string;
  /** The submitted address. */
  readonly given?: string;
  /** The address whose link has not been opened. */
  readonly waiting?: string | undefined;
  /** Whether mails can be read in the outbox. */
  readonly outbox: boolean;
  readonly problems?: Problems;
}

/** The form for a new address; shows where a link was sent. */
export function emailPage(visit: Visit, view: EmailView): Page {
  const { texts } = visit;
  const words = wordsOf(visit).email;
  const { email, given = '', waiting, outbox, problems = {} } = view;
  const body = html`${waiting && notice(html`${fillIn(words.sent, { email: waiting })} ${texts.sent.nothing}`)}
${waiting && outbox && notice(link('/outbox', texts.sent.outbox))}
${form(
  visit,
  emailPath,
  html`${textField(texts, { name: 'email', label: words.label, type: 'email', value: given, hint: words.hint, autocomplete: 'email', autofocus: !waiting }, problems)}
${submitButton(words.submit)}`,
)}
${backToAccount(visit)}`;
  const lead = fillIn(words.lead, { email });
  return { title: words.title, lead, body, problems };
}

interface LinkView {
  readonly token: string;
  readonly email: string;
  readonly problems?: Problems;
}

/** The page of the link to the new address. Opening it changes nothing, because programs that check mails open links too. */
export function confirmChangePage(visit: Visit, view: LinkView & { readonly asksPassword: boolean }): Page {
  const words = wordsOf(visit).email;
  const { token, email, asksPassword, problems = {} } = view;
  const body = html`${form(
    visit,
    confirmPath,
    html`<input type="hidden" name="token" value="${token}">
${asksPassword && html`<p>${words.otherBrowser}</p>${passwordField(visit, problems)}`}
${submitButton(words.confirm)}`,
  )}`;
  const lead = fillIn(words.confirmLead, { email });
  return { title: words.confirmTitle, lead, body, problems };
}

/** The page of the link to the old address; opening it changes nothing either. */
export function undoPage(visit: Visit, { token, email }: LinkView): Page {
  const words = wordsOf(visit).email;
  const body = form(
    visit,
    undoPath,
    html`<input type="hidden" name="token" value="${token}">
${submitButton(words.undo, 'danger')}`,
  );
  return { title: words.undoTitle, lead: fillIn(words.undoLead, { email }), body };
}

/** The page for an invalid link. */
export function usedChangePage(visit: Visit): Page {
  const words = wordsOf(visit).email;
  const body = choices(
    pageButton(visit, emailPath, words.title),
    pageLink(visit, '/forgot-password', visit.texts.login.forgot),
  );
  return { title: words.used, lead: words.usedLead, body };
}
