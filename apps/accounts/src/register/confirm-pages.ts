import { fillIn } from '@wbn/mail/fill-in.ts';
import type { Page } from '../page/document.ts';
import { form, type Problems, pageLink, problemSummary, submitButton, textField } from '../page/form.ts';
import { html } from '../page/html.ts';
import type { Visit } from '../visit.ts';

/** After registering: a message is on its way. */
export function sentPage(visit: Visit, email: string | undefined, outbox: boolean): Page {
  const { sent } = visit.texts;
  const again =
    email &&
    form(
      visit,
      '/verify-email/resend',
      html`<input type="hidden" name="email" value="${email}">
<button class="button button-quiet" type="submit">${sent.again}</button>`,
    );
  const body = html`<p class="lead">${email ? fillIn(sent.lead, { email }) : sent.leadUnknown}</p>
<p>${sent.lifetime}</p>
<p class="quiet">${sent.nothing}</p>
${again}
${outbox && html`<p class="notice">${html`<a href="/outbox">${sent.outbox}</a>`}</p>`}
<p class="other">${pageLink(visit, '/register', sent.otherAddress)}</p>`;
  return { title: sent.title, body };
}

/** Where the link of the mail leads. Opening it changes nothing: programs that check mails open links too. */
export function confirmPage(
  visit: Visit,
  given: { token: string; email: string; asksPassword: boolean },
  problems: Problems = {},
): Page {
  const { texts } = visit;
  const { verify } = texts;
  const password =
    given.asksPassword &&
    html`<p>${verify.otherBrowser}</p>
${textField(texts, { name: 'password', label: texts.password, type: 'password', autocomplete: 'current-password', autofocus: true }, problems)}`;
  const body = html`<p class="lead">${fillIn(verify.lead, { email: given.email })}</p>
${problemSummary(texts, problems)}
${form(
  visit,
  '/verify-email',
  html`<input type="hidden" name="token" value="${given.token}">
${password}
${submitButton(verify.submit)}`,
)}`;
  return { title: verify.title, body, faulty: Object.keys(problems).length > 0 };
}

/** A link that does not work any more. */
export function usedLinkPage(visit: Visit): Page {
  const { verify, login } = visit.texts;
  const body = html`<p class="lead">${verify.usedLead}</p>
<p class="choices">${pageLink(visit, '/login', login.submit)} ${pageLink(visit, '/verify-email/resend', verify.resend)}</p>`;
  return { title: verify.used, body };
}

/** Asks for the address that a new link is sent to. */
export function resendPage(visit: Visit, email = '', problems: Problems = {}): Page {
  const { texts } = visit;
  const { verify } = texts;
  const body = html`<p class="lead">${verify.resendLead}</p>
${problemSummary(texts, problems)}
${form(
  visit,
  '/verify-email/resend',
  html`${textField(texts, { name: 'email', label: texts.email, type: 'email', value: email, autocomplete: 'email', autofocus: true }, problems)}
${submitButton(verify.resend)}`,
)}
<p class="other">${pageLink(visit, '/login', texts.forgot.backToLogin)}</p>`;
  return { title: verify.resendTitle, body, faulty: Object.keys(problems).length > 0 };
}
