import { assetPaths } from '../page/assets.ts';
import type { Page } from '../page/document.ts';
import { form, type Problems, problemSummary, submitButton, textField } from '../page/form.ts';
import { html } from '../page/html.ts';
import { looks } from '../page/looks.ts';
import { passkeyBox } from '../page/passkey-box.ts';
import { closing, notice, pageLink, small } from '../page/text.ts';
import type { Visit } from '../visit.ts';

export interface LoginView {
  readonly email?: string;
  readonly problems?: Problems;
  /** A message above the form, such as that the password was changed. */
  readonly news?: string | undefined;
}

/** RT-52: e-mail and password; a passkey where a script can ask for one. */
export function loginPage(visit: Visit, { email = '', problems = {}, news }: LoginView): Page {
  const { texts } = visit;
  const { login } = texts;
  const body = html`${news && notice(news)}
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
<div class="${looks.stack('xs')}">
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
${small(pageLink(visit, '/forgot-password', login.forgot))}
</div>
${submitButton(login.submit)}`,
)}
${passkeyBox(login)}
${closing(html`${login.noAccount} ${pageLink(visit, '/register', login.register)}`)}`;
  return {
    title: login.title,
    lead: login.lead,
    body,
    faulty: Object.keys(problems).length > 0,
    scripts: [assetPaths.passkeyLogin],
  };
}
