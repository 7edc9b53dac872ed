import type { Page } from '../page/document.ts';
import {
  type Field,
  form,
  type Problems,
  pageLink,
  problemSummary,
  submitButton,
  textField,
} from '../page/form.ts';
import { html } from '../page/html.ts';
import type { Visit } from '../visit.ts';

export interface RegisterFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
}

const empty: RegisterFields = { firstName: '', lastName: '', companyName: '', email: '' };

/** RT-52: what it takes to open an account. What was typed stays, but for the password. */
export function registerPage(visit: Visit, given: RegisterFields = empty, problems: Problems = {}): Page {
  const { texts, back } = visit;
  const words = texts.register;
  const field = (options: Field) => textField(texts, options, problems);
  const body = html`<p class="lead">${words.lead}</p>
${problemSummary(texts, problems)}
${form(
  visit,
  '/register',
  html`<div class="pair">
${field({ name: 'firstName', label: texts.firstName, value: given.firstName, autocomplete: 'given-name', autofocus: true })}
${field({ name: 'lastName', label: texts.lastName, value: given.lastName, autocomplete: 'family-name' })}
</div>
${field({ name: 'companyName', label: texts.companyName, value: given.companyName, autocomplete: 'organization', optional: true })}
${field({ name: 'email', label: texts.email, type: 'email', value: given.email, autocomplete: 'email', hint: words.emailHint })}
${field({ name: 'password', label: texts.password, type: 'password', autocomplete: 'new-password', hint: words.passwordHint })}
<p class="small">${words.terms} <a href="${new URL('/terms-and-conditions', back).href}">${words.termsLink}</a> · <a href="${new URL('/privacy-policy', back).href}">${words.privacyLink}</a></p>
${submitButton(words.submit)}`,
)}
<p class="other">${words.haveAccount} ${pageLink(visit, '/login', words.login)}</p>`;
  return { title: words.title, body, faulty: Object.keys(problems).length > 0 };
}
