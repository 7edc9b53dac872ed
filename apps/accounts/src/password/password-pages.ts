import type { Page } from '../page/document.ts';
import { form, type Problems, submitButton, textField } from '../page/form.ts';
import { html } from '../page/html.ts';
import { backToAccount, choices, closing, link, notice, pageButton, pageLink } from '../page/text.ts';
import type { Visit } from '../visit.ts';

export function forgotPage(visit: Visit, email = '', problems: Problems = {}): Page {
  const { texts } = visit;
  const { title, lead, submit, backToLogin } = texts.forgot;
  const body = html`${form(
    visit,
    '/forgot-password',
    html`${textField(texts, { name: 'email', label: texts.email, type: 'email', value: email, autocomplete: 'username', autofocus: true }, problems)}
${submitButton(submit)}`,
  )}
${closing(pageLink(visit, '/login', backToLogin))}`;
  return { title, lead, body, problems };
}

/** Shows the same text whether or not there is an account. */
export function forgotSentPage(visit: Visit, outbox: boolean): Page {
  const { forgot, sent } = visit.texts;
  const body = html`<p>${sent.nothing}</p>
${outbox && notice(link('/outbox', sent.outbox))}
${choices(pageButton(visit, '/login', forgot.backToLogin), pageLink(visit, '/forgot-password', sent.again))}`;
  return { title: forgot.sentTitle, lead: forgot.sentLead, body };
}

export function resetPage(visit: Visit, token: string, problems: Problems = {}): Page {
  const { texts } = visit;
  const { title, lead, submit } = texts.reset;
  const body = html`${form(
    visit,
    '/reset-password',
    html`<input type="hidden" name="token" value="${token}">
${textField(texts, { name: 'password', label: texts.newPassword, type: 'password', autocomplete: 'new-password', hint: texts.register.passwordHint, autofocus: true }, problems)}
${submitButton(submit)}`,
  )}`;
  return { title, lead, body, problems };
}

export function usedResetPage(visit: Visit): Page {
  const { reset, forgot } = visit.texts;
  const body = choices(
    pageButton(visit, '/forgot-password', reset.askAgain),
    pageLink(visit, '/login', forgot.backToLogin),
  );
  return { title: reset.used, lead: reset.usedLead, body };
}

/** `email` lets password managers store the new password with it. */
export function changePage(visit: Visit, email: string, problems: Problems = {}): Page {
  const { texts } = visit;
  const { title, lead, submit } = texts.change;
  const body = html`${form(
    visit,
    '/account/password',
    html`<input type="text" name="username" value="${email}" autocomplete="username" readonly hidden>
${textField(texts, { name: 'currentPassword', label: texts.currentPassword, type: 'password', autocomplete: 'current-password', autofocus: true }, problems)}
${textField(texts, { name: 'password', label: texts.newPassword, type: 'password', autocomplete: 'new-password', hint: texts.register.passwordHint }, problems)}
${submitButton(submit)}`,
  )}
${backToAccount(visit)}`;
  return { title, lead, body, problems };
}
