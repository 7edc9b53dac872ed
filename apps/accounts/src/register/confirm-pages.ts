import { fillIn } from '@wbn/mail/fill-in.ts';
import type { Page } from '../page/document.ts';
import { form, type Problems, problemSummary, submitButton, textField } from '../page/form.ts';
import { html } from '../page/html.ts';
import { choices, closing, link, notice, pageLink } from '../page/text.ts';
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
${submitButton(sent.again, 'secondary')}`,
    );
  const body = html`<p>${sent.lifetime}</p>
<p>${sent.nothing}</p>
${again}
${outbox && notice(link('/outbox', sent.outbox))}
${closing(pageLink(visit, '/register', sent.otherAddress))}`;
  return { title: sent.title, lead: email ? fillIn(sent.lead, { email }) : sent.leadUnknown, body };
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
  const body = html`${problemSummary(texts, problems)}
${form(
  visit,
  '/verify-email',
  html`<input type="hidden" name="token" value="${given.token}">
${password}
${submitButton(verify.submit)}`,
)}`;
  const lead = fillIn(verify.lead, { email: given.email });
  return { title: verify.title, lead, body, faulty: Object.keys(problems).length > 0 };
}

/** A link that does not work any more. */
export function usedLinkPage(visit: Visit): Page {
  const { verify, login } = visit.texts;
  const body = choices(
    pageLink(visit, '/login', login.submit),
    pageLink(visit, '/verify-email/resend', verify.resend),
  );
  return { title: verify.used, lead: verify.usedLead, body };
}

/** Asks for the address that a new link is sent to. */
export function resendPage(visit: Visit, email = '', problems: Problems = {}): Page {
  const { texts } = visit;
  const { verify } = texts;
  const body = html`${problemSummary(texts, problems)}
${form(
  visit,
  '/verify-email/resend',
  html`${textField(texts, { name: 'email', label: texts.email, type: 'email', value: email, autocomplete: 'email', autofocus: true }, problems)}
${submitButton(verify.resend)}`,
)}
${closing(pageLink(visit, '/login', texts.forgot.backToLogin))}`;
  return {
    title: verify.resendTitle,
    lead: verify.resendLead,
    body,
    faulty: Object.keys(problems).length > 0,
  };
}
