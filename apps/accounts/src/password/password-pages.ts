import type { Page } from '../page/document.ts';
import { form, type Problems, pageLink, problemSummary, submitButton, textField } from '../page/form.ts';
import { html } from '../page/html.ts';
import type { Visit } from '../visit.ts';

export function forgotPage(visit: Visit, email = '', problems: Problems = {}): Page {
  const { texts } = visit;
  const body = html`<p class="lead">${texts.forgot.lead}</p>
${problemSummary(texts, problems)}
${form(
  visit,
  '/forgot-password',
  html`${textField(texts, { name: 'email', label: texts.email, type: 'email', value: email, autocomplete: 'username', autofocus: true }, problems)}
${submitButton(texts.forgot.submit)}`,
)}
<p class="other">${pageLink(visit, '/login', texts.forgot.backToLogin)}</p>`;
  return { title: texts.forgot.title, body, faulty: Object.keys(problems).length > 0 };
}

/** Says the same whether or not there is an account. */
export function forgotSentPage(visit: Visit, outbox: boolean): Page {
  const { forgot, sent } = visit.texts;
  const body = html`<p class="lead">${forgot.sentLead}</p>
<p class="quiet">${sent.nothing}</p>
${outbox && html`<p class="notice"><a href="/outbox">${sent.outbox}</a></p>`}
<p class="choices">${pageLink(visit, '/login', forgot.backToLogin)} ${pageLink(visit, '/forgot-password', sent.again)}</p>`;
  return { title: forgot.sentTitle, body };
}

export function resetPage(visit: Visit, token: string, problems: Problems = {}): Page {
  const { texts } = visit;
  const body = html`<p class="lead">${texts.reset.lead}</p>
${problemSummary(texts, problems)}
${form(
  visit,
  '/reset-password',
  html`<input type="hidden" name="token" value="${token}">
${textField(texts, { name: 'password', label: texts.newPassword, type: 'password', autocomplete: 'new-password', hint: texts.register.passwordHint, autofocus: true }, problems)}
${submitButton(texts.reset.submit)}`,
)}`;
  return { title: texts.reset.title, body, faulty: Object.keys(problems).length > 0 };
}

export function usedResetPage(visit: Visit): Page {
  const { reset, forgot } = visit.texts;
  const body = html`<p class="lead">${reset.usedLead}</p>
<p class="choices">${pageLink(visit, '/forgot-password', reset.askAgain)} ${pageLink(visit, '/login', forgot.backToLogin)}</p>`;
  return { title: reset.used, body };
}

/** `email` is for password managers: they keep the new password with it. */
export function changePage(visit: Visit, email: string, problems: Problems = {}): Page {
  const { texts } = visit;
  const body = html`<p class="lead">${texts.change.lead}</p>
${problemSummary(texts, problems)}
${form(
  visit,
  '/account/password',
  html`<input type="text" name="username" value="${email}" autocomplete="username" readonly hidden>
${textField(texts, { name: 'currentPassword', label: texts.currentPassword, type: 'password', autocomplete: 'current-password', autofocus: true }, problems)}
${textField(texts, { name: 'password', label: texts.newPassword, type: 'password', autocomplete: 'new-password', hint: texts.register.passwordHint }, problems)}
${submitButton(texts.change.submit)}`,
)}
<p class="other">${pageLink(visit, '/account', texts.account.title)}</p>`;
  return { title: texts.change.title, body, faulty: Object.keys(problems).length > 0 };
}
