import { passwordField } from '../account/page-parts.ts';
import { confirmStaffPath } from '../desk-session/go-on-to-desk.ts';
import { assetPaths } from '../page/assets.ts';
import type { Page } from '../page/document.ts';
import { form, type Problems, passkeyBox, submitButton, textField } from '../page/form.ts';
import { html } from '../page/html.ts';
import { choices, closing, pageButton, pageLink, small } from '../page/text.ts';
import type { Visit } from '../visit.ts';

interface ConfirmStaffView {
  readonly password: boolean;
  readonly code: boolean;
  /** The account that is signed in. */
  readonly email: string;
  readonly problems: Problems;
}

/** Asks staff for their second factor, and for the password when a session at the desk begins. */
export function confirmStaffPage(visit: Visit, { password, code, email, problems }: ConfirmStaffView): Page {
  const { texts } = visit;
  const words = texts.staff.confirm;
  const codeField = textField(
    texts,
    {
      name: 'code',
      label: words.code,
      hint: words.codeHint,
      autocomplete: 'one-time-code',
      autofocus: !password,
    },
    problems,
  );
  const body = html`${
    code &&
    form(
      visit,
      confirmStaffPath,
      html`${password && passwordField(visit, problems)}
${codeField}
${submitButton(words.submit)}`,
    )
  }
${!code && form(visit, confirmStaffPath, small(words.passkeyOnly))}
${passkeyBox({ ...texts.login, ...(!code && { or: '' }) })}
${closing(html`${email} · ${pageLink(visit, '/account', texts.account.title)}`)}`;
  return {
    title: words.title,
    lead: password ? words.leadPassword : words.lead,
    body,
    problems,
    scripts: [assetPaths.passkey],
  };
}

/** For staff without a second factor: they set one up and then go on. */
export function setUpFactorPage(visit: Visit): Page {
  const { setUp } = visit.texts.staff;
  const body = choices(
    pageButton(visit, '/account/two-factor', setUp.app),
    pageLink(visit, '/account/passkeys', setUp.passkey),
  );
  return { title: setUp.title, lead: setUp.lead, body };
}
