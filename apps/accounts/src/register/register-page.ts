import type { Page } from '../page/document.ts';
import { type Field, form, type Problems, problemSummary, submitButton, textField } from '../page/form.ts';
import { html } from '../page/html.ts';
import { looks } from '../page/looks.ts';
import { closing, link, pageLink, small } from '../page/text.ts';
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
  const siteLink = (path: string, text: string) => link(new URL(path, back).href, text);
  const field = (options: Field) => textField(texts, options, problems);
  const body = html`${problemSummary(texts, problems)}
${form(
  visit,
  '/register',
  html`<div class="${looks.page.pair}">
${field({ name: 'firstName', label: texts.firstName, value: given.firstName, autocomplete: 'given-name', autofocus: true })}
${field({ name: 'lastName', label: texts.lastName, value: given.lastName, autocomplete: 'family-name' })}
</div>
${field({ name: 'companyName', label: texts.companyName, value: given.companyName, autocomplete: 'organization', optional: true })}
${field({ name: 'email', label: texts.email, type: 'email', value: given.email, autocomplete: 'email', hint: words.emailHint })}
${field({ name: 'password', label: texts.password, type: 'password', autocomplete: 'new-password', hint: words.passwordHint })}
${small(html`${words.terms} ${siteLink('/terms-and-conditions', words.termsLink)} · ${siteLink('/privacy-policy', words.privacyLink)}`)}
${submitButton(words.submit)}`,
)}
${closing(html`${words.haveAccount} ${pageLink(visit, '/login', words.login)}`)}`;
  return { title: words.title, lead: words.lead, body, faulty: Object.keys(problems).length > 0 };
}
