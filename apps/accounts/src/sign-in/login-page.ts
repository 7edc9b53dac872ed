import type { Page } from '../page/document.ts';
import {
  form,
  notice,
  type Problems,
  pageLink,
  problemSummary,
  submitButton,
  textField,
} from '../page/form.ts';
import { html } from '../page/html.ts';
import type { Visit } from '../visit.ts';

export interface LoginView {
  readonly email?: string;
  readonly problems?: Problems;
  /** Good news to begin with, such as a changed password. */
  readonly news?: string | undefined;
}

/** RT-52: e-mail and password; a passkey where a script can ask for one. */
export function loginPage(visit: Visit, { email = '', problems = {}, news }: LoginView): Page {
  const { texts } = visit;
  const { login } = texts;
  const body = html`<p class="lead">${login.lead}</p>
${news && notice(news)}
${problemSummary(texts, problems)}
${form(
  visit,
  '/login',
  html`${textField(
    texts,
    {
      name: 'email',
      label: texts.email,
      type: 'email',
      value: email,
      autocomplete: 'username webauthn',
      autofocus: email === '',
    },
    problems,
  )}
${textField(
  texts,
  {
    name: 'password',
    label: texts.password,
    type: 'password',
    autocomplete: 'current-password',
    autofocus: email !== '',
  },
  problems,
)}
<p class="aside">${pageLink(visit, '/forgot-password', login.forgot)}</p>
${submitButton(login.submit)}`,
)}
<div class="passkey" id="passkey" hidden>
<p class="or"><span>${login.or}</span></p>
<button class="button button-quiet" type="button" id="passkey-button">${login.passkey}</button>
<p class="problem" id="passkey-problem" role="status" hidden>${login.passkeyFailed}</p>
</div>
<p class="other">${login.noAccount} ${pageLink(visit, '/register', login.register)}</p>`;
  return {
    title: login.title,
    body,
    faulty: Object.keys(problems).length > 0,
    scripts: ['/passkey-login.js'],
  };
}
